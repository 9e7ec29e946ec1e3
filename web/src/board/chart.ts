/** The chart of prices: where its cells lie, and where a price can go. */
import type { ChoiceView, SheetCell, SheetCorporation, SheetMarket } from "../api/types";

/** The rows of the chart with their cells from left to right; a row may have gaps. */
export function rowsOf(market: SheetMarket): SheetCell[][] {
  const rows = Array.from({ length: market.rows }, (_, row) => market.cells.filter((cell) => cell.row === row));
  return rows.map((row) => row.sort((a, b) => a.col - b.col));
}

/** The letters above the columns. */
export function columnsOf(market: SheetMarket): string[] {
  const letters = (col: number) => market.cells.find((cell) => cell.col === col)?.name.replace(/\d+$/, "") ?? "";
  return Array.from({ length: market.columns }, (_, col) => letters(col));
}

/** Do rows lie like bricks? Then each cell has two neighbours above and two below, and is drawn as a hexagon. */
export function isStaggered(market: SheetMarket): boolean {
  return new Set(market.shifts).size > 1;
}

/** Where a cell begins, in halves of a cell from the left. */
export function leftOf(cell: Pick<SheetCell, "row" | "col">, market: SheetMarket): number {
  return cell.col * 2 + (market.shifts[cell.row] ?? 0);
}

/** By how many halves of a cell the middle of a column lies further right than that of its unshifted row. */
export function spreadOf(market: SheetMarket): number {
  return market.shifts.length ? (Math.max(...market.shifts) + Math.min(...market.shifts)) / 2 : 0;
}

/** How broad the chart is, or its longest band, in halves of a cell. */
export function breadthOf(market: SheetMarket, { first, last }: Band = { first: 0, last: market.columns }): number {
  return Math.max(0, ...inBand(market.cells, { first, last }).map((cell) => leftOf(cell, market) - 2 * first + 2));
}

/** Columns that stand beside one another, from the first to before the last. */
export interface Band {
  first: number;
  last: number;
}

/** A chart of so few rows is a long band, and may be folded. */
const LOW = 3;
/** So broad a cell is easily read, in pixels. */
const BROAD = 60;

/** A long, low chart in a narrower place lies there in several bands, one below the other, all about as long. */
export function bandsOf(market: SheetMarket, width: number): Band[] {
  const fits = Math.max(4, Math.floor(width / BROAD));
  const count = market.rows > LOW || !width ? 1 : Math.max(1, Math.ceil(market.columns / fits));
  const long = Math.ceil(market.columns / count);
  return Array.from({ length: count }, (_, k) => ({ first: k * long, last: Math.min(market.columns, (k + 1) * long) }));
}

/** The cells of a row that lie in a band. */
export function inBand(row: readonly SheetCell[], { first, last }: Band): SheetCell[] {
  return row.filter((cell) => first <= cell.col && cell.col < last);
}

export interface PriceWay {
  arrow: string;
  cell: string;
  price: number;
}

/** By rows up or down, then by what lies left, just there, or right. */
const ARROWS = ["↖↑↗", "← →", "↙↓↘"];

/** Where the marker on a cell can be moved, by the server's word; the arrow tells where that lies. */
export function priceWays(from: SheetCell, ways: readonly [string, [string, string][]][], market: SheetMarket): PriceWay[] {
  const here = ways.find(([cell]) => cell === from.name)?.[1] ?? [];
  return here.flatMap(([, name]) => {
    const to = market.cells.find((cell) => cell.name === name);
    return to ? [{ arrow: arrowTo(from, to, market), cell: to.name, price: to.price }] : [];
  });
}

function arrowTo(from: SheetCell, to: SheetCell, market: SheetMarket): string {
  const [down, right] = [Math.sign(to.row - from.row), Math.sign(leftOf(to, market) - leftOf(from, market))];
  return ARROWS[down + 1]?.charAt(right + 1) ?? "";
}

/** Which corporations may start at a price; none where all may. */
export function startersAt(price: number, corporations: readonly SheetCorporation[]): string[] {
  const some = corporations.filter((corp) => !corp.pars.length || corp.pars.includes(price));
  return some.length === corporations.length ? [] : some.map((corp) => corp.symbol);
}

/** Which corporation a par price is for. */
export function corpOf(choice: ChoiceView): string {
  return String(choice.about["corp"] ?? choice.action["corp"] ?? "");
}

/** Who comes there is closed: the cell has a cross in place of a price. */
export function closesHere(cell: { zone: string }): boolean {
  return cell.zone.split(" ").includes("closed");
}

/** Who comes there ends the game: the cell has a flag besides its colour. */
export function endsHere(cell: { zone: string }): boolean {
  return cell.zone.split(" ").includes("end");
}
