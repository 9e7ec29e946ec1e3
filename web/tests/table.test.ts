import { describe, expect, it } from "vitest";
import type { HistoryRow, Move, TitleCard } from "../src/api/types";
import { patience } from "../src/api/stream";
import { inkOn } from "../src/lib/colours";
import { doubled, lacking, profilesWith, seatsFor, seatsWith, toggled } from "../src/lib/newgame";
import { blocks, pieces } from "../src/lib/prose";
import { match } from "../src/router.svelte";
import { chapters, mergeHistory, stepFrom, stepsOf } from "../src/table/history";
import { tabsFor } from "../src/table/tabs";

function row(ply: number, change: Partial<HistoryRow> = {}): HistoryRow {
  const round = { kind: "stock", turn: 1, number: 1, of: 1, phase: "2" };
  return { ply, kind: "action", action: { type: "pass", by: "@Ann" }, by: "@Ann", user: null, at: 0, round, undone: false, ...change };
}

describe("the history", () => {
  const rows = [row(1), row(2, { undone: true }), row(3, { kind: "undo" }), row(4), row(5, { round: { kind: "operating", turn: 1, number: 1, of: 1, phase: "2" } })];

  it("stops at the beginning and at the moves that count", () => {
    expect(stepsOf(rows)).toEqual([0, 1, 4, 5]);
  });

  it("steps from wherever one is", () => {
    const steps = stepsOf(rows);
    expect([stepFrom(steps, 4, -1), stepFrom(steps, 4, 1), stepFrom(steps, 2, 1), stepFrom(steps, 0, -1), stepFrom(steps, 5, 1)]).toEqual([1, 5, 4, 0, 5]);
  });

  it("steps back from the present though what was done last is undone", () => {
    expect(stepFrom([0, 1, 4], 6, -1)).toBe(1);
    expect(stepFrom([0], 2, -1)).toBe(0);
  });

  it("grows with the stream", () => {
    const told = (change: object) => ({ ply: 6, kind: "action", action: null, user: null, gone: [], back: [], table: { round: rows[4]?.round }, ...change }) as unknown as Move;
    expect(stepsOf(mergeHistory(rows, told({}), 0))).toEqual([0, 1, 4, 5, 6]);
    expect(stepsOf(mergeHistory(rows, told({ kind: "undo", gone: [5, 4] }), 0))).toEqual([0, 1]);
    expect(stepsOf(mergeHistory(rows, told({ kind: "redo", back: [2] }), 0))).toEqual([0, 1, 2, 4, 5]);
    expect(mergeHistory(rows, told({ ply: 5 }), 0)).toHaveLength(5);
  });

  it("knows where rounds begin", () => {
    expect(chapters(rows).map((one) => [one.ply, one.round.kind])).toEqual([
      [1, "stock"],
      [5, "operating"],
    ]);
  });
});

describe("a new game", () => {
  const card = { options: [{ key: "a", needs: ["b"] }, { key: "b", needs: [] }] } as unknown as TitleCard;

  it("tells which option lacks what", () => {
    expect([...lacking(card, ["a"])]).toEqual([["a", ["b"]]]);
    expect([...lacking(card, ["a", "b"])]).toEqual([]);
    expect([...lacking(card, [])]).toEqual([]);
  });

  it("knows for how many a form of a title is, of which there is one at most", () => {
    const forms = {
      seats: [2, 6],
      profiles: ["book", "site"],
      options: [
        { key: "plain", needs: [], seats: null, profiles: ["book", "site"] },
        { key: "small", needs: [], seats: [2, 3], profiles: ["book"] },
        { key: "first", needs: [], seats: [2, 5], profiles: ["book", "site"] },
      ],
    } as unknown as TitleCard;
    expect(toggled(forms, ["plain", "small"], "first", true)).toEqual(["plain", "first"]);
    expect(toggled(forms, ["first"], "plain", true)).toEqual(["first", "plain"]);
    expect(toggled(forms, ["first", "plain"], "first", false)).toEqual(["plain"]);
    expect([seatsWith(forms, ["plain"]), seatsWith(forms, ["plain", "small"])]).toEqual([[2, 6], [2, 3]]);
    expect([profilesWith(forms, ["plain"]), profilesWith(forms, ["small"])]).toEqual([["book", "site"], ["book"]]);
  });

  it("seats everybody under a name of their own", () => {
    const seats = seatsFor(4, [{ kind: "me", name: "Ada" }], "bot", "naive");
    expect(seats).toHaveLength(4);
    expect(doubled(seats)).toEqual([]);
    expect(seats[1]).toMatchObject({ kind: "bot", bot: "naive" });
    expect(doubled([...seats, { kind: "local", name: "Ada " }])).toEqual(["Ada"]);
    expect(doubled([{ kind: "open", name: "" }, { kind: "open", name: "" }])).toEqual([]);
  });
});

describe("the address", () => {
  it("leads to a page by its pattern", () => {
    expect(match("/table/:id", "/table/a%20b")).toEqual({ id: "a b" });
    expect(match("/table/:id", "/table")).toBeNull();
    expect(match("/new", "/new/")).toEqual({});
    expect(match("/new", "/old")).toBeNull();
  });
});

describe("the text of rules", () => {
  it("becomes pieces, never HTML", () => {
    expect(pieces("a **b** <i> [9.2](#1849-9.2) [x](http://else.where)")).toEqual([
      { kind: "text", text: "a " },
      { kind: "bold", text: "b" },
      { kind: "text", text: " <i> " },
      { kind: "link", text: "9.2", href: "#1849-9.2" },
      { kind: "text", text: " " },
      { kind: "text", text: "x" },
    ]);
  });

  it("has paragraphs, items and tables", () => {
    const found = blocks("one\ntwo\n\n* a\n  b\n* c\n\n| h | k |\n|---|---|\n| 1 | 2 |");
    expect(found.map((block) => [block.kind, block.text])).toEqual([
      ["paragraph", "one two"],
      ["item", "a b"],
      ["item", "c"],
      ["table", ""],
    ]);
    expect(found[3]?.rows).toEqual([
      ["h", "k"],
      ["1", "2"],
    ]);
  });

  it("has examples, with blocks of their own", () => {
    const found = blocks("> *Example.* one\n> two\n>\n> * a\n>\n> | h |\n> |---|\n> | 1 > 0 |");
    expect(found.map((block) => block.kind)).toEqual(["quote"]);
    const inside = blocks(found[0]?.text ?? "");
    expect(inside.map((block) => [block.kind, block.text])).toEqual([
      ["paragraph", "*Example.* one two"],
      ["item", "a"],
      ["table", ""],
    ]);
    expect(inside[2]?.rows).toEqual([["h"], ["1 > 0"]]);
  });
});

describe("small things", () => {
  it("waits longer each time the line is lost", () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 50].map(patience);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(5_000);
  });

  it("writes on a colour so that it can be read", () => {
    expect([inkOn("#ffffff"), inkOn("#000000"), inkOn("#ffd600"), inkOn("#00f")]).toEqual(["#000000", "#ffffff", "#000000", "#ffffff"]);
  });

  it("shows players and log beside the map where there is room", () => {
    expect(tabsFor("wide", "map", true)).not.toContain("log");
    expect(tabsFor("middle", "map", true)).toContain("log");
    expect(tabsFor("phone", "map", true)).toEqual([]);
    expect(tabsFor("phone", "market", true)).toEqual(["ledger", "players", "market", "corporations"]);
    expect(tabsFor("phone", "ledger", false)).toEqual(["ledger", "players", "corporations"]);
    expect(tabsFor("wide", "map", false)).not.toContain("market");
  });
});
