/** The names of cities where the whole map is too small for those of the pen: beside their hexes rather than on them,
    always large enough to be read, the richest places first, and only where they cover nothing that is read. */
import type { Drawing, SheetHex } from "../api/types";
import type { Frame } from "./berth";
import { type Box, drawnAfar, stopsIn } from "./fragments";
import type { Point } from "./geometry";
import type { SpokenName } from "./spokennames";

export interface GreatName extends Point {
  hex: string;
  text: string;
}

/** How broad a letter is, compared with its height. */
const BROAD = 0.6;
const [SLOT, DOT] = [26, 16];
/** Where the middle of a name may lie, seen from that of its hex, the nearest first: above and below before aside. */
const SPOTS: readonly Point[] = [0, 35, -35, 70, -70, 110, -110, 150, -150]
  .flatMap((x) => [-62, 62, -78, 78, -94, 94, -112, 112].map((y) => ({ x, y })))
  .sort((a, b) => farther(a) - farther(b));

function farther({ x, y }: Point): number {
  return Math.hypot(x / 1.6, y);
}

/** `height` is that of letters, in units of the map; the names of `spoken` are written already. */
export function greatNames(
  hexes: readonly SheetHex[],
  drawings: Record<string, Drawing>,
  frame: Frame,
  height: number,
  spoken: readonly SpokenName[],
): GreatName[] {
  const taken = [
    ...hexes.flatMap((hex) => takenOn(hex, drawings[hex.name])),
    ...spoken.map(({ text, x, y, size }) => ({ x, y, ...extent(text, size) })),
  ];
  const named = new Set(spoken.map((one) => shortOf(one.text)));
  const found: GreatName[] = [];
  for (const hex of richest(hexes, drawings)) {
    const text = shortOf(hex.place);
    if (named.has(text)) continue;
    const size = extent(text, height);
    const spot = SPOTS.map((from) => ({ x: hex.x + from.x, y: hex.y + from.y, ...size })).find(
      (box) => isInside(box, frame) && !taken.some((other) => isTouched(box, other)),
    );
    if (!spot) continue;
    named.add(text);
    taken.push(spot);
    found.push({ hex: hex.name, text, x: spot.x, y: spot.y });
  }
  return found;
}

/** Of two cities the first. */
function shortOf(place: string): string {
  return place.split(/ & |, /)[0] ?? "";
}

function extent(text: string, height: number): Pick<Box, "wide" | "high"> {
  return { wide: (text.length * BROAD * height) / 2, high: height / 2 };
}

/** Cities and areas beyond the map that pay something, by what they pay; then those that have a label, for which some
    tiles are kept. */
function richest(hexes: readonly SheetHex[], drawings: Record<string, Drawing>): SheetHex[] {
  const read = (hex: SheetHex) => drawnAfar(drawings[hex.name]?.afar ?? "");
  return hexes
    .filter((hex) => hex.place && (read(hex).pays > 0 || read(hex).labelled) && !isTown(drawings[hex.name]))
    .sort((a, b) => read(b).pays - read(a).pays);
}

function isTown(drawing: Drawing | undefined): boolean {
  const stops = stopsIn(drawing?.front ?? "");
  return stops.length > 0 && stops.every((stop) => stop.slots.length === 0);
}

/** What is read on a hex from afar, towns, and where tokens stand. */
function takenOn(hex: SheetHex, drawing: Drawing | undefined): Box[] {
  if (!drawing) return [];
  const stops = stopsIn(drawing.front).flatMap(({ slots, x, y }) =>
    slots.length ? slots.map((slot) => ({ ...slot, wide: SLOT, high: SLOT })) : [{ x, y, wide: DOT, high: DOT }],
  );
  return [...stops, ...drawnAfar(drawing.afar).boxes].map((box) => ({ ...box, x: hex.x + box.x, y: hex.y + box.y }));
}

function isTouched(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < one.wide + other.wide && Math.abs(one.y - other.y) < one.high + other.high;
}

function isInside(box: Box, [x, y, wide, high]: Frame): boolean {
  return box.x - box.wide >= x && box.x + box.wide <= x + wide && box.y - box.high >= y && box.y + box.high <= y + high;
}
