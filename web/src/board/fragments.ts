/** Reading the pen's drawings: where stops and slots are, so that rings and tokens find their places. */
import type { Point } from "./geometry";

export interface StopDrawn extends Point {
  number: number;
  slots: Point[];
}

const known = new Map<string, StopDrawn[]>();
const MOST = 2000;

/** The stops of a fragment around its middle; an area off the board has none of its own. */
export function stopsIn(fragment: string): StopDrawn[] {
  let found = known.get(fragment);
  if (!found) {
    if (known.size >= MOST) known.clear();
    found = read(fragment);
    known.set(fragment, found);
  }
  return found;
}

function read(fragment: string): StopDrawn[] {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${fragment}</svg>`;
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
  return stopsOf(drawn.documentElement);
}

/** The stops of what is already drawn, such as a tile of the symbol sheet. */
export function stopsOf(drawn: Element): StopDrawn[] {
  return [...drawn.querySelectorAll("[data-stop]")].map((stop) => {
    const slots = [...stop.querySelectorAll("circle")].map((slot) => ({
      x: Number(slot.getAttribute("cx")),
      y: Number(slot.getAttribute("cy")),
    }));
    const middle = slots.length ? mean(slots) : mean(points(stop.querySelector("path")?.getAttribute("d") ?? ""));
    const cities = stop.classList.contains("city");
    return { number: Number(stop.getAttribute("data-stop")), slots: cities ? slots : [], ...middle };
  });
}

function points(d: string): Point[] {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, k) => ({
    x: numbers[2 * k] ?? 0,
    y: numbers[2 * k + 1] ?? 0,
  }));
}

function mean(several: Point[]): Point {
  if (!several.length) return { x: 0, y: 0 };
  const sum = several.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / several.length, y: sum.y / several.length };
}
