/** The chart of prices: its cells in rows, its zones, and where a price can go. */
import type { ChoiceView, SheetCell } from "../api/types";

/** The cells row by row, with gaps where the chart has none. */
export function rowsOf(cells: SheetCell[], rows: number, columns: number): (SheetCell | null)[][] {
  const grid: (SheetCell | null)[][] = Array.from({ length: rows }, () => Array<SheetCell | null>(columns).fill(null));
  for (const cell of cells) {
    const row = grid[cell.row];
    if (row) row[cell.col] = cell;
  }
  return grid;
}

/** Each zone once, as the legend shows it. */
export function zonesOf(cells: SheetCell[]): SheetCell[] {
  return cells.filter((cell, k) => cell.zone && cells.findIndex((other) => other.zone === cell.zone) === k);
}

export interface PriceWay {
  arrow: string;
  cell: string;
  price: number;
}

const ARROWS: Record<string, string> = { up: "↑", right: "→", down: "↓", left: "←" };

/** Where the marker on a cell can be moved. */
export function priceWays(from: SheetCell, cells: SheetCell[]): PriceWay[] {
  return Object.entries(ARROWS).flatMap(([move, arrow]) => {
    const to = cells.find((cell) => cell.name === from.moves[move]);
    return to ? [{ arrow, cell: to.name, price: to.price }] : [];
  });
}

/** Which corporation a par price is for. */
export function corpOf(choice: ChoiceView): string {
  return String(choice.about["corp"] ?? choice.action["corp"] ?? "");
}

/** Who comes there ends the game: the cell has a flag besides its colour. */
export function endsHere(cell: SheetCell): boolean {
  return cell.zone.split(" ").includes("end");
}
