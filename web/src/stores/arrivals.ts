/** Waiting for what the stream is about to bring. */
export class Arrivals {
  #waiting: (() => void)[] = [];

  /** Something has arrived. */
  tell(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const tell of waiting) tell();
  }

  /** Waits until what is wanted is there; false if it has not come within so many milliseconds. */
  async until(isThere: () => boolean, patience: number): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patience)));
    while (!isThere()) {
      const heard = new Promise<true>((resolve) => this.#waiting.push(() => resolve(true)));
      if (!(await Promise.race([heard, late]))) return false;
    }
    clearTimeout(timer);
    return true;
  }
}
