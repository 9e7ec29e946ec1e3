/** Which puzzles a reader has solved: this browser remembers, nobody else does. */
import { recalled, remember } from "../lib/keeping";

const PLACE = "tresham.puzzles";

export function solvedPuzzles(): Set<string> {
  try {
    const kept: unknown = JSON.parse(recalled(PLACE) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

export function rememberSolved(id: string): void {
  remember(PLACE, JSON.stringify([...solvedPuzzles().add(id)]));
}

/** The reader's own day, as the server wants it told. */
export function ownDay(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
