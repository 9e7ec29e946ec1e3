import { expect, test } from "vitest";
import type { GameReport, RoundSums } from "../src/api/types";
import { apart, csvOf, DASHES, MARKS, MEASURES, roundAt, seriesOf, STEPS } from "../src/report/report";

function round(kind: string, turn: number, revenue: number | null, price: number | null): RoundSums {
  return {
    ...{ kind, turn, number: 1, of: 1, phase: "2", begin: turn, end: turn + 1, over: true, bank: 0 },
    players: [{ name: "Ann", cash: 10, worth: 20 * turn, shares: [["PRR", 2], ["NYC", 1]], out: false }],
    corporations: [
      { symbol: "PRR", life: "open", president: "Ann", revenue, dividend: "pay", price, cash: 0, trains: ["2", "3"] },
      { symbol: "NYC", life: "waiting", president: "", revenue: null, dividend: "", price: null, cash: 0, trains: [] },
    ],
  };
}

const REPORT = { rounds: [round("stock", 1, null, 67), round("operating", 1, 80, 71)] } as unknown as GameReport;

test("revenue is drawn over operating rounds only, and who has none has no line", () => {
  const series = seriesOf(REPORT, "revenue");
  expect(series.rounds.map((one) => one.kind)).toEqual(["operating"]);
  expect(series.lines).toEqual([{ name: "PRR", values: [80] }]);
});

test("every measure has a value for every round", () => {
  for (const measure of MEASURES) {
    const series = seriesOf(REPORT, measure);
    expect(series.lines.length).toBe(1);
    for (const line of series.lines) expect(line.values.length).toBe(series.rounds.length);
  }
  expect(seriesOf(REPORT, "shares").lines[0]?.values).toEqual([3, 3]);
  expect(seriesOf(REPORT, "trains").lines[0]?.values).toEqual(["2 3", "2 3"]);
});

test("a report without rounds has no lines", () => {
  expect(seriesOf({ rounds: [] } as unknown as GameReport, "worth").lines).toEqual([]);
});

test("a spreadsheet takes no name for a formula", () => {
  expect(csvOf(["Round", "=Ann"], [['a "b"', null], ["c", -5]])).toBe("Round,'=Ann\r\n\"a \"\"b\"\"\",\r\nc,-5\r\n");
});

test("names at the ends of lines keep apart and within the picture", () => {
  const found = apart([100, 100, 100, 300], 13, 300);
  for (let at = 1; at < found.length; at++) expect((found[at] ?? 0) - (found[at - 1] ?? 0)).toBeGreaterThanOrEqual(13);
  expect(Math.max(...apart([300, 300, 300], 13, 300))).toBe(300);
});

test("no two of twenty lines have the same dashes and marks", () => {
  const looks = Array.from({ length: 20 }, (_, at) => `${DASHES[at % DASHES.length]?.join()} ${MARKS[at % MARKS.length]}`);
  expect(new Set(looks).size).toBe(20);
});

test("a scale has whole numbers, each larger than the one before", () => {
  expect(STEPS.every((step, at) => Number.isInteger(step) && step > (STEPS[at - 1] ?? 0))).toBe(true);
});

test("a move belongs to the round that had begun before it", () => {
  const rounds = [{ begin: 0 }, { begin: 10 }, { begin: 20 }];
  const report = { rounds } as unknown as GameReport;
  expect([0, 1, 10, 11, 25].map((ply) => roundAt(report, ply)?.begin)).toEqual([0, 0, 0, 10, 20]);
});
