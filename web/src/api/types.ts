/**
 * The shapes of the wire under the names the page uses. They are the server's own (`schema.ts`, written by `npm run
 * types`); only what OpenAPI leaves open is said more closely here: actions, the sheet of a title, the stream.
 */
import type { components } from "./schema";

type Shapes = components["schemas"];

export type Lang = "en" | "ru" | "pl";

/** A move in the engine's own form: `{type, by, …}`. */
export interface Action {
  type: string;
  by: string;
  [field: string]: unknown;
}

export type About = Record<string, unknown>;

export type View = Shapes["View"];
export type RoundView = Shapes["RoundView"];
export type StepView = Shapes["StepView"];
export type FactView = Shapes["FactView"];
export type PlayerView = Shapes["PlayerView"];
export type HoldingView = Shapes["HoldingView"];
export type CorporationView = Shapes["CorporationView"];
export type PrivateView = Shapes["PrivateView"];
export type TrainView = Shapes["TrainView"];
export type MarketView = Shapes["MarketView"];
export type DepotView = Shapes["DepotView"];
export type HexView = Shapes["HexView"];
export type ChoiceView = Omit<Shapes["ChoiceView"], "action"> & { action: Action };
export type RefusalView = Omit<Shapes["RefusalView"], "action"> & { action: Action };
export type MenuView = Omit<Shapes["MenuView"], "choices" | "refused" | "rest" | "courses"> & {
  choices: ChoiceView[];
  refused: RefusalView[];
  rest: RestView | null;
  courses: CourseView[];
};
export type RestView = Omit<Shapes["RestView"], "actions"> & { actions: Action[] };
/** Something of a later part of the turn, in one click from here. */
/** What the rest of a turn would bring after something that is not played yet, and what its later parts would offer. */
export interface Afterwards {
  rest: RestView | null;
  courses: CourseView[];
}

export type CourseView = Omit<Shapes["CourseView"], "actions" | "choice"> & { actions: Action[]; choice: ChoiceView };
export type RunView = Shapes["RunView"];
export type ProblemView = Shapes["ProblemView"];
export type GameReport = Shapes["ReportView"];
export type RoundSums = Shapes["RoundSums"];
export type PastRuns = Shapes["PastRunsView"];
export type RoutesView = Omit<Shapes["RoutesView"], "action"> & { action: Action | null };

export type PuzzleList = Shapes["PuzzleList"];
export type PuzzleView = Omit<Shapes["PuzzleView"], "menu" | "sheet"> & { menu: MenuView; sheet: Sheet };
export type PuzzleVerdict = Shapes["PuzzleVerdict"];
export type PuzzleSolution = Shapes["PuzzleSolution"];

export type Table = Shapes["TableShape"];
export type CourseCard = Shapes["CourseCard"];
export type LessonCard = Shapes["LessonCard"];
export type LessonTold = Shapes["LessonShape"];
export type Tables = Shapes["TablesShape"];
export type Seat = Shapes["SeatShape"];
export type TableRound = Shapes["RoundShape"];
export type Standing = Shapes["ResultShape"];
export type Drawing = Shapes["Drawing"];
export type LogLine = Shapes["LogLine"];
export type Since = Shapes["SinceShape"];
export type Remark = Shapes["RemarkShape"];
export type Remarks = Shapes["CompanionShape"];
export type ChatLine = Shapes["ChatLine"];
export type UndoRequest = Shapes["RequestShape"];
export type HistoryRow = Omit<Shapes["PastShape"], "action"> & { action: Action | null };
export type NewGame = Shapes["NewGame"];
export type Changes = Shapes["Changes"];
export type OwnMarks = Shapes["OwnMarks"];
export type SeatWish = Shapes["NewSeat"];
export type Invited = Shapes["Invited"];
export type InvitationCard = Shapes["InvitationCard"];
export type BarredPerson = Shapes["BarredPerson"];
export type NewInvitation = Shapes["NewInvitation"];
export type TitleCard = Shapes["TitleCard"];
export type TitleOption = Shapes["OptionCard"];
export type BotCard = Shapes["BotCard"];
export type RuleText = Shapes["Rule"];
export type RuleMoment = Shapes["MomentCard"];
export type RuleMoments = Record<string, RuleMoment[]>;
export type Glossary = Shapes["Glossary"];
export type RuleLink = Shapes["RuleLink"];
export type Session = Shapes["Who"];
export type NewKeys = Shapes["NewKeys"];
export type SessionCard = Shapes["SessionCard"];
export type TokenCard = Shapes["TokenCard"];
export type NewToken = Shapes["NewToken"];
export type User = Shapes["Me"];
export type Preferences = Shapes["Preferences"];
export type Refusal = Shapes["ProblemFacts"];

/** What a move was answered with: the ply it became, or the request that others must agree to. */
export type Played = Partial<Pick<Shapes["PlayedShape"], "ply">> & Partial<Shapes["AskedShape"]>;

export type Full = Omit<Shapes["FullShape"], "sheet" | "view" | "menu"> & {
  /** Before the start of a game there is none. */
  sheet: Sheet | null;
  view: View | null;
  menu: MenuView | null;
};

/** A row of the history as the stream tells it. */
export interface Move {
  ply: number;
  kind: "action" | "undo" | "redo";
  user: string | null;
  action: Action | null;
  gone: number[];
  back: number[];
  lines: LogLine[];
  parts: Partial<View>;
  drawings: Record<string, Drawing>;
  table: Shapes["StandingShape"];
  menu: MenuView | null;
  can: Shapes["CanShape"];
}

export interface SheetHex {
  name: string;
  place: string;
  x: number;
  y: number;
}

export interface SheetCell {
  name: string;
  row: number;
  col: number;
  price: number;
  zone: string;
  letters: string;
  colour: string;
  par: boolean;
  zone_name: string;
  /** The sides along which a ledge lies: up, left … */
  ledge: string[];
  /** Where a marker goes from here by the moves as they are printed; where it can go now, the view tells. */
  moves: Record<string, string | null>;
}

export interface SheetZone {
  zone: string;
  name: string;
  letters: string;
  colour: string;
  /** What it does. */
  about: string;
}

export interface SheetMarket {
  columns: number;
  rows: number;
  /** By row, where rows lie like bricks: by how many halves of a cell it lies further right. */
  shifts: number[];
  zones: SheetZone[];
  cells: SheetCell[];
  tracks: SheetTrack[];
  /** A track of rounds beside the chart: by set, a value for each of its operating rounds. */
  rounds: number[][];
}

/** A row of values beside the chart, for one corporation that has no marker on it. */
export interface SheetTrack {
  symbol: string;
  values: number[];
  /** The first value that brings the end of the game near. */
  end: number | null;
}

export interface SheetCorporation {
  symbol: string;
  name: string;
  colour: string;
  shares: number;
  tokens: number[];
  float_shares: number | null;
  most_shares: number | null;
  pool_shares: number | null;
  /** Unsold shares belong to the corporation, not to the bank. */
  treasury: boolean;
  /** At which prices it may start, if not at every par price. */
  pars: number[];
  certs: number[];
  home: string[];
}

export interface SheetPrivate {
  symbol: string;
  name: string;
  value: number;
  revenue: number;
  blocks: string[];
  low: number;
  high: number;
  about: string;
}

export interface SheetTrain {
  name: string;
  price: number;
  count: number | null;
  reach: number | string | null;
  rusted_by: string | null;
  starts: string | null;
  sold_from: string | null;
  trade_in: Record<string, number>;
}

export interface SheetPhase {
  name: string;
  limits: Record<string, number | null>;
  tiles: string[];
  rounds: number;
  about: string;
}

export interface SheetTile {
  name: string;
  colour: string;
  count: number | null;
  upgrades: string[];
}

export interface Sheet {
  currency: string;
  /** What the title calls otherwise than the page does, as Fluent source. */
  words: string;
  layout: string;
  /** What lies around the map. */
  around: "sea" | "land";
  frame: [number, number, number, number];
  /** SVG between the grounds of the hexes and what runs on them. */
  borders: string;
  hexes: SheetHex[];
  /** Shares are dealt in, and have prices. */
  shares: boolean;
  market: SheetMarket;
  corporations: SheetCorporation[];
  privates: SheetPrivate[];
  trains: SheetTrain[];
  phases: SheetPhase[];
  tiles: SheetTile[];
}
