/** A game round by round, as rows of plain values: drawn, listed, and written to files. */
import type { GameReport, RoundSums } from "../api/types";

export type Measure = "worth" | "prices" | "revenue" | "cash" | "shares" | "trains";

export const CHARTS = ["worth", "prices", "revenue", "cash", "shares"] as const satisfies readonly Measure[];
export const MEASURES: readonly Measure[] = ["revenue", "prices", "trains", "worth", "cash", "shares"];
const OF_PLAYERS: readonly Measure[] = ["worth", "cash", "shares"];
const MONEY: readonly Measure[] = ["worth", "prices", "revenue", "cash"];

export const isOfPlayers = (measure: Measure): boolean => OF_PLAYERS.includes(measure);
export const isMoney = (measure: Measure): boolean => MONEY.includes(measure);

export type Value = number | string | null;

export interface Series {
  measure: Measure;
  rounds: RoundSums[];
  lines: { name: string; values: Value[] }[];
}

/** The lines of one measure. Revenue is earned in operating rounds only; who never had a value has no line. */
export function seriesOf(report: GameReport, measure: Measure): Series {
  const rounds = measure === "revenue" ? report.rounds.filter((one) => one.kind === "operating") : report.rounds;
  const first = rounds[0];
  const names = !first ? [] : isOfPlayers(measure) ? first.players.map((one) => one.name) : first.corporations.map((one) => one.symbol);
  const lines = names.map((name, index) => ({ name, values: rounds.map((round) => valueOf(round, measure, index)) }));
  return { measure, rounds, lines: lines.filter((line) => line.values.some((value) => value !== null && value !== "")) };
}

function valueOf(round: RoundSums, measure: Measure, index: number): Value {
  const player = round.players[index];
  const corp = round.corporations[index];
  switch (measure) {
    case "worth":
      return player?.worth ?? null;
    case "cash":
      return player?.cash ?? null;
    case "shares":
      return player?.shares.reduce((sum, [, count]) => sum + count, 0) ?? null;
    case "prices":
      return corp?.price ?? null;
    case "revenue":
      return corp?.revenue ?? null;
    case "trains":
      return corp?.trains.join(" ") ?? "";
  }
}

/** The round in which a move was made: the last one that had begun. */
export function roundAt(report: GameReport, ply: number): RoundSums | undefined {
  return report.rounds.findLast((round) => round.begin < ply) ?? report.rounds[0];
}

/** Steps of a scale: money and shares have no halves. */
export const STEPS = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power));

/** A table for a spreadsheet. */
export function csvOf(heads: string[], rows: Value[][]): string {
  return [heads, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

function cell(value: Value): string {
  let text = value === null ? "" : String(value);
  // A spreadsheet would take a name that begins like a formula for one.
  if (typeof value === "string" && /^[=+@\t-]/.test(text)) text = `'${text}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Colours of players by seat, from a palette for all eyes; corporations have their own. */
export const PLAYER_COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#b8a800", "#777777"];

/** Dashes and marks tell lines apart without their colours. */
export const DASHES: readonly (readonly number[])[] = [[], [9, 4], [2, 4], [12, 4, 2, 4], [5, 3], [16, 5], [2, 3, 8, 3], [12, 3, 2, 3, 2, 3]];
export const MARKS = ["circle", "square", "triangle", "diamond", "cross", "plus"] as const;
export type Mark = (typeof MARKS)[number];

/** Heights from above, moved down and then up until they are far enough apart. */
export function apart(heights: number[], gap: number, lowest: number): number[] {
  const found = [...heights];
  for (let at = 1; at < found.length; at++) found[at] = Math.max(found[at] ?? 0, (found[at - 1] ?? 0) + gap);
  let floor = lowest;
  for (let at = found.length - 1; at >= 0; at--) {
    found[at] = Math.min(found[at] ?? 0, floor);
    floor = (found[at] ?? 0) - gap;
  }
  return found;
}
