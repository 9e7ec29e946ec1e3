/** How somebody likes to be told things at a table: kept in the browser, and with the account where there is one. */
import { me } from "./session.svelte";
import { recalled, remember } from "../lib/keeping";

const HINTS = "tresham.hints";
const PACE = "tresham.pace";

/** Milliseconds between two moves of others. */
export const PACES = [0, 300, 1000] as const;

class Watching {
  /** A sentence to each step: what it is for. */
  hints = $state(recalled(HINTS) !== "no");
  pace = $state(paceOf(recalled(PACE)));

  setHints(hints: boolean): void {
    this.hints = hints;
    remember(HINTS, hints ? "yes" : "no");
    void me.keep({ hints });
  }

  setPace(pace: number): void {
    this.pace = paceOf(String(pace));
    remember(PACE, String(this.pace));
    void me.keep({ pace: this.pace });
  }

  /** The settings of the account go before those of the browser. */
  recall(kept: Record<string, unknown>): void {
    if (typeof kept["hints"] === "boolean") this.hints = kept["hints"];
    if (typeof kept["pace"] === "number") this.pace = paceOf(String(kept["pace"]));
  }
}

/** One of the paces; unknown ones are the middle one. */
export function paceOf(kept: string | null): number {
  return PACES.find((one) => String(one) === kept) ?? 300;
}

export const watching = new Watching();
me.recalled.push((kept) => watching.recall(kept));
