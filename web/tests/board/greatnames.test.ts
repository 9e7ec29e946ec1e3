import { describe, expect, it } from "vitest";
import type { Drawing } from "../../src/api/types";
import type { Frame } from "../../src/board/berth";
import { greatNames } from "../../src/board/greatnames";
import { spokenNames } from "../../src/board/spokennames";

const FRAME: Frame = [-400, -400, 1200, 800];
const LETTERS = 50;
const CITY = '<g class="stop city" data-stop="0"><circle cx="0" cy="0" r="26"/></g>';
const TOWN = '<g class="stop town" data-stop="0"><path d="M-20 0L20 0"/></g>';
const pays = (sum: number, y = 0) => `<g class="u28 pays"><circle cx="50" cy="${y}" r="20"/><text x="50" y="${y}" font-size="28">${sum}</text></g>`;
const drawn = (front: string, afar: string): Drawing => ({ ground: "", front, afar, says: "" }) as Drawing;
const hex = (name: string, place: string, x = 0, y = 0) => ({ name, place, x, y });

describe("names of great cities on a small map", () => {
  it("are those of cities and terminals that pay something, of two cities the first", () => {
    const hexes = [hex("A1", "Albany & Troy"), hex("B1", "Flint", 400), hex("C1", "Chicago", -200), hex("D1", "Barrie", 600)];
    const drawings = { A1: drawn(CITY, pays(20)), B1: drawn(TOWN, pays(10)), C1: drawn("", pays(40)), D1: drawn(CITY, "") };
    expect(greatNames(hexes, drawings, FRAME, LETTERS, []).map(({ text }) => text)).toEqual(["Chicago", "Albany"]);
  });

  it("are those of places with a label too, after those that pay", () => {
    const label = '<g class="u28 label"><text x="-50" y="0" font-size="28">SX</text></g>';
    const hexes = [hex("A1", "Dresden"), hex("C1", "Cheb", 400), hex("D1", "Kladno", 800)];
    const drawings = { A1: drawn("", label), C1: drawn(CITY, pays(20)), D1: drawn(CITY, "") };
    expect(greatNames(hexes, drawings, FRAME, LETTERS, []).map(({ text }) => text)).toEqual(["Cheb", "Dresden"]);
  });

  it("cover no slot, no sum and no other name, and stay on the map", () => {
    const hexes = [hex("A1", "Great City"), hex("A3", "Poor City", 0, 150), hex("A5", "At the Edge", -400)];
    const drawings = Object.fromEntries(hexes.map(({ name }, k) => [name, drawn(CITY, pays(90 - 10 * k, -70))]));
    const found = greatNames(hexes, drawings, FRAME, LETTERS, []);
    const boxes = found.map(({ text, x, y }) => ({ left: x - text.length * 15, right: x + text.length * 15, top: y - 25, foot: y + 25 }));
    expect(found.length).toBeGreaterThan(1);
    boxes.forEach((one, k) => {
      expect(one.left).toBeGreaterThanOrEqual(FRAME[0]);
      for (const { x, y } of hexes) {
        expect(one.left < x + 26 && one.right > x - 26 && one.top < y + 26 && one.foot > y - 26).toBe(false);
        expect(one.left < x + 70 && one.right > x + 30 && one.top < y - 50 && one.foot > y - 90).toBe(false);
      }
      for (const other of boxes.slice(k + 1)) {
        expect(one.left < other.right && one.right > other.left && one.top < other.foot && one.foot > other.top).toBe(false);
      }
    });
  });

  it("are left out where there is no room, the poorest first", () => {
    const hexes = [hex("A1", "Poor"), hex("B1", "Rich", 10)];
    const drawings = { A1: drawn(CITY, pays(10)), B1: drawn(CITY, pays(50)) };
    const tight: Frame = [-80, -100, 180, 200];
    expect(greatNames(hexes, drawings, tight, LETTERS, []).map(({ text }) => text)[0]).toBe("Rich");
    expect(greatNames(hexes, drawings, tight, 190, [])).toEqual([]);
  });

  it("are written once where an area lies on two hexes", () => {
    const hexes = [hex("A9", "Gulf"), hex("A11", "Gulf", 300)];
    const drawings = { A9: drawn("", pays(30)), A11: drawn("", pays(30)) };
    expect(greatNames(hexes, drawings, FRAME, LETTERS, [])).toHaveLength(1);
  });

  describe("beside a place that somebody speaks of", () => {
    const rich = hex("A1", "Great City");
    const spoken = spokenNames([rich], 12 / LETTERS);
    /** The other city, where its name would like to lie on something, had that not been written before. */
    function beside(y: number, [top, foot]: [number, number]) {
      const poor = hex("A3", "Ely", 0, y);
      const drawings = { A1: drawn(CITY, pays(90)), A3: drawn(CITY, pays(20)) };
      const found = greatNames([rich, poor], drawings, [-400, top, 1200, foot - top], LETTERS, spoken);
      expect(found.map(({ text }) => text)).toEqual(["Ely"]);
      const [name] = found;
      return (x: number, y: number, wide: number, high: number) => Math.abs(name!.x - x) < 45 + wide && Math.abs(name!.y - y) < 25 + high;
    }

    it("cover nothing of its slots and sums", () => {
      const covers = beside(80, [-400, 160]);
      expect([covers(0, 0, 26, 26), covers(50, 0, 20, 20)]).toEqual([false, false]);
    });

    it("cover nothing of its name", () => {
      const covers = beside(-150, [-230, 400]);
      const { text, x, y, size } = spoken[0]!;
      expect(covers(x, y, text.length * 15, size / 2)).toBe(false);
    });
  });
});
