/** Fingers and mouse on the map: drag, pinch, wheel, swipe. */
import type { Camera } from "./camera.svelte";
import { distance, type Point } from "./geometry";

const STILL: Record<string, number> = { mouse: 4, pen: 6, touch: 10 };
/** Pixels within which a pointer has not moved. */
const SWIPE = 28;
/** Pixels of a swipe that turn a tile once. */

export interface Turning {
  /** Is this element the tile that is being laid? */
  owns(target: EventTarget | null): boolean;
  turn(by: number): void;
  /** The next of all tiles that may lie there, in every way. */
  through(by: number): void;
}

export class Hands {
  /** The map is being dragged. */
  dragging = $state(false);
  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #swiping = false;
  #swiped = 0;
  #moved = false;
  #wheeled = 0;

  constructor(
    readonly camera: Camera,
    readonly turning: Turning,
    readonly window: () => HTMLElement | null,
  ) {}

  /** The last touch was a drag, not a click. */
  get moved(): boolean {
    return this.#moved;
  }

  /** A point of the screen in the window of the map. */
  at(event: { clientX: number; clientY: number }): Point {
    const box = this.window()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  down(event: PointerEvent): void {
    if (event.button > 1) return;
    if (!this.#fingers.size) {
      this.#start = this.at(event);
      this.#moved = false;
      this.#swiped = 0;
      this.#swiping = event.pointerType !== "mouse" && this.turning.owns(event.target);
    }
    this.#fingers.set(event.pointerId, this.at(event));
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (!this.#moved && distance(now, this.#start) < (STILL[event.pointerType] ?? 4) && this.#fingers.size < 2) return;
    if (!this.#moved) this.window()?.setPointerCapture(event.pointerId);
    this.#moved = true;
    if (this.#fingers.size > 1) this.#pinch(event.pointerId, before, now);
    else if (this.#swiping) this.#swipe(now);
    else {
      this.dragging = true;
      this.camera.pan(now.x - before.x, now.y - before.y);
    }
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) this.dragging = false;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    if (!event.ctrlKey && this.turning.owns(event.target)) {
      // A notch of a wheel goes one way further; the many small steps of a touchpad are gathered until they make a notch.
      this.#wheeled += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 40;
      if (Math.abs(this.#wheeled) < 40) return;
      this.turning.through(Math.sign(this.#wheeled));
      this.#wheeled = 0;
      return;
    }
    const far = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 40;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.camera.zoomTo(this.camera.zoom * Math.exp(-far * speed), this.at(event));
  }

  #pinch(id: number, before: Point, now: Point): void {
    const other = [...this.#fingers].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const grown = distance(now, other) / Math.max(1, distance(before, other));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.camera.zoomTo(this.camera.zoom * grown, middle);
  }

  #swipe(now: Point): void {
    const along = now.x - this.#start.x - this.#swiped;
    if (Math.abs(along) < SWIPE) return;
    this.turning.turn(Math.sign(along));
    this.#swiped += Math.sign(along) * SWIPE;
  }
}
