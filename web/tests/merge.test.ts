import { describe, expect, it } from "vitest";
import type { Full, HexView, LogLine, Move, View } from "../src/api/types";
import { mergeLog, mergeMove, mergeView } from "../src/stores/merge";

const hex = (name: string, tile: string): HexView => ({ name, tile, rotation: 0, laid: false, tokens: [], beside: [], markers: [] });
const line = (ply: number, n: number, text = `${ply}.${n}`): LogLine => ({ ply, n, text, kind: "passed", big: false, at: ply });

const view = {
  round: { kind: "stock", bank: 100 },
  players: [{ name: "Ann", cash: 5 }],
  board: [hex("A1", ""), hex("B2", "7")],
} as unknown as View;

const full = { ply: 3, at: 3, view, table: { ply: 3, acting: ["Ann"], name: "x" }, log: [line(3, 0)], drawings: { A1: { says: "old" } }, menu: null } as unknown as Full;

const move = (change: Partial<Move>): Move => ({
  ply: 4,
  kind: "action",
  user: null,
  action: null,
  gone: [],
  back: [],
  lines: [],
  parts: {},
  drawings: {},
  table: { status: "active", acting: ["Bob"], round: null, result: null },
  menu: null,
  can: { undo: true, redo: false },
  ...change,
});

describe("the view after a move", () => {
  it("has the changed parts and keeps the others", () => {
    const next = mergeView(view, { round: { ...view.round, bank: 90 } });
    expect(next.round.bank).toBe(90);
    expect(next.players).toBe(view.players);
    expect(view.round.bank).toBe(100);
  });

  it("changes only the hexes that are told", () => {
    const next = mergeView(view, { board: [hex("A1", "57")] });
    expect(next.board.map((one) => one.tile)).toEqual(["57", "7"]);
    expect(next.board[1]).toBe(view.board[1]);
  });
});

describe("the log after a move", () => {
  it("loses what is taken back and gains what is new", () => {
    const log = [line(1, 0), line(2, 0), line(2, 1)];
    expect(mergeLog(log, { gone: [2], lines: [line(3, 0)] }).map((one) => one.text)).toEqual(["1.0", "3.0"]);
  });

  it("puts restored lines back where they stood", () => {
    const log = [line(1, 0), line(4, 0)];
    expect(mergeLog(log, { gone: [], lines: [line(2, 1), line(2, 0)] }).map((one) => one.text)).toEqual(["1.0", "2.0", "2.1", "4.0"]);
  });

  it("tells no line twice", () => {
    expect(mergeLog([line(1, 0, "old")], { gone: [], lines: [line(1, 0, "new")] }).map((one) => one.text)).toEqual(["new"]);
  });
});

describe("a move on the table", () => {
  it("advances ply, standing and drawings", () => {
    const next = mergeMove(full, move({ drawings: { B2: { ground: "", front: "", afar: "", says: "new" } }, lines: [line(4, 0)] }));
    if (typeof next === "string") throw new Error(next);
    expect([next.ply, next.at, next.table.ply]).toEqual([4, 4, 4]);
    expect(next.table.acting).toEqual(["Bob"]);
    expect(next.table.name).toBe("x");
    expect(Object.values(next.drawings).map((one) => one.says)).toEqual(["old", "new"]);
    expect(next.log).toHaveLength(2);
    expect(next.can).toEqual({ undo: true, redo: false });
  });

  it("changes nothing when it is known already", () => {
    expect(mergeMove(full, move({ ply: 3 }))).toBe("known");
  });

  it("is not merged over a gap, nor into a table that has not begun", () => {
    expect(mergeMove(full, move({ ply: 5 }))).toBe("missed");
    expect(mergeMove({ ...full, view: null }, move({}))).toBe("missed");
  });
});
