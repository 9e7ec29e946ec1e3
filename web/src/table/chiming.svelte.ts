/** It has become somebody's turn: whoever wishes hears it. */
import { chime } from "../lib/sound";
import { habits } from "../stores/habits.svelte";
import type { TableStore } from "../stores/table.svelte";

/** To be called while a component is made: it is heard as long as that lives. */
export function chimeOnTurn(store: TableStore): void {
  let mine = false;
  $effect(() => {
    const now = store.turn;
    if (now && !mine && store.positions > 1 && habits.now.sounds) chime();
    mine = now;
  });
}
