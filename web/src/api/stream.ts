/** The stream of a table: resumes where it broke off, and waits longer each time it cannot. */
import { address } from "./client";
import type { ChatLine, Full, Move, Table, UndoRequest } from "./types";

export interface Listener {
  full(full: Full): void;
  move(move: Move): void;
  chat(line: ChatLine): void;
  request(requests: UndoRequest[]): void;
  table(table: Table): void;
  presence(told: { online: string[]; watching: number }): void;
  /** The table was taken away, or is no longer ours to see. */
  gone(): void;
  line(open: boolean): void;
}

export const PATIENCE = [500, 1_000, 2_000, 3_000, 5_000];

/** How long to wait before the nth attempt in a row. */
export function patience(failures: number): number {
  return PATIENCE[Math.min(failures, PATIENCE.length - 1)] ?? 5_000;
}

export class TableStream {
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;
  #waiting = false;
  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  readonly #hurry = () => {
    if (this.#waiting && !document.hidden) this.open();
  };

  constructor(
    readonly id: string,
    readonly since: () => number,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  open(): void {
    this.#source?.close();
    clearTimeout(this.#timer);
    this.#waiting = false;
    if (this.#closed) return;
    const since = this.since();
    const path = `/games/${encodeURIComponent(this.id)}/events`;
    const source = new EventSource(address(path, { since: since > 0 ? since : undefined }));
    this.#source = source;
    source.onopen = () => {
      this.#failures = 0;
      this.listener.line(true);
    };
    source.onerror = () => this.#again();
    this.#hear("full", (data) => this.listener.full(data as Full));
    this.#hear("move", (data) => this.listener.move(data as Move));
    this.#hear("chat", (data) => this.listener.chat(data as ChatLine));
    this.#hear("request", (data) => this.listener.request(data as UndoRequest[]));
    this.#hear("table", (data) => this.listener.table(data as Table));
    this.#hear("gone", () => {
      this.close();
      this.listener.gone();
    });
    this.#hear("presence", (data) => this.listener.presence(data as { online: string[]; watching: number }));
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  #hear(event: string, tell: (data: unknown) => void): void {
    this.#source?.addEventListener(event, (message) => tell(JSON.parse((message as MessageEvent<string>).data)));
  }

  /** The browser's own reconnection would not tell the ply that we know by now; so we do it ourselves. */
  #again(): void {
    this.#source?.close();
    this.listener.line(false);
    clearTimeout(this.#timer);
    this.#waiting = true;
    this.#timer = setTimeout(() => this.open(), patience(this.#failures++));
  }
}
