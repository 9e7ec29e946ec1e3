import { describe, expect, it } from "vitest";
import type { Full } from "../src/api/types";
import { agreements, endingOf } from "../src/panel/ending";

/** A table of four, the last a bot; the reader has some seats. */
function table(agreed: string[], seats: string[], more: { over?: boolean; out?: string } = {}): Full {
  const names = ["Ann", "Bob", "Eve", "Robot"];
  return {
    table: {
      seats: names.map((name) => ({ name, kind: name === "Robot" ? "bot" : "human" })),
      you: { seats, owner: false, spectator: seats.length === 0 },
    },
    view: {
      round: { agreed, over: more.over ?? false },
      players: names.map((name) => ({ name, out: name === more.out })),
    },
  } as unknown as Full;
}

describe("the end by agreement", () => {
  it("asks the other people, never bots", () => {
    expect(endingOf(table([], ["Ann"]))).toEqual({ agreed: [], mine: ["Ann"], others: ["Bob", "Eve"] });
  });

  it("knows who has agreed already", () => {
    expect(endingOf(table(["Ann", "Bob"], ["Ann"]))).toEqual({ agreed: ["Ann", "Bob"], mine: [], others: ["Eve"] });
  });

  it("does not ask players who have left", () => {
    expect(endingOf(table([], ["Ann", "Bob"], { out: "Bob" }))).toEqual({ agreed: [], mine: ["Ann"], others: ["Eve"] });
  });

  it("shows spectators how it stands, and lets them send nothing", () => {
    const ending = endingOf(table(["Ann"], []));
    expect(ending).toEqual({ agreed: ["Ann"], mine: [], others: ["Bob", "Eve"] });
    expect(ending && agreements(ending)).toEqual([]);
  });

  it("agrees for all seats at one screen", () => {
    const ending = endingOf(table(["Bob"], ["Ann", "Bob", "Eve"]));
    expect(ending && agreements(ending)).toEqual([
      { type: "end_game", by: "@Ann" },
      { type: "end_game", by: "@Eve" },
    ]);
  });

  it("has nothing to end where the game is over, or has not begun", () => {
    expect(endingOf(table(["Ann"], ["Bob"], { over: true }))).toBeNull();
    expect(endingOf(null)).toBeNull();
  });
});
