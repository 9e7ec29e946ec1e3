/** Clicks and keys that were meant for what stood there before: for a moment after the table has changed, a control
    that has just come, or has come to lie under the hand, does nothing. What stayed in its place acts as always. */
import { beforeDrawing } from "../lib/frame";

/** Milliseconds; a double click and a startled second one lie below. */
export const MOMENT = 400;
/** Pixels by which a control may shift and still be in its place. */
const SLACK = 4;

type Places = Map<string, { top: number; left: number }>;

export class Guard {
  /** None before the first look: what a page opens with has not come by surprise. */
  #before: Places | null = null;
  /** When the page has changed since it was last looked at. */
  #changed: number | null = null;
  #calm: ReturnType<typeof setTimeout> | undefined;
  /** By control: when it came. */
  readonly #came = new Map<string, number>();
  readonly #root: () => HTMLElement | undefined;
  readonly #now: () => number;

  constructor(root: () => HTMLElement | undefined, now: () => number = () => performance.now()) {
    this.#root = root;
    this.#now = now;
  }

  /** Before the page changes; what has changed since it was last drawn nobody has seen. */
  look(): void {
    if (this.#changed === null) this.#before = this.#root() ? this.#places() : null;
  }

  /** When it has changed: where everything lies now is known when it is drawn, or when it is asked for. */
  change(): void {
    if (!this.#before) return;
    this.#changed = this.#now();
    this.#mark();
    beforeDrawing(this.#compare);
  }

  readonly #compare = (): void => {
    if (!this.#before || this.#changed === null) return;
    for (const [name, now] of this.#places()) {
      const before = this.#before.get(name);
      const same = before && Math.abs(now.top - before.top) <= SLACK && Math.abs(now.left - before.left) <= SLACK;
      if (!same) this.#came.set(name, this.#changed);
    }
    this.#changed = null;
  };

  /** Is a control so new that it cannot have been meant? */
  isFresh(name: string, at = this.#now()): boolean {
    this.#compare();
    const came = this.#came.get(name);
    return came !== undefined && at < came + MOMENT;
  }

  /** Swallows a click on such a control; keys that press a focused button are clicks too. */
  readonly catch = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-act]") : null;
    if (!control || !this.isFresh(control.dataset["act"] ?? "", event.timeStamp)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** For tests, which are faster than hands: the moment is told. */
  #mark(): void {
    const root = this.#root();
    root?.setAttribute("data-fresh", "");
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => root?.removeAttribute("data-fresh"), MOMENT);
  }

  #places(): Places {
    const controls = this.#root()?.querySelectorAll<HTMLElement>("[data-act]") ?? [];
    return new Map([...controls].map((one) => [one.dataset["act"] ?? "", one.getBoundingClientRect()]));
  }
}

/** A guard over a part of the page; `changes` names what a result changes. To be called while a component is made. */
export function guarded(root: () => HTMLElement | undefined, changes: () => unknown): Guard {
  const guard = new Guard(root);
  $effect.pre(() => {
    changes();
    guard.look();
  });
  $effect(() => {
    changes();
    guard.change();
  });
  $effect(() => {
    const part = root();
    part?.addEventListener("click", guard.catch, true);
    return () => part?.removeEventListener("click", guard.catch, true);
  });
  return guard;
}
