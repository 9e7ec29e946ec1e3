/** Looking back at a table: all its rows, and the position of the past that the reader sees. */
import { api } from "../api/client";
import type { Full, HistoryRow, Move } from "../api/types";
import { sharing } from "../lib/sharing";
import { mergeHistory, stepFrom, stepsOf } from "../table/history";
import { Positions } from "./positions";
import { toasts } from "./toasts.svelte";

export class History {
  /** The table as it stood, while the reader looks back. */
  past = $state.raw<Full | null>(null);
  /** Every row of the game, once somebody wants to step through them. */
  rows = $state.raw<HistoryRow[]>([]);
  /** Plies worth stopping at. */
  readonly steps = $derived(stepsOf(this.rows));
  readonly #id: string;
  /** The table as it stands now. */
  readonly #live: () => Full | null;
  readonly #positions: Positions;
  #told: Promise<void> | null = null;
  /** Where the reader looks, or will as soon as it is here; `null` is the present. */
  #wanted: number | null = null;
  #glance = 0;

  constructor(id: string, live: () => Full | null) {
    this.#id = id;
    this.#live = live;
    this.#positions = new Positions(async (ply) => sharing(this.past ?? live(), await api.full(id, ply)));
  }

  /** The move that led to what is shown. */
  get then(): HistoryRow | undefined {
    return this.past ? this.rows.find((row) => row.ply === this.past?.at) : undefined;
  }

  /** All rows, asked for once; the stream brings the others. */
  tell(): Promise<void> {
    this.#told ??= api.history(this.#id).then(
      (rows) => void (this.rows = rows),
      (problem: unknown) => void toasts.error(problem),
    );
    return this.#told;
  }

  /** Rows were missed. */
  tellAnew(): void {
    if (!this.#told) return;
    this.#told = null;
    void this.tell();
  }

  /** One more row, for whoever has been told the others. */
  add(move: Move): void {
    void this.#told?.then(() => (this.rows = mergeHistory(this.rows, move, Date.now() / 1000)));
  }

  /** The table after a ply; `null` or the last one is the present. */
  async look(at: number | null): Promise<void> {
    const glance = ++this.#glance;
    if (at === null || at >= this.#present) {
      this.past = this.#wanted = null;
      return;
    }
    const ply = (this.#wanted = Math.max(0, at));
    try {
      const past = await this.#positions.get(ply);
      // Whoever has looked elsewhere meanwhile is not called back.
      if (glance !== this.#glance) return;
      const back = ply < (this.past?.at ?? this.#present);
      this.past = sharing(this.past ?? this.#live(), past);
      this.#lookAhead(ply, back ? -1 : 1);
    } catch (problem) {
      // What could not be had is not looked at: the reader still sees what was there before.
      if (glance === this.#glance) this.#wanted = this.past?.at ?? null;
      toasts.error(problem);
    }
  }

  /** What is looked at is told anew, even if it is still on its way. */
  async retell(): Promise<void> {
    this.#positions.forget();
    if (this.#wanted !== null) await this.look(this.#wanted);
  }

  get #present(): number {
    return this.#live()?.ply ?? 0;
  }

  /** Whoever has made a step may make the next: its position is here by then. The last step is the present. */
  #lookAhead(at: number, by: 1 | -1): void {
    const next = stepFrom(this.steps, at, by);
    if (next === at || next >= (this.steps.at(-1) ?? 0)) return;
    this.#positions.get(next).catch(() => {
      // Nobody has asked for it yet: whoever does hears what is wrong.
    });
  }
}
