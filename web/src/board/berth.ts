/** A place for the buttons of the map where they cover no hex while the whole map is shown. */
import { type Point, RADIUS } from "./geometry";

export type Frame = readonly [x: number, y: number, width: number, height: number];

/** What the whole map is: its frame, and the middles of its hexes. */
export interface Scene {
  frame: Frame;
  hexes: readonly Point[];
}

export interface Berth {
  /** At the left edge of the window, not at the right. */
  left: boolean;
  /** Side by side, not one below the other. */
  row: boolean;
  /** So much of the window's height, or of its width, is kept from the map for their sake. */
  top: number;
  side: number;
}

/** Three buttons of a finger's breadth, the gaps between them and to the edge of the window. */
export const BUTTON = 44;
const GAP = 4;
const EDGE = 8;
const LONG = 3 * BUTTON + 2 * GAP + EDGE;
const BROAD = BUTTON + EDGE;

export const BERTH: Berth = { left: false, row: false, top: 0, side: 0 };
const CORNERS: readonly Berth[] = [BERTH, { ...BERTH, row: true }, { ...BERTH, left: true }, { ...BERTH, left: true, row: true }];

/** A corner that the map leaves free; where there is none, the map makes room on the side where it loses least. */
export function berthFor({ frame, hexes }: Scene, width: number, height: number): Berth {
  const free = CORNERS.find((berth) => hexes.every((hex) => isClear(hex, berth, frame, width, height)));
  if (free) return free;
  const strips: Berth[] = [
    { ...BERTH, side: BROAD + GAP },
    berthAbove(),
  ];
  const [beside, above] = strips.map((berth) => scaleOf(berth, frame, width, height));
  return strips[(above ?? 0) > (beside ?? 0) ? 1 : 0] ?? BERTH;
}

/** A line above the map. */
export function berthAbove(): Berth {
  return { ...BERTH, row: true, top: BROAD + GAP };
}

function scaleOf(berth: Berth, [, , wide, high]: Frame, width: number, height: number): number {
  return Math.min((width - berth.side) / wide, (height - berth.top) / high);
}

/** Does a hex of the fitted map stay clear of the buttons? */
function isClear(hex: Point, berth: Berth, frame: Frame, width: number, height: number): boolean {
  const scale = scaleOf(berth, frame, width, height);
  const [x, y, wide, high] = frame;
  const seen = { x: (width - wide * scale) / 2 + (hex.x - x) * scale, y: (height - high * scale) / 2 + (hex.y - y) * scale };
  const [broad, tall] = berth.row ? [LONG, BROAD] : [BROAD, LONG];
  const across = berth.left ? seen.x : width - seen.x;
  return Math.hypot(Math.max(0, across - broad), Math.max(0, seen.y - tall)) >= RADIUS * scale;
}
