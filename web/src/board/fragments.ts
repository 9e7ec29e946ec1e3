/** Reading the pen's drawings: where stops, slots and words are, so that rings, tokens and names find their places. */
import type { Point } from "./geometry";

export interface StopDrawn extends Point {
  number: number;
  slots: Point[];
}

/** A box around its middle: half its width and height. */
export interface Box extends Point {
  wide: number;
  high: number;
}

/** Of the words for far eyes: the most that the hex pays, whether it has a label, and where those lie that are shown however small they are. */
export interface Afar {
  pays: number;
  labelled: boolean;
  boxes: Box[];
}

const MOST = 2000;

/** What is read of a fragment around its middle is remembered: most hexes stay as they are. */
function remembering<T>(read: (drawn: Element) => T): (fragment: string) => T {
  const known = new Map<string, T>();
  return (fragment) => {
    const before = known.get(fragment);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${fragment}</svg>`;
    const found = read(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
    known.set(fragment, found);
    return found;
  };
}

/** The stops of a fragment; an area off the board has none of its own. */
export const stopsIn = remembering(stopsOf);

export const drawnAfar = remembering<Afar>((drawn) => ({
  pays: Math.max(0, ...[...drawn.querySelectorAll(".pays text")].map((text) => Number(text.textContent))),
  labelled: drawn.querySelector(".label") !== null,
  boxes: [...drawn.querySelectorAll(".letters, .pays, .label, .cost.u28")].flatMap(boxesOf),
}));

function boxesOf(part: Element): Box[] {
  const of = (shape: Element, name: string) => Number(shape.getAttribute(name));
  if (part.classList.contains("cost")) {
    const [x = 0, y = 0, scale = 1] = numbersIn(part.querySelector("g")?.getAttribute("transform") ?? "");
    return [{ x, y, wide: 30 * scale, high: 11 * scale }];
  }
  return [
    ...[...part.querySelectorAll("circle")].map((one) => ({ x: of(one, "cx"), y: of(one, "cy"), wide: of(one, "r"), high: of(one, "r") })),
    ...[...part.querySelectorAll("rect")].map((one) => {
      const [wide, high] = [of(one, "width") / 2, of(one, "height") / 2];
      return { x: of(one, "x") + wide, y: of(one, "y") + high, wide, high };
    }),
    ...(part.classList.contains("label") ? [...part.querySelectorAll("text")] : []).map((one) => {
      const size = of(one, "font-size");
      return { x: of(one, "x"), y: of(one, "y") - 0.36 * size, wide: 0.35 * size * (one.textContent?.length ?? 0), high: size / 2 };
    }),
  ];
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
  const numbers = numbersIn(d);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, k) => ({
    x: numbers[2 * k] ?? 0,
    y: numbers[2 * k + 1] ?? 0,
  }));
}

function numbersIn(text: string): number[] {
  return (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

function mean(several: Point[]): Point {
  if (!several.length) return { x: 0, y: 0 };
  const sum = several.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / several.length, y: sum.y / several.length };
}
