/** What just happened at a table: announced as it comes, and summed up for whoever's turn it is. */
import { api } from "../api/client";
import type { LogLine, Since } from "../api/types";

/** What is announced, by the kinds of the log. */
export const LOUD = new Set([
  "phase_began",
  "trains_rusted",
  "presidency_passed",
  "corporation_floated",
  "corporation_closed",
  "end_announced",
  "went_bankrupt",
  "deal_declined",
]);
const LASTS = 9_000;
const PATIENCE = 120;

export class News {
  since = $state.raw<Since | null>(null);
  /** The summary could not be had: whoever wants it asks again. */
  missed = $state(false);
  /** Sentences that are announced at the moment. */
  announced = $state.raw<LogLine[]>([]);
  /** Somebody reads them: they stay until they are closed. */
  kept = $state(false);
  /** Marks on map and prices are shown. */
  marks = $state(true);
  /** The run whose lines are on the map. */
  run = $state<number | null>(null);
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Sentences have come: what everybody must know of stays for a while. */
  hear(lines: LogLine[]): void {
    const loud = lines.filter((line) => LOUD.has(line.kind));
    if (!loud.length) return;
    this.announced = [...this.announced, ...loud].slice(-4);
    this.keep(this.kept);
  }

  /** What is announced stays for good, or again for a while. */
  keep(kept: boolean): void {
    this.kept = kept;
    clearTimeout(this.#timer);
    if (!kept) this.#timer = setTimeout(() => this.hush(), LASTS);
  }

  hush(): void {
    clearTimeout(this.#timer);
    this.announced = [];
    this.kept = false;
  }

  /** Ask once for each moment: `key` is the moment. Moments that pass quickly are not asked about. */
  async follow(key: string): Promise<void> {
    if (key === this.#asked) return;
    this.#asked = key;
    await new Promise((wake) => setTimeout(wake, PATIENCE));
    await this.#ask(key);
  }

  /** Ask once more about the last moment. */
  async retry(): Promise<void> {
    await this.#ask(this.#asked);
  }

  /** A summary that cannot be had is no reason to disturb anybody; its place says that it is missing. */
  async #ask(key: string): Promise<void> {
    if (key !== this.#asked) return;
    try {
      const since = await api.since(this.id);
      if (key !== this.#asked) return;
      this.since = since;
      this.missed = false;
      if (!since.runs.some((one) => one.ply === this.run)) this.run = null;
    } catch {
      if (key === this.#asked) this.missed = true;
    }
  }

  /** How a price has moved, for a mark beside it. */
  moved(corp: string): { before: number | null; after: number | null } | null {
    return (this.marks && this.since?.prices.find((one) => one.corp === corp)) || null;
  }

  get runs() {
    return this.since?.runs.find((one) => one.ply === this.run)?.runs ?? [];
  }
}
