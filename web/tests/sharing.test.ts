import { describe, expect, it } from "vitest";
import { alike, sharing } from "../src/lib/sharing";

describe("what is as it was", () => {
  const before = { round: { bank: 7, steps: [{ name: "lay" }] }, players: [{ name: "Ann", cash: 1 }, { name: "Bob", cash: 2 }] };

  it("stays the very object, however deep it lies", () => {
    const now = structuredClone(before);
    now.players[1]!.cash = 3;
    const shown = sharing(before, now);
    expect(shown).toEqual(now);
    expect([shown.round === before.round, shown.players === before.players]).toEqual([true, false]);
    expect([shown.players[0] === before.players[0], shown.players[1] === before.players[1]]).toEqual([true, false]);
  });

  it("is all of it, if nothing has changed", () => {
    expect(sharing(before, structuredClone(before))).toBe(before);
  });

  it("changes neither what was nor what has come", () => {
    const [now, copy] = [{ ...structuredClone(before), players: [] }, structuredClone(before)];
    sharing(before, now);
    expect(before).toEqual(copy);
    expect(now).toEqual({ ...copy, players: [] });
  });

  it("is not what has more or less in it, or is of another sort", () => {
    for (const [one, other] of [[[1, 2], [1]], [[1], [1, 2]], [{ a: 1 }, { a: 1, b: 2 }], [{ a: 1, b: 2 }, { a: 1 }], [[], {}], [null, {}], [{ a: null }, { b: null }]])
      expect([alike(one, other), sharing(one, other)]).toEqual([false, other]);
  });
});
