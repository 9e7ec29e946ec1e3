/** The lists of the lobby: asked of the server by what somebody looks for, and asked again when something happens. */
import { api } from "../api/client";
import type { Table } from "../api/types";
import { toasts } from "./toasts.svelte";

export const VIEWS = ["all", "turn", "running", "open", "finished", "archived"] as const;
export type View = (typeof VIEWS)[number];
export type Company = "all" | "bots" | "people";

/** What is looked for. */
export interface Search {
  view: View;
  title: string;
  company: Company;
  words: string;
}

export const EVERYTHING: Search = { view: "all", title: "", company: "all", words: "" };

/** A search as the server is asked. */
export function asked(search: Search): Record<string, string | boolean | undefined> {
  const status = { running: "active", open: "open", finished: "finished" }[search.view as "running"];
  return {
    status,
    turn: search.view === "turn" || undefined,
    archived: search.view === "archived" || undefined,
    title: search.title || undefined,
    with: search.company === "all" ? undefined : search.company,
    q: search.words.trim() || undefined,
  };
}

/** Is it the reader's move? */
export function yours(table: Table): boolean {
  return table.status === "active" && table.acting.some((name) => table.you.seats.includes(name));
}

export class LobbyStore {
  search = $state.raw<Search>(EVERYTHING);
  /** Where the reader is to move, whatever is looked for. */
  turns = $state.raw<Table[]>([]);
  /** What was found; nothing before the first answer. */
  tables = $state.raw<Table[] | null>(null);
  cursor = $state<string | null>(null);
  #asking = false;
  #again = false;

  /** Does somebody look for something? */
  get searching(): boolean {
    return JSON.stringify(asked(this.search)) !== JSON.stringify(asked(EVERYTHING));
  }

  look(change: Partial<Search>): void {
    this.search = { ...this.search, ...change };
    void this.load();
  }

  /** Ask for everything that is shown. Whatever happens meanwhile is asked for once more, not many times. */
  async load(): Promise<void> {
    if (this.#asking) {
      this.#again = true;
      return;
    }
    this.#asking = true;
    try {
      do {
        this.#again = false;
        const [turns, found] = await Promise.all([api.lobby({ turn: true }), api.lobby(asked(this.search))]);
        this.turns = turns.games;
        this.tables = found.games;
        this.cursor = found.cursor;
      } while (this.#again);
    } catch (problem) {
      toasts.error(problem);
    } finally {
      this.#asking = false;
    }
  }

  /** The next page. */
  async more(): Promise<void> {
    const cursor = this.cursor;
    if (!cursor) return;
    try {
      const found = await api.lobby({ ...asked(this.search), cursor });
      if (cursor !== this.cursor) return; // somebody looks for something else by now
      this.tables = [...(this.tables ?? []), ...found.games];
      this.cursor = found.cursor;
    } catch (problem) {
      toasts.error(problem);
    }
  }

  /** Somebody came to a table or went. */
  present(told: { game: string; online: string[]; watching: number }): void {
    const changed = (table: Table) => (table.id === told.game ? withPresence(table, told) : table);
    this.turns = this.turns.map(changed);
    this.tables = this.tables?.map(changed) ?? null;
  }
}

/** A table with those who are at it now. */
export function withPresence(table: Table, told: { online: string[]; watching: number }): Table {
  const seats = table.seats.map((seat) => ({ ...seat, online: told.online.includes(seat.name) }));
  return { ...table, seats, watching: told.watching };
}
