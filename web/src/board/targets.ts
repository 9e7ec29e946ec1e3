/** What the keyboard reaches on the map: hexes where something can be done, or the stops of runs. */
import type { Drawing, SheetHex } from "../api/types";
import { stopsIn } from "./fragments";
import { distance, type Point, RADIUS } from "./geometry";

export interface Target extends Point {
  key: string;
  hex: string;
  /** The number of a stop on its hex; none for a hex as a whole. */
  stop: number | null;
  says: string;
  /** How far from its middle it reaches. */
  size: number;
}

const STOP = 32;
const OFF_BOARD = 62;

/** Areas off the board show what they pay, but have no stop to point at: the whole hex is their stop. */
const PAYS = /class="(values|revenue)"/;

/** Every stop of the map. */
export function stopTargets(hexes: SheetHex[], drawings: Record<string, Drawing>): Target[] {
  return hexes.flatMap((hex) => {
    const drawing = drawings[hex.name];
    if (!drawing) return [];
    const stops = stopsIn(drawing.front);
    const places = stops.length ? stops : PAYS.test(drawing.front) ? [{ number: 0, x: 0, y: 0, slots: [] }] : [];
    return places.map((stop) => ({
      key: `${hex.name}.${stop.number}`,
      hex: hex.name,
      stop: stop.number,
      x: hex.x + stop.x,
      y: hex.y + stop.y,
      says: drawing.says,
      size: stops.length ? STOP + Math.max(0, ...stop.slots.map((slot) => distance(slot, stop))) : OFF_BOARD,
    }));
  });
}

/** The hexes where something can be done. */
export function hexTargets(hexes: SheetHex[], drawings: Record<string, Drawing>, can: (hex: string) => boolean): Target[] {
  return hexes
    .filter((hex) => can(hex.name))
    .map((hex) => ({
      key: hex.name,
      hex: hex.name,
      stop: null,
      x: hex.x,
      y: hex.y,
      says: drawings[hex.name]?.says ?? hex.name,
      size: RADIUS,
    }));
}
