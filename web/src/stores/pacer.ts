/** Moves of others shown one after another, not all at once: people want to watch. */
export class Pacer<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = -Infinity;

  constructor(
    /** Milliseconds between two of them. */
    readonly pace: () => number,
    readonly show: (one: T) => void,
    readonly changed: (waiting: number) => void = () => {},
    readonly now: () => number = () => performance.now(),
  ) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Something has come; what is `urgent`, such as one's own move, and all before it is shown at once. */
  take(one: T, urgent: boolean): void {
    this.#waiting.push(one);
    if (urgent || this.pace() === 0 || document.hidden) this.skip();
    else this.#next();
    this.changed(this.waiting);
  }

  /** All that waits is shown now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (let one = this.#waiting.shift(); one !== undefined; one = this.#waiting.shift()) this.#tell(one);
    this.changed(0);
  }

  /** What waits is known by another way. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.changed(0);
  }

  #next(): void {
    if (this.#timer !== undefined || !this.#waiting.length) return;
    const wait = this.#last + this.pace() - this.now();
    if (wait <= 0) {
      this.#tell(this.#waiting.shift()!);
      return this.#next();
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tell(this.#waiting.shift()!);
      this.changed(this.waiting);
      this.#next();
    }, wait);
  }

  #tell(one: T): void {
    this.#last = this.now();
    this.show(one);
  }
}
