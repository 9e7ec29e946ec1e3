/** Where a moment of a game is found. */
export function historyHref(id: string, ply: number, tab?: string): string {
  return `/table/${id}?at=${ply}${tab ? `&tab=${tab}` : ""}`;
}
