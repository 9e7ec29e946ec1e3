import { describe, expect, it } from "vitest";
import { Camera, CLOSEST } from "../../src/board/camera.svelte";
import type { SheetCell, SheetCorporation } from "../../src/api/types";
import { bandsOf, breadthOf, columnsOf, isStaggered, leftOf, priceWays, rowsOf, startersAt } from "../../src/board/chart";
import { stopsIn } from "../../src/board/fragments";
import { nextTo, outline, sideAt, stopPlace, turned } from "../../src/board/geometry";
import { hexTargets, stopTargets } from "../../src/board/targets";
import { full, HEXES } from "./table";

describe("a long, low chart", () => {
  const market = { ...full(null).sheet!.market, rows: 2, columns: 23 };

  it("lies in several bands where its place is narrow", () => {
    expect(bandsOf(market, 2000)).toEqual([{ first: 0, last: 23 }]);
    expect(bandsOf(market, 760).map(({ first, last }) => [first, last])).toEqual([[0, 12], [12, 23]]);
    expect(bandsOf(market, 390)).toHaveLength(4);
    expect(bandsOf({ ...market, rows: 8 }, 390)).toHaveLength(1);
  });
});

describe("points of the map", () => {
  it("lie at a side of their hex, counted clockwise from below, or in its middle", () => {
    expect([sideAt({ x: 0, y: 80 }, "flat"), sideAt({ x: -70, y: 40 }, "flat"), sideAt({ x: 0, y: -80 }, "flat"), sideAt({ x: 70, y: 40 }, "flat")]).toEqual([0, 1, 3, 5]);
    expect([sideAt({ x: -40, y: 70 }, "pointy"), sideAt({ x: -80, y: 0 }, "pointy"), sideAt({ x: 80, y: 0 }, "pointy")]).toEqual([0, 1, 4]);
    expect(sideAt({ x: 20, y: -10 }, "flat")).toBeNull();
  });

  it("draws corners to the right of a flat hex and below a pointy one", () => {
    expect(outline("flat").startsWith("100.0,0.0")).toBe(true);
    expect(outline("pointy").split(" ")[1]).toBe("0.0,100.0");
  });

  it("turns clockwise by edges", () => {
    const once = turned({ x: 100, y: 0 }, 1);
    expect(once.x).toBeCloseTo(50);
    expect(once.y).toBeCloseTo(86.6, 1);
  });

  it("reads stops: the middle of the slots of a city, and of the bar of a town", () => {
    const [city, town] = stopsIn(full(null).drawings["B2"]!.front);
    expect(city).toMatchObject({ number: 0, x: 0, y: 0 });
    expect(city?.slots).toHaveLength(2);
    expect(town).toMatchObject({ number: 1, x: 0, y: 50, slots: [] });
  });

  it("splits the name of a stop", () => {
    expect(stopPlace("H12.1")).toEqual({ hex: "H12", number: 1 });
  });

  it("goes with the arrows to the nearest place ahead", () => {
    expect(nextTo(HEXES[0]!, "ArrowRight", HEXES)?.name).toBe("B2");
    expect(nextTo(HEXES[1]!, "ArrowUp", HEXES)?.name).toBe("A1");
    expect(nextTo(HEXES[0]!, "ArrowLeft", HEXES)).toBeNull();
  });

  it("reaches only hexes with choices, and every stop of the map for runs, also off the board", () => {
    const { drawings } = full(null);
    expect(hexTargets(HEXES, drawings, (hex) => hex === "B2").map((one) => one.key)).toEqual(["B2"]);
    const stops = stopTargets(HEXES, drawings);
    expect(stops.map((one) => one.key)).toEqual(["A1.0", "B2.0", "B2.1", "C1.0"]);
    expect(stops[1]!.size).toBeGreaterThan(stops[0]!.size);
  });
});

describe("the camera", () => {
  const scene = { frame: [0, 0, 1000, 500] as const, hexes: [] };

  it("shows the whole map until the player moves it, and keeps the middle afterwards", () => {
    const camera = new Camera();
    camera.resize(500, 500, scene);
    expect(camera.scale).toBeCloseTo(0.5);
    camera.resize(250, 500, scene);
    expect(camera.scale).toBeCloseTo(0.25);
    camera.zoomTo(2);
    const middle = { x: (125 - camera.left) / camera.scale, y: (250 - camera.top) / camera.scale };
    camera.resize(350, 500, scene);
    expect(camera.zoom).toBe(2);
    expect((175 - camera.left) / camera.scale).toBeCloseTo(middle.x);
  });

  it("zooms around the pointer, within limits", () => {
    const camera = new Camera();
    camera.resize(500, 500, scene);
    const before = (100 - camera.left) / camera.scale;
    camera.zoomTo(1.7, { x: 100, y: 80 });
    expect((100 - camera.left) / camera.scale).toBeCloseTo(before);
    camera.zoomTo(99);
    expect(camera.zoom).toBe(CLOSEST);
  });

  it("comes near to show a hex above a sheet, and goes back if the player has not moved it", () => {
    const camera = new Camera();
    camera.resize(390, 600, scene);
    const whole = camera.zoom;
    camera.lookAt({ x: 900, y: 400 }, 300);
    expect(camera.seen({ x: 900, y: 400 }).y).toBeLessThan(300);
    camera.giveBack(scene);
    expect(camera.zoom).toBe(whole);
    camera.lookAt({ x: 900, y: 400 }, 300);
    camera.pan(5, 5);
    camera.giveBack(scene);
    expect(camera.zoom).not.toBe(whole);
  });
});

describe("the chart", () => {
  const market = full(null).sheet!.market;
  const bricks = { ...market, shifts: [1, 0] };
  const [first, second, below] = market.cells as [SheetCell, SheetCell, SheetCell];

  it("has rows of different length", () => {
    expect(rowsOf(market).map((row) => row.map((cell) => cell.name))).toEqual([["A1", "B1"], ["A2"]]);
    expect([columnsOf(market), breadthOf(market), isStaggered(market)]).toEqual([["A", "B"], 4, false]);
  });

  it("lies like bricks where rows are shifted against each other", () => {
    expect([leftOf(first, bricks), leftOf(second, bricks), leftOf(below, bricks)]).toEqual([1, 3, 0]);
    expect([breadthOf(bricks), isStaggered(bricks)]).toEqual([5, true]);
  });

  it("tells where a price can go, and in which direction that lies", () => {
    const ways: [string, [string, string][]][] = [["A1", [["right", "B1"], ["down", "A2"]]]];
    expect(priceWays(first, ways, market)).toEqual([
      { arrow: "→", cell: "B1", price: 67 },
      { arrow: "↓", cell: "A2", price: 53 },
    ]);
    expect(priceWays(first, ways, bricks).map((way) => way.arrow)).toEqual(["→", "↙"]);
    expect(priceWays(below, [["A2", [["rise", "A1"]]]], bricks).map((way) => way.arrow)).toEqual(["↗"]);
    expect(priceWays(second, ways, market)).toEqual([]);
  });

  it("has prices at which only some corporations start", () => {
    const corporations = [{ symbol: "S", pars: [50, 60] }, { symbol: "M", pars: [60] }, { symbol: "L", pars: [] }] as unknown as SheetCorporation[];
    expect([startersAt(50, corporations), startersAt(60, corporations), startersAt(90, corporations)]).toEqual([["S", "L"], [], ["L"]]);
  });
});
