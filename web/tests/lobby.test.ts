import { describe, expect, it } from "vitest";
import type { Table } from "../src/api/types";
import { namesIn, seatsAround } from "../src/lib/people";
import { asked, EVERYTHING, withPresence, yours } from "../src/stores/lobby.svelte";

const seat = (name: string, online: boolean) => ({ name, online }) as Table["seats"][number];
const table = (change: Partial<Table>) => ({ status: "active", acting: [], you: { seats: [] }, seats: [], ...change }) as unknown as Table;

describe("what the server is asked for", () => {
  it("is everything, if nothing is looked for", () => {
    expect(Object.values(asked(EVERYTHING)).filter((one) => one !== undefined)).toEqual([]);
  });

  it("names what is looked for, and nothing else", () => {
    expect(asked({ view: "running", title: "1849", company: "bots", words: " Ann " })).toMatchObject({ status: "active", title: "1849", with: "bots", q: "Ann" });
    expect(asked({ ...EVERYTHING, view: "turn" })).toMatchObject({ turn: true, status: undefined });
    expect(asked({ ...EVERYTHING, view: "archived" })).toMatchObject({ archived: true, status: undefined });
  });
});

describe("a table in the lobby", () => {
  it("waits for the reader only while the game runs", () => {
    const you = { seats: ["Ann"] } as Table["you"];
    expect(yours(table({ acting: ["Ann"], you }))).toBe(true);
    expect(yours(table({ acting: ["Bob"], you }))).toBe(false);
    expect(yours(table({ acting: ["Ann"], you, status: "finished" }))).toBe(false);
  });

  it("is left by those who go, too", () => {
    const before = table({ seats: [seat("Ann", true), seat("Bob", false)] });
    const now = withPresence(before, { online: ["Bob"], watching: 3 });
    expect(now.seats.map((one) => one.online)).toEqual([false, true]);
    expect(now.watching).toBe(3);
  });
});

describe("people around one screen", () => {
  it("have the names that were typed, each once", () => {
    expect(namesIn(" Ann, Bob ;Eve,, Ann")).toEqual(["Ann", "Bob", "Eve"]);
  });

  it("are as many as the title needs, and nobody is called twice", () => {
    const seats = seatsAround(["Player 1"], 3, (number) => `Player ${number}`);
    expect(seats).toEqual([
      { kind: "me", name: "Player 1" },
      { kind: "local", name: "Player 2" },
      { kind: "local", name: "Player 3" },
    ]);
  });
});
