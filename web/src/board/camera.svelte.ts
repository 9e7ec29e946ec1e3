/** Where the window looks at the map, and how closely. */
import { BERTH, type Berth, berthAbove, berthFor, type Scene } from "./berth";
import { type Point, RADIUS, UNIT } from "./geometry";
import { LEGIBLE } from "./lettering";

export const CLOSEST = 3;
export const FARTHEST = 0.3;
/** Near enough to turn a tile by touch. */
const NEAR = 0.9;
const STEP = 1.25;
/** In a window narrower than this, in pixels, one comes near to each hex by itself: first the whole map is shown. */
export const SMALL = 640;

/** Where somebody looked: the point of the map in the middle of the window, and how closely. */
export interface Sight extends Point {
  zoom: number;
}

/** The whole map may be a wish too, where a table opens nearer. */
export type Glance = Sight | "whole";

export class Camera {
  /** 1 shows a hex 87 px wide. */
  zoom = $state(1);
  /** Where the origin of the map lies in the window, in pixels. */
  left = $state(0);
  top = $state(0);
  width = $state(0);
  height = $state(0);
  /** The whole map is shown, and shall be when the window changes its size. */
  fitted = $state(true);
  /** Where the buttons lie, so that they cover nothing of the whole map. */
  berth = $state.raw<Berth>(BERTH);
  /** It was moved to show something, not by the player. */
  #lent = false;
  #recalled: Glance | null = null;
  /** The table is seen as it opens: near enough to read the names of cities, for which the whole map is too small. */
  #opened = false;
  /** The player has asked for the whole map. */
  #wholeWished = false;
  /** What the play is about just now. */
  #play: readonly Point[] = [];

  readonly scale = $derived(this.zoom * UNIT);
  readonly transform = $derived(`translate(${this.left} ${this.top}) scale(${this.scale})`);

  /** The window has a new size: show the whole map, or what the table opens with, or keep its middle in the middle. */
  resize(width: number, height: number, scene: Scene): void {
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2];
    [this.width, this.height] = [width, height];
    const recalled = this.#recalled;
    this.#recalled = null;
    this.#wholeWished ||= recalled === "whole";
    if (recalled && recalled !== "whole") {
      this.berth = berthFor(scene, width, height);
      this.#look(recalled);
    } else if (this.fitted || this.#opened) {
      this.#rest(scene);
    } else {
      this.berth = berthFor(scene, width, height);
      this.left += dx;
      this.top += dy;
    }
  }

  /** Show the whole map: the player wishes it. */
  fit(scene: Scene): void {
    this.#wholeWished = true;
    this.#fit(scene);
  }

  /** Look as the table opens, or at the whole map, if that is wished. */
  #rest(scene: Scene): void {
    if (!this.width || !this.height) return;
    this.#fit(scene);
    if (!this.#wholeWished && this.width >= SMALL && this.scale < LEGIBLE) this.#open(scene);
  }

  #fit(scene: Scene): void {
    if (!this.width || !this.height) return;
    const [x, y, wide, high] = scene.frame;
    this.berth = berthFor(scene, this.width, this.height);
    const { top, side } = this.berth;
    const [width, height] = [this.width - side, this.height - top];
    // The whole map may need less than the least zoom on a small screen.
    const whole = Math.min(width / wide, height / high) / UNIT;
    this.zoom = Math.min(whole, CLOSEST);
    this.left = (width - wide * this.scale) / 2 - x * this.scale;
    this.top = (height - high * this.scale) / 2 - y * this.scale + top;
    this.fitted = true;
    this.#opened = this.#lent = false;
  }

  /** So near that names can be read, at what the play is about; as much of the map as there is room for. */
  #open({ frame }: Scene): void {
    const [x, y, wide, high] = frame;
    this.berth = berthAbove();
    this.zoom = LEGIBLE / UNIT;
    const at = middleOf(this.#play) ?? { x: x + wide / 2, y: y + high / 2 };
    this.left = within(at.x, x, wide, this.width, this.scale);
    this.top = within(at.y, y, high, this.height - this.berth.top, this.scale) + this.berth.top;
    this.fitted = this.#lent = false;
    this.#opened = true;
  }

  /** What the play is about now. A map that is seen as the table opens goes along, if something of it is out of sight. */
  follow(play: readonly Point[], scene: Scene): void {
    this.#play = play;
    if (this.#opened && !this.#lent && play.some((point) => !this.#isSeen(point))) this.#rest(scene);
  }

  #isSeen(point: Point): boolean {
    const { x, y } = this.seen(point);
    const far = RADIUS * this.scale;
    return x >= far && x <= this.width - far && y >= far + this.berth.top && y <= this.height - far;
  }

  /** Where the player looks by his own wish; nothing if it is what the table opens with. */
  get glance(): Glance | null {
    if (!this.width) return this.#recalled;
    if (this.fitted || this.#lent || this.#opened) return this.#wholeWished ? "whole" : this.#recalled;
    const [x, y] = [(this.width / 2 - this.left) / this.scale, (this.height / 2 - this.top) / this.scale];
    return { x, y, zoom: this.zoom };
  }

  /** Look there as soon as there is a window. */
  recall(glance: Glance): void {
    this.#recalled = glance;
  }

  #look({ x, y, zoom }: Sight): void {
    this.zoom = Math.min(CLOSEST, Math.max(FARTHEST, zoom));
    this.left = this.width / 2 - x * this.scale;
    this.top = this.height / 2 - y * this.scale;
    this.fitted = this.#opened = false;
  }

  pan(dx: number, dy: number): void {
    this.#move(dx, dy);
    this.#lent = this.#opened = false;
  }

  /** Look closer or from farther away; what lies under the point of the window stays there. */
  zoomTo(zoom: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const least = Math.min(FARTHEST, this.zoom);
    const next = Math.min(CLOSEST, Math.max(least, zoom));
    const grown = next / this.zoom;
    this.zoom = next;
    this.pan((at.x - this.left) * (1 - grown), (at.y - this.top) * (1 - grown));
  }

  #move(dx: number, dy: number): void {
    this.left += dx;
    this.top += dy;
    this.fitted = false;
  }

  closer(at?: Point): void {
    this.zoomTo(this.zoom * STEP, at);
  }

  farther(at?: Point): void {
    this.zoomTo(this.zoom / STEP, at);
  }

  /** Where a point of the map is in the window. */
  seen(at: Point): Point {
    return { x: this.left + at.x * this.scale, y: this.top + at.y * this.scale };
  }

  /** Bring a point into the window if it lies outside, or below what covers the lower part of the window. */
  reveal(at: Point, covered = 0): void {
    const seen = this.seen(at);
    const margin = RADIUS * this.scale + 8;
    const bottom = Math.max(margin, this.height - covered - margin);
    const dx = Math.max(0, margin - seen.x) - Math.max(0, seen.x - this.width + margin);
    const dy = Math.max(0, margin - seen.y) - Math.max(0, seen.y - bottom);
    if (!dx && !dy) return;
    this.#lent ||= this.fitted || this.#opened;
    this.#move(dx, dy);
  }

  /** Look at a point from near enough to see a tile well. */
  lookAt(at: Point, covered = 0): void {
    if (this.zoom < NEAR) {
      this.#lent ||= this.fitted || this.#opened;
      this.zoom = NEAR;
      this.left = this.width / 2 - at.x * this.scale;
      this.top = (this.height - covered) / 2 - at.y * this.scale;
      this.fitted = false;
    }
    this.reveal(at, covered);
  }

  /** Look as before, if that was no wish of the player's, and the player has not moved the map since. */
  giveBack(scene: Scene): void {
    if (this.#lent) this.#rest(scene);
  }
}

/** The middle of what lies in several places. */
function middleOf(points: readonly Point[]): Point | null {
  if (!points.length) return null;
  const half = (numbers: number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  return { x: half(points.map(({ x }) => x)), y: half(points.map(({ y }) => y)) };
}

/** Where a side of the map begins in the window, so that a point comes to its middle, but no margin is wasted. */
function within(at: number, start: number, size: number, room: number, scale: number): number {
  if (size * scale <= room) return (room - size * scale) / 2 - start * scale;
  const least = room - (start + size) * scale;
  return Math.min(-start * scale, Math.max(least, room / 2 - at * scale));
}
