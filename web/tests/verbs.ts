/** What the server says of its verbs: under which heading they stand, and which of them are final. */
const GROUPS: Record<string, string[]> = {
  answer: ["accept", "decline"],
  auction: ["take_lot", "bid"],
  par: ["set_par", "start_corporation"],
  map: ["lay_tile", "lay_private_tile", "place_token", "place_private_token", "choose_city", "buy_token", "place_marker"],
  run: ["run_trains"],
  dividend: ["declare_dividend"],
  shares: ["sell_shares", "buy_shares"],
  trains: ["buy_train", "discard_train"],
  privates: ["buy_private", "sell_private", "exchange_private", "close_private"],
};

export function verb(kind: string): { group: string; final: boolean } {
  const group = Object.keys(GROUPS).find((name) => GROUPS[name]?.includes(kind)) ?? "other";
  return { group, final: kind === "go_bankrupt" || kind === "leave_game" };
}
