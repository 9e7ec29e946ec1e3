/** What the board asks of the page around it, and what it reads beyond the common shapes. */
import type { Action, Afterwards, Full, MenuView, Refusal, RoutesView, RuleLink, RunView } from "../api/types";
import { sentenceOf } from "../words/trouble";

/** The run of one train as it is drawn by hand: its stops in order; the server finds the ways between them. */
export interface DrawnRun {
  train: number;
  stops: string[];
}

/** What the page lends the board. Questions are refused with the server's refusal. */
export interface Lender {
  /** Play an action at the present ply: was it accepted? Why it was not, the page tells. */
  play(action: Action): Promise<boolean>;
  /** What the rest of the turn would bring after an action, none where there is no rest; and what it would offer. */
  afterwards?(action: Action): Promise<Afterwards>;
  /** A move is under way. */
  busy(): boolean;
  /** What is half chosen stands as long as this stays the same. */
  moment(): string;
  /** The menu with everything that is refused on one hex. */
  legalAt(hex: string): Promise<MenuView>;
  routes(corp: string): Promise<RoutesView>;
  judge(corp: string, runs: DrawnRun[]): Promise<RoutesView>;
  /** Looking back: the move that led to what is shown. */
  then?(): Action | null;
  /** The runs of that move, with their lines. */
  ranThen?(run: Action): Promise<RoutesView>;
  /** The symbol sheet of the title. */
  symbols(): Promise<string>;
  /** History, or somebody who only watches: nothing can be done. */
  readonly(): boolean;
  /** Where the page shows a rule. */
  ruleHref(rule: string): string;
  /** What is new since the reader's last move, and the runs of others that are to be seen. */
  fresh?(): { tiles: string[]; tokens: string[]; runs: RunView[] };
  /** Hexes that somebody speaks of: the names of their places are shown, however small the map is. */
  spoken?(): readonly string[];
  /** Does the player want to tick what has been chosen? By default yes. */
  confirm?(): boolean;
}

export type Source = () => Full | null;

/** What went wrong, in the server's words. */
export interface Trouble {
  message: string;
  rule: string;
}

/** A refusal as the board shows it. */
export function troubleOf(error: unknown): Trouble {
  const rule: RuleLink | null = (error as { refusal?: Refusal }).refusal?.rule ?? null;
  return { message: sentenceOf(error), rule: rule?.id ?? "" };
}
