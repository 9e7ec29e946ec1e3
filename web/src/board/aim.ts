/** Where on a hex a press lies: which of its stops is meant, and which of its sides. */
import type { Bench } from "./bench.svelte";
import type { Camera } from "./camera.svelte";
import { stopsIn } from "./fragments";
import { distance, type Point, sideAt } from "./geometry";
import type { Hands } from "./hands.svelte";

export class Aim {
  constructor(
    readonly bench: Bench,
    readonly camera: Camera,
    readonly hands: Hands,
  ) {}

  /** From the middle of the hex; nowhere, if it is a click by key. */
  pointIn(hex: string, event: MouseEvent): Point | null {
    const place = this.bench.places.get(hex);
    if (!place || event.detail === 0) return null;
    const { left, top, scale } = this.camera;
    const at = this.hands.at(event);
    return { x: (at.x - left) / scale - place.x, y: (at.y - top) / scale - place.y };
  }

  /** Which stop of a hex lies nearest to a point in it. */
  stopAt(hex: string, here: Point | null): number {
    const stops = stopsIn(this.bench.full?.drawings[hex]?.front ?? "");
    if (!here || stops.length < 2) return stops[0]?.number ?? 0;
    return stops.reduce((a, b) => (distance(b, here) < distance(a, here) ? b : a)).number;
  }

  stopUnder(hex: string, event: MouseEvent): number {
    return this.stopAt(hex, this.pointIn(hex, event));
  }

  /** Which side of a hex a mouse points at; a finger is too broad for that. */
  sideUnder(hex: string, event: MouseEvent): number | null {
    const here = event instanceof PointerEvent && event.pointerType === "mouse" ? this.pointIn(hex, event) : null;
    return here && sideAt(here, this.bench.sheet?.layout ?? "flat");
  }
}
