/** Positions of the past as the server told them: a row of a game never changes, so one that was told need not be asked
    for again. Only the last few are kept. */
import type { Full } from "../api/types";

/** Where somebody looks, the step ahead of him and the two behind. */
const MOST = 4;

export class Positions {
  readonly #ask: (ply: number) => Promise<Full>;
  /** By ply; what was wanted last stands last. */
  #kept = new Map<number, Promise<Full>>();

  constructor(ask: (ply: number) => Promise<Full>) {
    this.#ask = ask;
  }

  /** A position, asked for if it is not here. */
  async get(ply: number): Promise<Full> {
    const found = this.#kept.get(ply) ?? this.#ask(ply);
    this.#keep(ply, found);
    try {
      return await found;
    } catch (problem) {
      // Whoever wants it the next time asks again.
      if (this.#kept.get(ply) === found) this.#kept.delete(ply);
      throw problem;
    }
  }

  /** All are told anew: in another language, say. */
  forget(): void {
    this.#kept = new Map();
  }

  #keep(ply: number, position: Promise<Full>): void {
    this.#kept.delete(ply);
    this.#kept.set(ply, position);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) return;
      this.#kept.delete(oldest);
    }
  }
}
