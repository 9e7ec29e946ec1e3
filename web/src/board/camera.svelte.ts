/** Where the window looks at the map, and how closely. */
import { BERTH, type Berth, berthFor, type Scene } from "./berth";
import { type Point, RADIUS, UNIT } from "./geometry";

export const CLOSEST = 3;
export const FARTHEST = 0.3;
/** Near enough to turn a tile by touch. */
const NEAR = 0.9;
const STEP = 1.25;

/** Where somebody looked: the point of the map in the middle of the window, and how closely. */
export interface Glance extends Point {
  zoom: number;
}

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

  readonly scale = $derived(this.zoom * UNIT);
  readonly transform = $derived(`translate(${this.left} ${this.top}) scale(${this.scale})`);

  /** The window has a new size: show the whole map, or keep its middle in the middle. */
  resize(width: number, height: number, scene: Scene): void {
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2];
    [this.width, this.height] = [width, height];
    this.berth = berthFor(scene, width, height);
    if (this.#recalled) {
      this.#look(this.#recalled);
      this.#recalled = null;
    } else if (this.fitted) {
      this.fit(scene);
    } else {
      this.left += dx;
      this.top += dy;
    }
  }

  fit({ frame }: Scene): void {
    if (!this.width || !this.height) return;
    const [x, y, wide, high] = frame;
    const { top, side } = this.berth;
    const [width, height] = [this.width - side, this.height - top];
    // The whole map may need less than the least zoom on a small screen.
    const whole = Math.min(width / wide, height / high) / UNIT;
    this.zoom = Math.min(whole, CLOSEST);
    this.left = (width - wide * this.scale) / 2 - x * this.scale;
    this.top = (height - high * this.scale) / 2 - y * this.scale + top;
    this.fitted = true;
    this.#lent = false;
  }

  /** Where the player looks by his own wish; nothing if it is the whole map. */
  get glance(): Glance | null {
    if (this.fitted || this.#lent || !this.width) return this.#recalled;
    const [x, y] = [(this.width / 2 - this.left) / this.scale, (this.height / 2 - this.top) / this.scale];
    return { x, y, zoom: this.zoom };
  }

  /** Look there as soon as there is a window. */
  recall(glance: Glance): void {
    this.#recalled = glance;
  }

  #look({ x, y, zoom }: Glance): void {
    this.zoom = Math.min(CLOSEST, Math.max(FARTHEST, zoom));
    this.left = this.width / 2 - x * this.scale;
    this.top = this.height / 2 - y * this.scale;
    this.fitted = false;
  }

  pan(dx: number, dy: number): void {
    this.#move(dx, dy);
    this.#lent = false;
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
    this.#lent ||= this.fitted;
    this.#move(dx, dy);
  }

  /** Look at a point from near enough to see a tile well. */
  lookAt(at: Point, covered = 0): void {
    if (this.zoom < NEAR) {
      this.#lent ||= this.fitted;
      this.zoom = NEAR;
      this.left = this.width / 2 - at.x * this.scale;
      this.top = (this.height - covered) / 2 - at.y * this.scale;
      this.fitted = false;
    }
    this.reveal(at, covered);
  }

  /** Show the whole map again, if it was shown before and the player has not moved it since. */
  giveBack(scene: Scene): void {
    if (this.#lent) this.fit(scene);
  }
}
