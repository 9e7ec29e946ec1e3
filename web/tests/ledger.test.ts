import { describe, expect, it } from "vitest";
import type { CorporationView, Sheet, View } from "../src/api/types";
import { csv, holdersOf, isGone, ledgerRows, type LedgerWords, placesOf, sorted } from "../src/cards/ledger";
import { latest, story } from "../src/cards/story";

const corp = (symbol: string, change: object = {}) => ({
  symbol,
  life: "open",
  floated: true,
  cash: 0,
  price: null,
  par: null,
  trains: [],
  offering: 0,
  pool: 0,
  own: 0,
  last_revenue: null,
  order: null,
  ...change,
});

const view = {
  corporations: [
    corp("PRR", { price: 67, order: 2, cash: 10, trains: [{ name: "2" }, { name: "3" }] }),
    corp("NYC", { price: 100, order: 1 }),
    corp("B&O", { floated: false, life: "waiting", offering: 10 }),
    corp("RCS", { life: "absent" }),
  ],
  players: [
    { name: "Ann", cash: 5, worth: 205, liquid: 105, certs: 2, cert_limit: 12, holdings: [{ corp: "PRR", shares: 2, president: true, special: "" }] },
    { name: "=1+1", cash: 7, worth: 7, liquid: 7, certs: 0, cert_limit: 12, holdings: [] },
  ],
  owners: [],
} as unknown as View;
const sheet = { corporations: [{ symbol: "PRR", name: "Pennsylvania", colour: "#237333" }] } as unknown as Sheet;
const WORDS = new Proxy({}, { get: (_, name) => String(name) }) as LedgerWords;

describe("the ledger", () => {
  const rows = ledgerRows(view, sheet);
  const order = (...how: [Parameters<typeof sorted>[1], boolean]) => sorted(rows, ...how, holdersOf(view)).map((row) => row.symbol);

  it("leaves out corporations that are not in the game", () => {
    expect(rows.map((row) => row.symbol)).toEqual(["PRR", "NYC", "B&O"]);
    expect(rows[0]?.held.map((one) => one.shares)).toEqual([2, 0]);
  });

  it("is sorted by any column, empty cells last", () => {
    expect(order("title", true)).toEqual(["PRR", "NYC", "B&O"]);
    expect(order("title", false)).toEqual(["B&O", "NYC", "PRR"]);
    expect(order("price", true)).toEqual(["NYC", "PRR", "B&O"]);
    expect(order("price", false)).toEqual(["PRR", "NYC", "B&O"]);
    expect(order("order", false)).toEqual(["NYC", "PRR", "B&O"]);
    expect(order("holder:@Ann", true)).toEqual(["PRR", "NYC", "B&O"]);
    expect(order("offering", true)[0]).toBe("B&O");
  });

  it("can be opened in a spreadsheet, and no name becomes a formula", () => {
    const lines = csv(view, sheet, WORDS).split("\r\n");
    expect(lines[0]).toBe("corporation,price,par,treasury,revenue,trains,offering,pool,Ann,'=1+1");
    expect(lines[1]).toBe("PRR,67,,10,,2 3,0,0,2,0");
    expect(lines.at(-2)).toBe("certificates,,,,,,,,2/12,0/12");
  });

  it("has those without a seat after the players, and what corporations hold themselves", () => {
    const hermit = { symbol: "HM", name: "Ann", cash: 35, holdings: [{ corp: "NYC", shares: 3, president: false, special: "" }], privates: [] };
    const [first, second, ...others] = view.corporations;
    const more = { ...view, owners: [hermit], corporations: [first, { ...second, own: 1 }, ...others] } as unknown as View;
    const held = ledgerRows(more, sheet);
    expect(held.map((row) => row.held.map((one) => one.shares))).toEqual([[2, 0, 0], [0, 0, 3], [0, 0, 0]]);
    expect(sorted(held, "holder:HM", true, holdersOf(more))[0]?.symbol).toBe("NYC");
    expect([placesOf(view), placesOf(more)]).toEqual([["offering", "pool"], ["offering", "pool", "own"]]);
    const lines = csv(more, sheet, WORDS).split("\r\n");
    expect(lines[0]).toBe("corporation,price,par,treasury,revenue,trains,offering,pool,own,Ann,'=1+1,Ann");
    expect(lines[2]).toBe("NYC,100,,0,,,0,0,1,0,0,3");
    expect(lines[4]).toBe("cash,,,,,,,,,5,7,35");
  });

  it("knows who is gone", () => {
    const lives = ["open", "waiting", "closed", "taken_over", "ready"].map((life) => corp("PRR", { life }) as unknown as CorporationView);
    expect(lives.map(isGone)).toEqual([false, false, true, true, true]);
  });
});

describe("log and chat", () => {
  const log = [1, 2, 3].map((ply) => ({ ply, n: 0, kind: "passed", text: `move ${ply}`, big: false, at: ply * 10 }));
  const chat = [{ n: 1, by: "@Ann", text: "well played", at: 15 }, { n: 2, by: "@Bob", text: "thanks", at: 99 }];
  const texts = (...how: ["all" | "log" | "chat", string]) => story(log, chat, ...how).map((one) => one.line.text);

  it("are told in the order in which they happened", () => {
    expect(texts("all", "")).toEqual(["move 1", "well played", "move 2", "move 3", "thanks"]);
  });

  it("can be told apart and searched", () => {
    expect(texts("log", "")).toHaveLength(3);
    expect(texts("chat", "")).toEqual(["well played", "thanks"]);
    expect(texts("all", "MOVE 2")).toEqual(["move 2"]);
    expect(texts("all", "ann")).toEqual(["well played"]);
  });

  it("shows each line as it was shown before", () => {
    const [before, now] = [story(log, chat, "all", ""), story([...log, { ...log[0]!, ply: 99, at: 99 }], chat, "all", "")];
    expect(now.length).toBe(before.length + 1);
    expect(before.every((one) => now.includes(one))).toBe(true);
  });

  it("lets the earliest lines go many at a time", () => {
    const lines = (count: number) => story(Array.from({ length: count }, (_, n) => ({ ...log[0]!, ply: n, at: n })), [], "log", "");
    const first = (count: number) => latest(lines(count), 100)[0]?.line.at;
    expect([first(20), first(100), first(149), first(150), first(199), first(230)]).toEqual([0, 0, 0, 50, 50, 100]);
  });
});
