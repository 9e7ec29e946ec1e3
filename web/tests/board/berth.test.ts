import { describe, expect, it } from "vitest";
import { berthFor, BUTTON, type Scene } from "../../src/board/berth";
import { Camera, type Sight } from "../../src/board/camera.svelte";
import { LEGIBLE } from "../../src/board/lettering";
import { recalled, remember, remembering } from "../../src/board/glances";

/** Hexes everywhere, from corner to corner. */
function crowd(wide: number, high: number): Scene {
  const hexes = [];
  for (let x = 100; x < wide; x += 150) for (let y = 87; y < high; y += 174) hexes.push({ x, y });
  return { frame: [0, 0, wide, high], hexes };
}

describe("the place for the buttons", () => {
  it("is the corner at the top right, if the map leaves it free", () => {
    const scene: Scene = { frame: [0, 0, 1000, 1000], hexes: [{ x: 100, y: 900 }] };
    expect(berthFor(scene, 500, 500)).toEqual({ left: false, row: false, top: 0, side: 0 });
  });

  it("is another corner, if only that one is free", () => {
    const scene: Scene = { frame: [0, 0, 1000, 1000], hexes: [{ x: 900, y: 100 }] };
    expect(berthFor(scene, 500, 500)).toMatchObject({ left: true, top: 0, side: 0 });
  });

  it("costs the map nothing where it does not fill the window anyway", () => {
    expect(berthFor(crowd(1000, 500), 500, 500)).toMatchObject({ top: 0, side: 0 });
    expect(berthFor(crowd(500, 1000), 500, 500)).toMatchObject({ top: 0, side: 0 });
  });

  it("is taken from the map where it must be, on the side that costs less", () => {
    const camera = new Camera();
    for (const [width, height] of [[500, 300], [520, 300], [500, 320]] as const) {
      const scene = crowd(1000, 600);
      camera.resize(width, height, scene);
      const { row, top, side } = camera.berth;
      const least = { x: row ? 0 : width - side, y: row ? top : height };
      for (const hex of scene.hexes) {
        const seen = camera.seen(hex);
        expect(row ? seen.y > least.y : seen.x < least.x).toBe(true);
      }
      expect(Math.max(top, side)).toBeGreaterThan(BUTTON);
    }
  });
});

describe("where one looked", () => {
  const scene = crowd(1000, 600);

  it("is found again in a window of another size", () => {
    const before = new Camera();
    const leave = remembering("t1", before);
    before.resize(500, 300, scene);
    before.zoomTo(2, { x: 100, y: 100 });
    const glance = before.glance as Sight;
    leave();
    const after = new Camera();
    remembering("t1", after)();
    expect(recalled("t1")).toEqual(glance);
    after.recall(glance);
    after.resize(400, 400, scene);
    expect(after.zoom).toBe(2);
    const again = after.glance as Sight;
    expect(again.x).toBeCloseTo(glance.x);
    expect(again.y).toBeCloseTo(glance.y);
  });

  it("is the whole map where that is wished, and a glance that the page took by itself is not kept", () => {
    const camera = new Camera();
    camera.resize(390, 300, scene);
    camera.lookAt({ x: 900, y: 400 });
    expect(camera.glance).toBeNull();
    camera.pan(3, 3);
    expect(camera.glance).not.toBeNull();
    camera.fit(scene);
    remember("t2", camera.glance);
    expect(recalled("t2")).toBe("whole");
  });

  it("is the whole map, if what was kept makes no sense", () => {
    sessionStorage.setItem("tresham.glance.t3", '{"zoom": "big"}');
    expect(recalled("t3")).toBeNull();
    sessionStorage.setItem("tresham.glance.t3", "{");
    expect(recalled("t3")).toBeNull();
  });
});

describe("a table whose whole map is too small to be read", () => {
  const scene = crowd(2600, 1500);
  const [width, height] = [700, 560];
  const opened = () => {
    const camera = new Camera();
    camera.resize(width, height, scene);
    return camera;
  };

  it("opens near enough for the names of cities, and fills the window", () => {
    const camera = opened();
    expect(camera.scale).toBeCloseTo(LEGIBLE);
    expect(camera.fitted).toBe(false);
    expect(camera.glance).toBeNull();
    const [left, right] = [camera.seen({ x: scene.frame[0], y: 0 }).x, camera.seen({ x: scene.frame[0] + scene.frame[2], y: 0 }).x];
    expect(left).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(width);
  });

  it("looks where something can be done, and goes along with it until somebody moves the map", () => {
    const camera = opened();
    const [west, east] = [{ x: 100, y: 700 }, { x: 2500, y: 700 }];
    camera.follow([west], scene);
    expect(camera.seen(west).x).toBeGreaterThan(0);
    camera.follow([east], scene);
    expect(camera.seen(east).x).toBeLessThan(width);
    camera.pan(-1, 0);
    const before = camera.left;
    camera.follow([west], scene);
    expect(camera.left).toBe(before);
  });

  it("shows the whole map to whoever wishes, and again when the table is opened again", () => {
    const camera = opened();
    camera.fit(scene);
    expect(camera.fitted).toBe(true);
    const again = new Camera();
    again.recall(camera.glance!);
    again.resize(width, height, scene);
    expect(again.fitted).toBe(true);
    again.lookAt({ x: 100, y: 100 });
    again.giveBack(scene);
    expect(again.fitted).toBe(true);
  });

  it("goes back to how it opened after it has shown something", () => {
    const camera = opened();
    const before = camera.transform;
    camera.reveal({ x: 5, y: 1490 }, 200);
    expect(camera.transform).not.toBe(before);
    camera.giveBack(scene);
    expect(camera.transform).toBe(before);
  });

  it("opens with the whole map on a phone", () => {
    const camera = new Camera();
    camera.resize(390, 300, scene);
    expect(camera.fitted).toBe(true);
  });
});
