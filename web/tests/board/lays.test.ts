import { describe, expect, it } from "vitest";
import { bestOf, hexOf, readLay, refusedAt, refusedTiles, spotsOf, tilesOf, turnsOf, withNumber } from "../../src/board/lays";
import { choice, lay, menu } from "./table";

describe("the menu, sorted for the map", () => {
  it("reads a lay, even of a tile with a colon in its name", () => {
    expect(readLay("57:2")).toEqual({ tile: "57", rotation: 2 });
    expect(readLay("X:1:5")).toEqual({ tile: "X:1", rotation: 5 });
  });

  it("finds the hex of a lay, of a station and of a station to be bought", () => {
    expect(hexOf(lay("B2", "57:0", 0))).toBe("B2");
    expect(hexOf(choice({ type: "place_token", by: "PRR", stop: "A1.0" }))).toBe("A1");
    expect(hexOf(choice({ type: "buy_token", by: "PRR", slot: "A1.0.1", price: 1 }))).toBe("A1");
  });

  it("puts the best-ranked lay first and turns in the order of the edges", () => {
    const spot = spotsOf(menu([lay("B2", "57:4", 2), lay("B2", "57:1", 1), lay("B2", "6:0", 0)])).get("B2")!;
    expect(tilesOf(spot.flows[0]!)).toEqual(["6", "57"]);
    expect(bestOf(spot.flows[0]!, "57")?.rotation).toBe(1);
    expect(turnsOf(spot.flows[0]!, "57").map((one) => one.rotation)).toEqual([1, 4]);
  });

  it("keeps lays by right of a private apart from ordinary ones", () => {
    const right = choice({ type: "lay_private_tile", by: "PRR", private: "CS", hex: "B2", lay: "57:0" });
    const spot = spotsOf(menu([lay("B2", "57:0", 0), right])).get("B2")!;
    expect(spot.flows.map((flow) => [flow.key, flow.private])).toEqual([
      ["lay_tile", ""],
      ["lay_private_tile:CS", "CS"],
    ]);
  });

  it("leaves alone what is not done on the map", () => {
    expect(spotsOf(menu([choice({ type: "pass", by: "PRR" })])).size).toBe(0);
    expect(spotsOf(null).size).toBe(0);
  });

  it("names each refused tile once, with its most frequent reason, and not one that may be laid", () => {
    const refusal = (code: string, message: string, rotations: number[]) => ({
      ...lay("B2", code, 0), code: "x", rule: "1830-TR.3", message, about: { hex: "B2", rotations, all: false },
    });
    const told = menu([], [refusal("8:0", "off the map", [0]), refusal("8:1", "does not connect", [1, 2]), refusal("57:0", "x", [0])]);
    const found = refusedTiles(refusedAt(told, "B2"), "", new Set(["57"]));
    expect(found.map((one) => [one.tile, one.message])).toEqual([["8", "does not connect"]]);
    expect(refusedAt(told, "A1")).toEqual([]);
  });

  it("puts the rarest reason first: it tells more than that most tiles do not fit", () => {
    const one = (tile: string, message: string) => ({ tile, message, rotations: [0], private: "", rule: "r", nearest: false });
    const found = refusedTiles([one("1", "no"), one("2", "no"), one("3", "too dear")], "", new Set());
    expect(found.map((refused) => refused.tile)).toEqual(["3", "1", "2"]);
  });

  it("tells what shuts the whole hex without a tile", () => {
    const shut = { ...lay("B2", "8:0", 0), code: "x", rule: "r", message: "closed by CS", about: { all: true, rotations: [] } };
    expect(refusedAt(menu([], [shut]), "B2")[0]?.tile).toBe("");
  });

  it("fills in an open number, inside the deal of an offer", () => {
    const plain = choice({ type: "bid", by: "@Ann", amount: 5 }, { field: "amount" });
    expect(withNumber(plain, 25).action["amount"]).toBe(25);
    const deal = { type: "buy_token", by: "PRR", slot: "A1.0.0", price: 1 };
    const offer = choice({ type: "offer", by: "PRR", deal }, { field: "price", offer: true });
    expect(withNumber(offer, 40).action).toEqual({ type: "offer", by: "PRR", deal: { ...deal, price: 40 } });
  });

  it("shows of turns that come to the same the first", () => {
    const [first, second] = [lay("A1", "57:0", 0), lay("A1", "57:3", 1)];
    const same = { ...second, about: { ...second.about, same_as: 0 } };
    const lays = spotsOf(menu([first, same])).get("A1")?.flows[0]?.lays;
    expect(lays?.map((one) => [one.rotation, one.alike])).toEqual([[0, [3]]]);
  });
});
