/** What the board may ask of a table. */
import { api } from "../api/client";
import type { Action, RunView } from "../api/types";
import type { Lender } from "../board/types";
import type { TableStore } from "./table.svelte";

export function lenderOf(store: TableStore): Lender {
  let symbols: Promise<string> | null = null;
  return {
    play: (action: Action) => store.play(action),
    busy: () => store.busy,
    moment: () => store.moment,
    afterwards: (action: Action) => api.afterwards(store.id, store.ply, action),
    legalAt: (hex: string) => api.legal(store.id, hex, store.past?.at),
    routes: (corp: string) => api.routes(store.id, corp, store.past?.at),
    judge: (corp: string, runs: Pick<RunView, "train" | "stops">[]) => api.judge(store.id, corp, runs),
    then: () => store.history.then?.action ?? null,
    ranThen: (run: Action) => api.judge(store.id, run.by, run["runs"], (store.past?.at ?? 1) - 1),
    symbols: () => (symbols ??= api.symbols(store.id)),
    readonly: () => store.menu === null,
    ruleHref: (rule: string) => store.ruleHref(rule),
    fresh: () => ({
      tiles: (!store.past && store.news.marks && store.news.since?.tiles) || [],
      tokens: (!store.past && store.news.marks && store.news.since?.tokens) || [],
      runs: store.past ? [] : store.news.runs,
    }),
  };
}
