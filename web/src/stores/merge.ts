/** How what the stream tells is put together with what the page holds. */
import type { ChatLine, Full, HexView, LogLine, Move, View } from "../api/types";
import { alike } from "../lib/sharing";

/** The view after a move: changed parts replace the old; of the board only the changed hexes travel. */
export function mergeView(view: View, parts: Partial<View>): View {
  const merged = { ...view, ...parts };
  if (parts.board) merged.board = mergeBoard(view.board, parts.board);
  return merged;
}

function mergeBoard(board: HexView[], changed: HexView[]): HexView[] {
  const news = new Map(changed.map((hex) => [hex.name, hex]));
  const kept = board.map((hex) => {
    const now = news.get(hex.name);
    news.delete(hex.name);
    return now ?? hex;
  });
  return [...kept, ...news.values()];
}

/** The log without what was taken back, with what was restored and what is new; each line once, in order. */
export function mergeLog(log: LogLine[], move: Pick<Move, "gone" | "lines">): LogLine[] {
  const gone = new Set(move.gone);
  const lines = new Map<string, LogLine>();
  for (const line of log) if (!gone.has(line.ply)) lines.set(key(line), line);
  for (const line of move.lines) lines.set(key(line), line);
  return [...lines.values()].sort((a, b) => a.ply - b.ply || a.n - b.n);
}

function key(line: LogLine): string {
  return `${line.ply}.${line.n}`;
}

/** Talk is never taken back: what either side knows was said. */
export function mergeChat(one: ChatLine[], other: ChatLine[]): ChatLine[] {
  const lines = new Map([...one, ...other].map((line) => [line.n, line]));
  return [...lines.values()].sort((a, b) => a.n - b.n);
}

/** Is nothing on the table otherwise? Who has agreed to end the game here changes nothing about anybody's choices. */
export function samePosition(one: View | null, other: View | null): boolean {
  return one === other || alike(standing(one), standing(other));
}

function standing(view: View | null): View | null {
  return view && { ...view, round: { ...view.round, agreed: [] } };
}

/** The whole table after a move. A move already known changes nothing; one too many means that some were missed. */
export function mergeMove(full: Full, move: Move): Full | "known" | "missed" {
  if (move.ply <= full.ply) return "known";
  if (move.ply > full.ply + 1 || !full.view) return "missed";
  return {
    ...full,
    ply: move.ply,
    at: move.ply,
    table: { ...full.table, ...move.table, ply: move.ply },
    view: mergeView(full.view, move.parts),
    drawings: { ...full.drawings, ...move.drawings },
    menu: move.menu,
    can: move.can,
    log: mergeLog(full.log, move),
  };
}
