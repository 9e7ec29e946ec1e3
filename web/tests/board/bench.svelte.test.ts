import { describe, expect, it, vi } from "vitest";
import { Bench } from "../../src/board";
import { clicked } from "../../src/board/rundesk.svelte";
import { choice, full, lay, lender, menu, routes } from "./table";

const LAYS = menu([lay("B2", "57:0", 1), lay("B2", "57:3", 2), lay("B2", "14:1", 0), lay("A1", "57:5", 0)]);

describe("laying a tile", () => {
  it("shows the best-ranked lay of the hex that is picked, turns it and takes the next tile", () => {
    const bench = new Bench(() => full(LAYS), lender());
    bench.pick("B2");
    expect([bench.lay?.tile, bench.lay?.rotation]).toEqual(["14", 1]);
    bench.turn(1);
    expect(bench.lay?.rotation).toBe(1);
    bench.nextTile();
    expect([bench.lay?.tile, bench.lay?.rotation]).toEqual(["57", 0]);
    bench.turn(1);
    expect(bench.lay?.rotation).toBe(3);
    bench.turn(1);
    expect(bench.lay?.rotation).toBe(0);
    bench.turn(-1);
    expect(bench.lay?.rotation).toBe(3);
  });

  it("shows the best-ranked lay that leads to the side that was pointed at, of every sort", () => {
    const way = (code: string, rank: number, exits: number[]) => lay("B2", code, rank, { about: { hex: "B2", rank, exits } });
    const right = choice({ type: "lay_private_tile", by: "PRR", private: "CS", hex: "B2", lay: "9:2" }, { about: { hex: "B2", rank: 1, exits: [2, 5] } });
    const first = { ...right, action: { ...right.action, lay: "9:1" }, about: { hex: "B2", rank: 0, exits: [1, 4] } };
    const bench = new Bench(() => full(menu([way("57:0", 1, [0, 3]), way("57:2", 2, [2, 5]), way("14:1", 0, [1, 4]), right, first])), lender());
    bench.pick("B2", undefined, 5);
    expect([bench.lay?.tile, bench.lay?.rotation]).toEqual(["57", 2]);
    bench.chooseFlow("lay_private_tile:CS");
    expect([bench.lay?.tile, bench.lay?.rotation]).toEqual(["9", 2]);
    bench.pick("B2");
    expect([bench.lay?.tile, bench.lay?.rotation]).toEqual(["14", 1]);
  });

  it("goes through every way to lay, tile by tile", () => {
    const bench = new Bench(() => full(LAYS), lender());
    bench.pick("B2");
    const seen = [1, 1, 1, -1].map((by) => (bench.through(by), `${bench.lay?.tile}:${bench.lay?.rotation}`));
    expect(seen).toEqual(["57:0", "57:3", "14:1", "57:3"]);
  });

  it("sends the very action of the menu", async () => {
    const told = lender();
    const bench = new Bench(() => full(LAYS), told);
    bench.pick("A1");
    await bench.commit();
    expect(told.acted).toEqual([LAYS.choices[3]!.action]);
    expect(bench.hex).toBeNull();
  });

  it("keeps the pick if it is refused", async () => {
    const bench = new Bench(() => full(LAYS), lender({ play: () => Promise.resolve(false) }));
    bench.pick("A1");
    await bench.commit();
    expect(bench.hex).toBe("A1");
  });

  it("tells which question was not answered, and why", async () => {
    const refusal = { code: "x", message: "Too dear.", rule: { title: "1830", id: "1830-TR.9", url: "" } };
    const bench = new Bench(() => full(LAYS), lender({ legalAt: () => Promise.reject({ refusal }) }));
    bench.pick("A1");
    await vi.waitFor(() => expect(bench.trouble).toEqual({ message: "Too dear.", rule: "1830-TR.9" }));
  });

  it("forgets the pick when something changes on the table, and not before", () => {
    let [now, moment] = $state.raw([full(LAYS), "now 1"]);
    const bench = new Bench(() => now, lender({ moment: () => moment }));
    bench.pick("B2");
    bench.nextTile();
    now = full(LAYS, 8);
    expect([bench.hex, bench.lay?.tile]).toEqual(["B2", "57"]);
    moment = "now 2";
    expect(bench.hex).toBeNull();
    expect(bench.choice).toBeNull();
  });

  it("offers nothing to a reader of the history", () => {
    const bench = new Bench(() => full(LAYS), lender({ readonly: () => true }));
    expect(bench.spots.size).toBe(0);
  });

  it("asks why other tiles are refused, once per hex", async () => {
    const told = lender();
    const bench = new Bench(() => full(LAYS), told);
    bench.pick("B2");
    await vi.waitFor(() => expect(told.asked).toEqual(["B2"]));
    bench.pick("B2");
    expect(told.asked).toEqual(["B2"]);
  });
});

describe("placing a token", () => {
  const tokens = menu([
    choice({ type: "place_token", by: "PRR", stop: "B2.0" }),
    choice({ type: "place_token", by: "PRR", stop: "B2.1" }),
  ]);

  it("takes the stop that was clicked", () => {
    const bench = new Bench(() => full(tokens), lender());
    bench.pick("B2", 1);
    expect(bench.choice?.action["stop"]).toBe("B2.1");
  });

  it("places at once if the player wants no tick and there is one choice", async () => {
    const told = lender({ confirm: () => false });
    const one = menu([tokens.choices[0]!]);
    new Bench(() => full(one), told).pick("B2", 0);
    await vi.waitFor(() => expect(told.acted).toHaveLength(1));
    new Bench(() => full(tokens), told).pick("B2", 0);
    await Promise.resolve();
    expect(told.acted).toHaveLength(1);
  });
});

describe("a piece chosen by its words", () => {
  const slot = (number: number) =>
    choice({ type: "buy_token", by: "PRR", slot: `B2.0.${number}`, price: 1 }, { field: "price", low: 1, high: 9 });
  const token = choice({ type: "place_token", by: "PRR", stop: "B2.0" });
  const offered = menu([lay("B2", "57:0", 0), slot(0), slot(1), token]);

  it("is that very piece, also where tiles may lie and other pieces share its stop", () => {
    const bench = new Bench(() => full(offered), lender());
    bench.pickPiece(offered.choices[2]!);
    expect(bench.choice).toBe(offered.choices[2]);
    bench.pickPiece(token);
    expect(bench.choice).toBe(token);
  });

  it("is placed when it is chosen again", () => {
    const told = lender();
    const bench = new Bench(() => full(offered), told);
    bench.pickPiece(token);
    expect(told.acted).toEqual([]);
    bench.pickPiece(token);
    expect(told.acted).toEqual([token.action]);
  });

  it("waits for its price even if the player wants no tick", () => {
    const told = lender({ confirm: () => false });
    const bench = new Bench(() => full(menu([slot(0)])), told);
    bench.pick("B2");
    expect(told.acted).toEqual([]);
    expect(bench.choice?.field).toBe("price");
  });
});

describe("par prices", () => {
  it("are found by cell", () => {
    const par = choice({ type: "start_corporation", by: "@Ann", corp: "PRR", cell: "A1" }, { about: { cell: "A1", corp: "PRR" } });
    expect(new Bench(() => full(menu([par])), lender()).pars.get("A1")).toEqual([par]);
  });
});

describe("drawing runs", () => {
  const run = choice({ type: "run_trains", by: "PRR", runs: [] }, { gain: 60 });

  function desk(more = {}) {
    const told = lender(more);
    const bench = new Bench(() => full(menu([run])), told);
    bench.runs.follow();
    return { told, desk: bench.runs };
  }

  it("starts, grows, shrinks and cuts a run", () => {
    expect(clicked([], "a", false)).toEqual(["a"]);
    expect(clicked(["a", "b"], "c", false)).toEqual(["a", "b", "c"]);
    expect(clicked(["a", "b"], "c", true)).toEqual(["c", "a", "b"]);
    expect(clicked(["a", "b", "c"], "c", false)).toEqual(["a", "b"]);
    expect(clicked(["a", "b", "c"], "a", false)).toEqual(["b", "c"]);
    expect(clicked(["a", "b", "c", "d"], "b", false)).toEqual(["b", "c", "d"]);
    expect(clicked(["a", "b", "c", "d"], "c", false)).toEqual(["a", "b", "c"]);
  });

  it("shows the best runs first", async () => {
    const { desk: runs } = desk();
    await vi.waitFor(() => expect(runs.best).not.toBeNull());
    expect(runs.shown?.revenue).toBe(60);
    expect(runs.action?.type).toBe("run_trains");
    expect(runs.drawing).toBe(false);
  });

  it("has each change judged and runs only what the server allows", async () => {
    const { told, desk: runs } = desk({ judge: (_: string, drawn: never) => Promise.resolve(routes(drawn, ["no way there"])) });
    await vi.waitFor(() => expect(runs.best).not.toBeNull());
    runs.click("C1.0");
    expect(runs.stopsOf(0)).toEqual(["A1.0", "B2.0", "C1.0"]);
    await vi.waitFor(() => expect(runs.judged?.problems[0]?.message).toBe("no way there"));
    expect(runs.action).toBeNull();
    runs.reset();
    expect(runs.action).not.toBeNull();
    expect(told.acted).toEqual([]);
  });

  it("tries the other end of the run if the nearer one leads nowhere", async () => {
    const judge = (_: string, drawn: { train: number; stops: string[] }[]) =>
      Promise.resolve(routes(drawn, drawn[0]?.stops[0] === "C1.0" ? [] : ["no way there"]));
    const { desk: runs } = desk({ judge });
    await vi.waitFor(() => expect(runs.best).not.toBeNull());
    runs.click("C1.0");
    await vi.waitFor(() => expect(runs.judged).not.toBeNull());
    expect(runs.stopsOf(0)).toEqual(["C1.0", "A1.0", "B2.0"]);
    expect(runs.action).not.toBeNull();
  });

  it("are all drawn by hand where the table gives no help", async () => {
    const told = lender({ routes: () => Promise.reject(new Error("no help")) });
    const now = full(menu([]));
    now.view!.round.steps = [{ name: "run", state: "now", idle: "" }];
    const runs = new Bench(() => now, told).runs;
    runs.follow();
    expect([runs.unaided, runs.corp, runs.drawing]).toEqual([true, "PRR", true]);
    runs.click("A1.0");
    runs.click("B2.0");
    await vi.waitFor(() => expect(runs.action?.type).toBe("run_trains"));
    expect(told.judged.at(-1)).toEqual([{ train: 0, stops: ["A1.0", "B2.0"] }]);
    runs.reset();
    expect(runs.drawing).toBe(true);
    expect(runs.stopsOf(0)).toEqual([]);
  });

  it("keeps what is drawn as long as nothing changes on the table", async () => {
    let moment = "now 1";
    const { desk: runs } = desk({ moment: () => moment });
    await vi.waitFor(() => expect(runs.best).not.toBeNull());
    runs.clear();
    runs.follow();
    expect(runs.drawing).toBe(true);
    moment = "now 2";
    runs.follow();
    expect(runs.drawing).toBe(false);
  });

  it("draws for the selected train, and clears all", async () => {
    const { told, desk: runs } = desk();
    await vi.waitFor(() => expect(runs.best).not.toBeNull());
    runs.select(1);
    runs.click("C1.0");
    expect(runs.stopsOf(1)).toEqual(["C1.0"]);
    expect(runs.stopsOf(0)).toEqual(["A1.0", "B2.0"]);
    runs.clear();
    expect(runs.stopsOf(0)).toEqual([]);
    await vi.waitFor(() => expect(told.judged.at(-1)).toEqual([]));
  });
});
