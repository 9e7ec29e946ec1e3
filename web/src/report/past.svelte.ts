/** The report of a table, asked for anew when a round is over or another moment is looked at. */
import { api } from "../api/client";
import type { GameReport } from "../api/types";
import type { TableStore } from "../stores/table.svelte";
import { sentenceOf } from "../words/trouble";
import { words } from "../words/words.svelte";

/** So many milliseconds. */
const QUIET = 1_500;

export class Past {
  report = $state.raw<GameReport | null>(null);
  problem = $state<string | null>(null);
  #asked = 0;

  /** To be made while a component is: it lives as long as that. */
  constructor(store: TableStore) {
    const moment = $derived(momentOf(store));
    $effect(() => {
      void [moment, words.lang];
      this.#ask(store);
    });
    // Within a round there is no hurry: it is asked once the table has been quiet for a while.
    $effect(() => {
      if (store.ply === this.report?.ply || store.past) return;
      const timer = setTimeout(() => this.#ask(store), QUIET);
      return () => clearTimeout(timer);
    });
  }

  #ask(store: TableStore): void {
    const question = ++this.#asked;
    api.report(store.id, store.past?.at).then(
      (report) => {
        if (question === this.#asked) [this.report, this.problem] = [report, null];
      },
      (why: unknown) => {
        if (question === this.#asked) this.problem = sentenceOf(why);
      },
    );
  }
}

function momentOf(store: TableStore): string {
  if (store.past) return `then ${store.past.at}`;
  const round = store.live?.view?.round;
  return round ? `${round.kind} ${round.turn}.${round.number} ${round.over}` : "";
}
