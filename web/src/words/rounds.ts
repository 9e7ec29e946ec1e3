/** How a round is called: "Stock round 2", "Operating round 2.1"; there is but one auction. */
import type { TableRound } from "../api/types";
import { t, words } from "./words.svelte";

export function roundName(round: Pick<TableRound, "kind" | "turn" | "number">): string {
  const id = `round-${round.kind.replaceAll("_", "-")}`;
  const name = words.has(id) ? t(id) : round.kind;
  if (round.kind === "operating") return `${name} ${round.turn}.${round.number}`;
  return round.kind === "auction" ? name : `${name} ${round.turn}`;
}

/** What a part of a turn is for, and what usually matters. */
export function hintOf(step: string): string {
  const id = `hint-${step.replaceAll("_", "-")}`;
  return step && words.has(id) ? t(id) : "";
}

/** Why the trains of a corporation do not run; nothing where they can. */
export function idleWord(idle: string, corp: string): string {
  const id = `idle-${idle.replaceAll("_", "-")}`;
  return idle && words.has(id) ? t(id, { corp }) : "";
}

/** A part of a turn: "Track", "Running trains". */
export function stepName(step: string): string {
  const id = `step-${step.replaceAll("_", "-")}`;
  return words.has(id) ? t(id) : step;
}

/** The same in one word, where all parts of a turn stand side by side. */
export function shortStepName(step: string): string {
  const id = `short-step-${step.replaceAll("_", "-")}`;
  return words.has(id) ? t(id) : stepName(step);
}
