/** The ledger as rows of plain values: shown, sorted, and written to a file. */
import type { CorporationView, HoldingView, Sheet, View } from "../api/types";
import { type Place, PLACES } from "../panel/menu";

export interface LedgerRow {
  symbol: string;
  name: string;
  colour: string;
  corp: CorporationView;
  /** By holder, in their order: shares, and whether that makes the president. */
  held: { shares: number; president: boolean; special: string }[];
}

export type SortKey = "title" | "order" | "price" | "cash" | "revenue" | Place | `holder:${string}`;

/** Who holds shares: the players, and after them those who own things and have no seat. */
export interface Holder {
  /** Tells holders apart; two may bear the same name. */
  key: string;
  name: string;
  seated: boolean;
  holdings: HoldingView[];
}

export function holdersOf(view: View): Holder[] {
  return [
    ...view.players.map((one) => ({ key: `@${one.name}`, name: one.name, seated: true, holdings: one.holdings })),
    ...view.owners.map((one) => ({ key: one.symbol, name: one.name, seated: false, holdings: one.holdings })),
  ];
}

/** The same table seen from a seat: whoever looks comes first, the others follow as they sit. */
export function seenFrom(view: View, seats: readonly string[]): View {
  const own = seats.length === 1 ? view.players.findIndex((one) => one.name === seats[0]) : 0;
  return own > 0 ? { ...view, players: [...view.players.slice(own), ...view.players.slice(0, own)] } : view;
}

/** The places of shares that the ledger has a column for: the corporations' own only where some have any. */
export function placesOf(view: View): Place[] {
  return PLACES.filter((place) => place !== "own" || view.corporations.some((corp) => corp.own > 0));
}

/** Is a corporation gone, for good or until somebody starts it anew? */
export function isGone(corp: CorporationView): boolean {
  return corp.life === "closed" || corp.life === "taken_over" || corp.life === "ready";
}

export function ledgerRows(view: View, sheet: Sheet): LedgerRow[] {
  const papers = new Map(sheet.corporations.map((one) => [one.symbol, one]));
  return view.corporations
    .filter((corp) => corp.life !== "absent")
    .map((corp) => ({
      symbol: corp.symbol,
      name: papers.get(corp.symbol)?.name ?? corp.symbol,
      colour: papers.get(corp.symbol)?.colour ?? "#777777",
      corp,
      held: holdersOf(view).map((holder) => {
        const held = holder.holdings.find((one) => one.corp === corp.symbol);
        return { shares: held?.shares ?? 0, president: held?.president ?? false, special: held?.special ?? "" };
      }),
    }));
}

/** Sorted by a column; what has no value stands last, whichever way. Equal rows keep the order of the title. */
export function sorted(rows: LedgerRow[], key: SortKey, down: boolean, holders: readonly Holder[]): LedgerRow[] {
  if (key === "title") return down ? rows : [...rows].reverse();
  const value = (row: LedgerRow): number | null => valueOf(row, key, holders);
  return [...rows].sort((a, b) => {
    const [one, two] = [value(a), value(b)];
    if (one === null || two === null) return Number(one === null) - Number(two === null);
    return down ? two - one : one - two;
  });
}

function valueOf(row: LedgerRow, key: SortKey, holders: readonly Holder[]): number | null {
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
    case "pool":
    case "own":
      return row.corp[key];
    default:
      return row.held[holders.findIndex((one) => key === `holder:${one.key}`)]?.shares ?? 0;
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
  own: string;
  cash: string;
  worth: string;
  liquid: string;
  certificates: string;
}

/** The ledger for a spreadsheet: corporations, then what each player and owner has. */
export function csv(view: View, sheet: Sheet, words: LedgerWords): string {
  const places = placesOf(view);
  const head = [
    ...[words.corporation, words.price, words.par, words.treasury, words.revenue, words.trains],
    ...places.map((place) => words[place]),
    ...holdersOf(view).map((holder) => holder.name),
  ];
  const body = ledgerRows(view, sheet).map(({ corp, held }) => [
    ...[corp.symbol, corp.price, corp.par, corp.cash, corp.last_revenue],
    corp.trains.map((train) => train.name).join(" "),
    ...places.map((place) => corp[place]),
    ...held.map((one) => one.shares),
  ]);
  const blank = Array.from({ length: 5 + places.length }, () => "");
  const feet = [
    [words.cash, ...blank, ...[...view.players, ...view.owners].map((holder) => holder.cash)],
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
