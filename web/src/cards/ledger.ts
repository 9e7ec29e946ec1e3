/** The ledger as rows of plain values: shown, sorted, and written to a file. */
import type { CorporationView, Sheet, View } from "../api/types";

export interface LedgerRow {
  symbol: string;
  name: string;
  colour: string;
  corp: CorporationView;
  /** By player, in their order: shares, and whether that makes the president. */
  held: { shares: number; president: boolean; special: string }[];
}

export type SortKey = "title" | "order" | "price" | "cash" | "revenue" | "offering" | "pool" | `player:${string}`;

export function ledgerRows(view: View, sheet: Sheet): LedgerRow[] {
  const papers = new Map(sheet.corporations.map((one) => [one.symbol, one]));
  return view.corporations
    .filter((corp) => corp.life !== "absent")
    .map((corp) => ({
      symbol: corp.symbol,
      name: papers.get(corp.symbol)?.name ?? corp.symbol,
      colour: papers.get(corp.symbol)?.colour ?? "#777777",
      corp,
      held: view.players.map((player) => {
        const held = player.holdings.find((one) => one.corp === corp.symbol);
        return { shares: held?.shares ?? 0, president: held?.president ?? false, special: held?.special ?? "" };
      }),
    }));
}

/** Sorted by a column; what has no value stands last, whichever way. Equal rows keep the order of the title. */
export function sorted(rows: LedgerRow[], key: SortKey, down: boolean, players: readonly string[]): LedgerRow[] {
  if (key === "title") return down ? rows : [...rows].reverse();
  const value = (row: LedgerRow): number | null => valueOf(row, key, players);
  return [...rows].sort((a, b) => {
    const [one, two] = [value(a), value(b)];
    if (one === null || two === null) return Number(one === null) - Number(two === null);
    return down ? two - one : one - two;
  });
}

function valueOf(row: LedgerRow, key: SortKey, players: readonly string[]): number | null {
  switch (key) {
    case "title":
      return 0;
    case "order":
      return row.corp.order;
    case "price":
      return row.corp.price;
    case "cash":
      return row.corp.floated ? row.corp.cash : null;
    case "revenue":
      return row.corp.last_revenue;
    case "offering":
      return row.corp.offering;
    case "pool":
      return row.corp.pool;
    default:
      return row.held[players.indexOf(key.slice("player:".length))]?.shares ?? 0;
  }
}

export interface LedgerWords {
  corporation: string;
  price: string;
  par: string;
  treasury: string;
  revenue: string;
  trains: string;
  offering: string;
  pool: string;
  cash: string;
  worth: string;
  liquid: string;
  certificates: string;
}

/** The ledger for a spreadsheet: corporations, then what each player has. */
export function csv(view: View, sheet: Sheet, words: LedgerWords): string {
  const players = view.players.map((player) => player.name);
  const head = [
    ...[words.corporation, words.price, words.par, words.treasury, words.revenue, words.trains, words.offering, words.pool],
    ...players,
  ];
  const body = ledgerRows(view, sheet).map(({ corp, held }) => [
    ...[corp.symbol, corp.price, corp.par, corp.cash, corp.last_revenue],
    corp.trains.map((train) => train.name).join(" "),
    ...[corp.offering, corp.pool],
    ...held.map((one) => one.shares),
  ]);
  const blank = Array.from({ length: 7 }, () => "");
  const feet = [
    [words.cash, ...blank, ...view.players.map((player) => player.cash)],
    [words.worth, ...blank, ...view.players.map((player) => player.worth)],
    [words.liquid, ...blank, ...view.players.map((player) => player.liquid)],
    [words.certificates, ...blank, ...view.players.map((player) => `${player.certs}/${player.cert_limit}`)],
  ];
  return [head, ...body, ...feet].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

function cell(value: string | number | null): string {
  let text = value === null ? "" : String(value);
  // A spreadsheet would take a name that begins like a formula for one.
  if (typeof value === "string" && /^[=+@\t-]/.test(text)) text = `'${text}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
