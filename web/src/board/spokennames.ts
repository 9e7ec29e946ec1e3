/** The names of places that somebody speaks of: above their hexes, and always large enough to be read. */
import type { SheetHex } from "../api/types";
import { type Point, RADIUS } from "./geometry";

/** Where the middle of the name is. */
export interface SpokenName extends Point {
  hex: string;
  text: string;
  /** How high its letters are, in units of the map. */
  size: number;
}

/** In pixels. */
const LETTERS = 12;

/** `scale`: pixels a unit of the map. */
export function spokenNames(places: readonly Pick<SheetHex, "name" | "place" | "x" | "y">[], scale: number): SpokenName[] {
  const size = LETTERS / scale;
  return places.map(({ name, place, x, y }) => ({ hex: name, text: place, x, y: y - 0.78 * RADIUS - 0.36 * size, size }));
}
