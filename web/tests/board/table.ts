/** A little table for the tests of the board: three hexes in a row, one corporation with two trains. */
import type { Action, ChoiceView, Drawing, Full, MenuView, RoutesView, SheetHex } from "../../src/api/types";
import type { DrawnRun, Lender } from "../../src/board";
import { verb } from "../verbs";

const CITY = '<g class="stop city" data-stop="0"><circle class="slot" data-slot="0" cx="0" cy="0" r="26"/></g>';
const TWO =
  '<g class="stop city" data-stop="0"><circle data-slot="0" cx="-26" cy="0"/><circle data-slot="1" cx="26" cy="0"/></g>' +
  '<g class="stop town" data-stop="1"><path d="M-10 50L10 50"/><path d="M-10 50L10 50"/></g>';

function drawing(says: string, front = ""): Drawing {
  return { ground: '<polygon class="ground"/>', front, afar: "", says };
}

export const HEXES: SheetHex[] = [
  { name: "A1", place: "Alba", x: 0, y: 0 },
  { name: "B2", place: "Brindisi", x: 150, y: 86.6 },
  { name: "C1", place: "", x: 300, y: 0 },
];

export function choice(action: Action, more: Partial<ChoiceView> = {}): ChoiceView {
  return {
    action,
    kind: action.type,
    ...verb(action.type),
    label: `do ${action.type}`,
    field: "",
    low: 0,
    high: 0,
    offer: false,
    seat: "Ann",
    cost: null,
    gain: null,
    about: {},
    ...more,
  };
}

export function lay(hex: string, code: string, rank: number, more: Partial<ChoiceView> = {}): ChoiceView {
  return choice({ type: "lay_tile", by: "PRR", hex, lay: code }, { label: "", cost: 40, about: { hex, rank }, ...more });
}

export function menu(choices: ChoiceView[], refused: MenuView["refused"] = []): MenuView {
  return { seat: "Ann", actor: "PRR", to_raise: 0, can_raise: 0, choices, refused, rest: null, courses: [] };
}

export function full(offered: MenuView | null, ply = 7): Full {
  const cell = (name: string, row: number, col: number, price: number, moves: Record<string, string | null>) => ({
    name, row, col, price, moves, zone: "", zone_name: "", letters: "", colour: "#ffffff", par: row === 0, ledge: [],
  });
  return {
    ply,
    at: ply,
    table: { route_help: "best" },
    menu: offered,
    log: [],
    chat: [],
    requests: [],
    drawings: {
      A1: drawing("A1 Alba: city", CITY),
      B2: drawing("B2 Brindisi: two stops", TWO),
      C1: drawing("C1: off the board", '<g class="values"/>'),
    },
    sheet: {
      currency: "${}",
      layout: "flat",
      frame: [-112, -100, 524, 300],
      borders: '<g class="border wall"/>',
      hexes: HEXES,
      market: {
        columns: 2,
        rows: 2,
        shifts: [],
        zones: [],
        cells: [
          cell("A1", 0, 0, 60, { right: "B1", down: "A2", up: null, left: null }),
          cell("B1", 0, 1, 67, { right: null, down: null, up: null, left: "A1" }),
          cell("A2", 1, 0, 53, { right: null, down: null, up: "A1", left: null }),
        ],
        tracks: [],
        rounds: [],
      },
      corporations: [{ symbol: "PRR", name: "Pennsylvania", colour: "#237333", pars: [] }],
      privates: [],
      trains: [
        { name: "2", price: 80, count: 6, reach: 2, rusted_by: "4", starts: null, trade_in: {} },
        { name: "3", price: 180, count: 5, reach: 3, rusted_by: "6", starts: "3", trade_in: {} },
      ],
      phases: [
        { name: "2", limits: { major: 4 }, tiles: ["yellow"], rounds: 1, about: "the beginning" },
        { name: "3", limits: { major: 4 }, tiles: ["yellow", "green"], rounds: 2, about: "green tiles" },
      ],
      tiles: [
        { name: "57", colour: "yellow", count: 4, upgrades: ["14"] },
        { name: "14", colour: "green", count: 3, upgrades: [] },
      ],
    },
    view: {
      round: { phase: "2", steps: [] },
      players: [],
      corporations: [
        {
          symbol: "PRR",
          operated: false,
          trains: [
            { number: 0, name: "2", ran: false },
            { number: 1, name: "2", ran: false },
          ],
        },
      ],
      market: { markers: [["A1", ["PRR"]]], ways: [["A1", [["right", "B1"], ["down", "A2"]]]] },
      depot: { stock: [["2", 4], ["3", 5]], pool: [], next: "2" },
      board: [{ name: "B2", tile: "B2", rotation: 0, laid: false, tokens: [[0, 0, "NYC"]], beside: [], markers: [] }],
      tiles: [["57", 3], ["14", null]],
    },
  } as unknown as Full;
}

export function routes(runs: DrawnRun[], problems: string[] = [], revenue = 60): RoutesView {
  return {
    corp: "PRR",
    runs: runs.map((run) => ({
      ...run, name: "2", hexes: [], revenue: 30, path: ["M0 0L150 86.6"], ends: [[0, 0]], colour: "#099ffa", dashes: "",
    })),
    idle: [],
    revenue,
    best: 60,
    proven: true,
    bound: 60,
    same_as_last: false,
    problems: problems.map((message) => ({ run: 0, code: "no_way", rule: "1830-RT.1", message })),
    action: problems.length ? null : { type: "run_trains", by: "PRR", runs },
  } as RoutesView;
}

export interface Told {
  acted: Action[];
  judged: DrawnRun[][];
  asked: string[];
}

/** A page that lends what the board wants, and remembers what it was asked. */
export function lender(more: Partial<Lender> = {}): Lender & Told {
  const told: Told = { acted: [], judged: [], asked: [] };
  return {
    ...told,
    play: (action) => Promise.resolve(told.acted.push(action) > 0),
    busy: () => false,
    moment: () => "now",
    legalAt: (hex) => (told.asked.push(hex), Promise.resolve(menu([]))),
    routes: () => Promise.resolve(routes([{ train: 0, stops: ["A1.0", "B2.0"] }])),
    judge: (_, runs) => (told.judged.push(runs), Promise.resolve(routes(runs))),
    symbols: () => Promise.resolve('<svg><defs><g id="tile-57"></g></defs></svg>'),
    readonly: () => false,
    ruleHref: (rule) => `/rules#${rule}`,
    ...more,
  };
}
