/** The end by agreement: who has agreed, who is still to be asked, and what a reader would send. */
import type { Action, Full } from "../api/types";

export interface Ending {
  /** The players who would end the game here. */
  agreed: string[];
  /** The reader's own players who have not agreed. */
  mine: string[];
  /** The other people who have not agreed. Bots are never waited for: they follow people. */
  others: string[];
}

/** How the agreement stands; nothing where there is no game to end. */
export function endingOf(full: Full | null): Ending | null {
  const round = full?.view?.round;
  if (!full || !round || round.over) return null;
  const bots = new Set(full.table.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.name));
  const left = (full.view?.players ?? []).filter((player) => !player.out && !round.agreed.includes(player.name));
  const own = full.table.you.seats;
  return {
    agreed: round.agreed,
    mine: left.map((player) => player.name).filter((name) => own.includes(name)),
    others: left.map((player) => player.name).filter((name) => !own.includes(name) && !bots.has(name)),
  };
}

/** One agreement for each of the reader's players: whoever sits alone at a screen ends the game for all its seats. */
export function agreements(ending: Ending): Action[] {
  return ending.mine.map((name) => ({ type: "end_game", by: `@${name}` }));
}
