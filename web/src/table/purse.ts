/** The few numbers that one decides by, for screens where the players' column has no room. */
import type { View } from "../api/types";

export interface Purse {
  name: string;
  cash: number;
  certs: number;
  limit: number;
  /** The corporation whose turn it is, while the reader decides for it. */
  corp: { symbol: string; cash: number } | null;
  /** Who has the priority deal. */
  priority: string;
}

/** The purse of the reader's seat: of several the one that decides, and for a spectator whoever decides. */
export function purseOf(view: View | null, seats: readonly string[]): Purse | null {
  if (!view || view.round.over) return null;
  const deciding = view.round.seat.replace(/^@/, "");
  const name = seats.includes(deciding) ? deciding : (seats[0] ?? deciding);
  const player = view.players.find((one) => one.name === name);
  if (!player) return null;
  const corp = name === deciding ? view.corporations.find((one) => one.symbol === view.round.actor) : undefined;
  return {
    name,
    cash: player.cash - player.promised,
    certs: player.certs,
    limit: player.cert_limit,
    corp: corp ? { symbol: corp.symbol, cash: corp.cash } : null,
    priority: view.round.priority.replace(/^@/, ""),
  };
}
