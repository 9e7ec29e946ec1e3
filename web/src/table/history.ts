/** Steps through a game: the moves that count, and where its rounds begin. */
import type { HistoryRow, Move } from "../api/types";

/** The history with one row more; what the row takes back or restores is marked. */
export function mergeHistory(rows: readonly HistoryRow[], move: Move, at: number): HistoryRow[] {
  const gone = new Set(move.gone);
  const back = new Set(move.back);
  const kept = rows
    .filter((row) => row.ply < move.ply)
    .map((row) => (gone.has(row.ply) ? { ...row, undone: true } : back.has(row.ply) ? { ...row, undone: false } : row));
  const { ply, kind, action, user } = move;
  const round = move.table.round ?? rows.at(-1)?.round;
  return round ? [...kept, { ply, kind, action, user, by: action?.by ?? "", at, round, undone: false }] : kept;
}

/** Plies worth stopping at: the beginning, and every move that was not taken back. */
export function stepsOf(rows: readonly HistoryRow[]): number[] {
  return [0, ...rows.filter((row) => !row.undone && row.kind === "action").map((row) => row.ply)];
}

/** The step before or after a ply. Rows that took something back lie behind the last step, and show what it shows. */
export function stepFrom(steps: readonly number[], at: number, by: 1 | -1): number {
  const last = steps.at(-1) ?? 0;
  if (by > 0) return steps.find((ply) => ply > at) ?? last;
  return steps.findLast((ply) => ply < Math.min(at, last)) ?? 0;
}

/** The first row of each round. */
export function chapters(rows: readonly HistoryRow[]): HistoryRow[] {
  const found: HistoryRow[] = [];
  let before = "";
  for (const row of rows) {
    const { round, undone } = row;
    if (!round || undone) continue;
    const name = `${round.kind} ${round.turn} ${round.number}`;
    if (name !== before) found.push(row);
    before = name;
  }
  return found;
}
