/** What a reader does at a table: one thing at a time, by one way, and whatever is refused is told at the edge of the
    page. */
import { ApiError, api } from "../api/client";
import type { Action, Played } from "../api/types";
import { keepingFocus } from "../lib/focus";
import { t } from "../words/words.svelte";
import { toasts } from "./toasts.svelte";

/** The table at which it is done. */
export interface Moved {
  readonly id: string;
  readonly ply: number;
  /** How many positions it has had on this page. */
  readonly positions: number;
  reload(): Promise<void>;
  /** Waits until the page shows a ply. */
  arrival(ply: number): Promise<void>;
}

type Post = (ply: number) => Promise<Played | undefined>;

export class Moves {
  /** A move is under way. */
  busy = $state(false);
  /** Where several moves began that were made by the reader's last click. */
  #joined: number | null = null;
  readonly #table: Moved;

  constructor(table: Moved) {
    this.#table = table;
  }

  play(...actions: Action[]): Promise<boolean> {
    const post: Post = (ply) => api.play(this.#table.id, ply, actions);
    return actions.length > 1 ? this.#atOnce(post) : this.#send(post, true);
  }

  finish(how: "run_pay" | "run_withhold" | "done"): Promise<boolean> {
    return this.#atOnce((ply) => api.finish(this.#table.id, ply, how));
  }

  async #atOnce(post: Post): Promise<boolean> {
    let from = 0;
    const done = await this.#send((ply) => post((from = ply)), true);
    if (done) this.#joined = from;
    return done;
  }

  /** What one click did, one click takes back. */
  undo(row?: number): Promise<boolean> {
    const to = row ?? this.#joined ?? undefined;
    return this.#send((ply) => api.undo(this.#table.id, ply, to));
  }

  redo(): Promise<boolean> {
    return this.#send((ply) => api.redo(this.#table.id, ply));
  }

  answer(request: number, accept: boolean): Promise<boolean> {
    return this.#send(() => api.answer(this.#table.id, request, accept));
  }

  /** `again` tells of what means the same as long as nothing changes on the table. */
  async #send(post: Post, again = false): Promise<boolean> {
    // The button that was pressed may do something else when it comes back.
    return !this.busy && keepingFocus(() => this.#sent(post, again), false);
  }

  async #sent(post: Post, again: boolean): Promise<boolean> {
    this.busy = true;
    this.#joined = null;
    const before = this.#table.ply;
    try {
      const answer = await this.#posted(post, again);
      if (answer?.request) toasts.show("plain", t("web-request-sent"));
      // What others must agree to has no ply yet.
      if (answer?.ply !== undefined && answer.ply > before) await this.#table.arrival(answer.ply);
      return true;
    } catch (problem) {
      toasts.error(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** A stale page is brought up to date; if nothing is otherwise on the table, it is sent once more. */
  async #posted(post: Post, again: boolean): Promise<Played | undefined> {
    const { ply, positions } = this.#table;
    try {
      return await post(ply);
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.status === 409)) throw problem;
      await this.#table.reload();
      if (!again || this.#table.ply === ply || this.#table.positions !== positions) throw problem;
      return await post(this.#table.ply);
    }
  }
}
