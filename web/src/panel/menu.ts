/** The menu of the server, put in order for the panel. Nothing is added and nothing is decided. */
import type { About, Action, ChoiceView, LogLine, MenuView, RefusalView, RoundView, Sheet, SheetCorporation } from "../api/types";
import { isLay, onBoard } from "../board/lays";

/** Headings of the panel, in their order; those that nobody has put in order come last. */
const HEADINGS = ["answer", "auction", "par", "map", "run", "dividend", "shares", "for_corporation", "trains", "privates", "other"];

export interface Group {
  name: string;
  choices: ChoiceView[];
}

/** Everything but passing, under its headings, and what needs nobody's consent before offers to others. Where money is missing for a train, sales come before other trains if they
    can bring it; if they cannot, a train that can be had is the way out, and comes first. */
export function groups(menu: MenuView | null): Group[] {
  const choices = (menu?.choices ?? []).filter((choice) => choice.kind !== "pass").sort((a, b) => Number(a.offer) - Number(b.offer));
  const headings = [...new Set([...HEADINGS, ...choices.map((choice) => choice.group)])];
  const trains = (name: string) => Number(name === "trains");
  if (menu && menu.can_raise < menu.to_raise) headings.sort((a, b) => trains(b) - trains(a));
  return headings
    .map((name) => ({ name, choices: choices.filter((choice) => choice.group === name) }))
    .filter((group) => group.choices.length > 0);
}

export function passOf(menu: MenuView | null): ChoiceView | null {
  return menu?.choices.find((choice) => choice.kind === "pass" && choice.seat === menu.seat) ?? null;
}

/** Verbs that a turn is for: while they are due, nobody asks why one may not pass. */
const EARNING = new Set(["run_trains", "declare_dividend"]);

/** Why one may not simply pass, where the main button does not show what is due: a train that must be bought, say.
    It is told at once, not among all that is refused. */
export function compulsion(menu: MenuView | null): RefusalView | null {
  if (passOf(menu) || menu?.choices.some((choice) => EARNING.has(choice.kind))) return null;
  return menu?.refused.find((refusal) => refusal.kind === "pass") ?? null;
}

/** For somebody in need: what needs nobody's consent first; of sales those that are enough, then those that leave the
    least open. */
export function rescuing(choices: readonly ChoiceView[]): ChoiceView[] {
  const doubt = (choice: ChoiceView) => Number(choice.field !== "") + Number(choice.offer);
  return [...choices].sort((a, b) => doubt(a) - doubt(b) || number(a.about, "lacks") - number(b.about, "lacks"));
}

/** Which trains can be bought now, and of whom, and not any more after a choice. */
export function shutBy(choice: ChoiceView): string[][] {
  const shut = choice.about["shuts"];
  return Array.isArray(shut) ? (shut as string[][]) : [];
}

/** Does a sale shut the way out, while sales alone do not lead out? It is asked about once more. */
export function isTrap(choice: ChoiceView, menu: MenuView | null): boolean {
  return menu !== null && menu.can_raise < menu.to_raise && shutBy(choice).length > 0;
}

/** Whom a choice is for, if that has to be said: several sit at this screen, and it is not the one in turn. */
export function outOfTurn(choice: ChoiceView, menu: MenuView | null, seats: readonly string[]): string {
  return seats.length > 1 && choice.seat !== menu?.seat ? choice.seat : "";
}

/** What is due, if it is one thing: run, pay, or all that is left. To decline is not; and what is final never is: a
    thoughtless Enter must not end a game. */
export function primaryOf(menu: MenuView | null): ChoiceView | null {
  const choices = menu?.choices ?? [];
  const own = choices.filter((choice) => choice.seat === menu?.seat);
  const find = (test: (choice: ChoiceView) => boolean) => own.find(test) ?? null;
  const run = find((choice) => choice.kind === "run_trains");
  const pay = find((choice) => choice.kind === "declare_dividend" && choice.about["kind"] === "pay");
  const only = own.length === 1 && own[0] && !own[0].field && !onBoard(own[0]) && !own[0].final ? own[0] : null;
  return run ?? pay ?? (only?.kind === "pass" ? null : only);
}

/** The wished number, whole and as far as it may be had; without a wish the least. */
export function within(number: number | null, choice: Pick<ChoiceView, "low" | "high">): number {
  return Math.min(Math.max(Math.floor(number ?? choice.low), choice.low), choice.high);
}

/** Purchases in which a treasury pays owners: where both sides are oneself, the most is meant. */
const PAYS_OWNER = new Set(["buy_private", "take_over"]);

/** Is it clear which sum is meant, so that nobody must slide to it? */
export function isClear(choice: Pick<ChoiceView, "kind" | "offer">): boolean {
  return !choice.offer && PAYS_OWNER.has(choice.kind);
}

/** The sum that is probably meant: one's own private is sold to one's own corporation for as much as it may pay, and so
    is a corporation that another takes over; of a debt one pays back what one can; a train goes between one's own
    corporations at its printed price; in every other deal the least is where one begins. */
export function proposed(choice: Pick<ChoiceView, "kind" | "offer" | "low" | "high">, printed: number | null): number {
  if (choice.offer) return choice.low;
  if (isClear(choice) || choice.kind === "repay_debt") return choice.high;
  return choice.kind === "buy_train" && printed !== null ? within(printed, choice) : choice.low;
}

/** What tells one choice from another: a sum typed for one must not stay for the next that takes its place. */
export function keyOf(choice: ChoiceView, index: number): string {
  return `${index} ${JSON.stringify(choice.action)}`;
}

/** What was answered to an offer, if the last thing that happened is that somebody declined it. */
export function refusalIn(log: readonly LogLine[]): string {
  const last = log.at(-1)?.ply;
  return log.findLast((line) => line.ply === last && line.kind === "deal_declined")?.text ?? "";
}

/** What a choice is about, sums apart: by this a control is the same before and after a move. */
const ABOUT = ["corp", "shares", "certs", "president", "source", "private", "train", "traded", "cell", "kind", "hex", "stop", "slot"];

export function actOf(choice: ChoiceView): string {
  const about = ABOUT.map((name) => choice.about[name] ?? "");
  return [choice.seat, choice.action.by, choice.offer ? "offer" : "", choice.kind, ...about].join("|");
}

/** Does a choice start a corporation? That is asked twice. */
export function starts(choice: ChoiceView): boolean {
  return choice.group === "par";
}

/** A turn, or a part of it: as long as it lasts, the panel keeps its order. */
export function turnOf(menu: MenuView | null, round: RoundView | null, due: string): string {
  if (!menu || !round) return "";
  return [menu.seat, menu.actor, round.kind, round.turn, round.number, due].join("|");
}

/** An action with its one open number filled in. */
export function filled(choice: ChoiceView, number: number): Action {
  if (!choice.field) return choice.action;
  const sum = within(number, choice);
  if (!choice.offer) return { ...choice.action, [choice.field]: sum };
  return { ...choice.action, deal: { ...(choice.action["deal"] as Record<string, unknown>), [choice.field]: sum } };
}

/** Sums worth a button of their own: for bids the least and some more, for prices the least, the printed one, the most. */
export function chips(choice: ChoiceView, printed: number | null): number[] {
  const sums = choice.kind === "bid" ? [0, 5, 10, 20].map((more) => choice.low + more) : [choice.low, printed ?? choice.low, choice.high];
  return [...new Set(sums)].filter((sum) => sum >= choice.low && sum <= choice.high).sort((a, b) => a - b);
}

export function word(about: About, name: string): string {
  const value = about[name];
  return typeof value === "string" ? value : "";
}

export function number(about: About, name: string): number {
  const value = about[name];
  return typeof value === "number" ? value : 0;
}

/** A line for each corporation, purchases before sales. */
export function corpRows(choices: readonly ChoiceView[]): { corp: string; choices: ChoiceView[] }[] {
  const corps = [...new Set(choices.map((choice) => word(choice.about, "corp")))];
  const sale = (choice: ChoiceView) => Number(choice.kind === "sell_shares");
  return corps.map((corp) => ({
    corp,
    choices: choices.filter((choice) => word(choice.about, "corp") === corp).sort((a, b) => sale(a) - sale(b)),
  }));
}

/** What may be offered to others beside the part of the turn that is due: it waits behind a heading. What one can buy of
    oneself does not: one press does it. */
export function waiting(group: Group, all: readonly Group[], due: string): ChoiceView[] {
  if (group.name === "auction" || group.name === due || all.length < 2) return [];
  return group.choices.filter((choice) => choice.field !== "" && choice.offer);
}

/** Where shares lie that no player holds: unsold, in the pool, or with the corporation itself. */
export const PLACES = ["offering", "pool", "own"] as const;
export type Place = (typeof PLACES)[number];

/** From which of these places a choice takes shares; a player's are in none of them. */
export function placeOf(choice: ChoiceView, corporations: readonly SheetCorporation[]): Place | null {
  const [source, corp] = [word(choice.about, "source"), word(choice.about, "corp")];
  if (choice.kind === "start_corporation") return "offering";
  if (choice.kind !== "buy_shares" || source.startsWith("@")) return null;
  const unsold = corporations.find((one) => one.symbol === corp)?.treasury ? corp : "bank";
  return source === "pool" ? "pool" : source === unsold ? "offering" : "own";
}

/** What can be had of a corporation from one place: the cell of the ledger that is clicked. */
export function buysFrom(menu: MenuView | null, corp: string, place: Place, sheet: Sheet | null): ChoiceView[] {
  const corporations = sheet?.corporations ?? [];
  return (menu?.choices ?? []).filter(
    (choice) => word(choice.about, "corp") === corp && placeOf(choice, corporations) === place,
  );
}

/** What a party, such as "@Ann", can sell of a corporation. */
export function salesOf(menu: MenuView | null, corp: string, party: string): ChoiceView[] {
  return (menu?.choices ?? []).filter(
    (choice) => choice.kind === "sell_shares" && word(choice.about, "corp") === corp && choice.action.by === party,
  );
}

/** Hexes on which something can be done by pointing at them. */
export function hexesOf(choices: readonly ChoiceView[]): string[] {
  return [...new Set(choices.map((choice) => word(choice.about, "hex")).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  );
}

/** Choices of the map that have words of their own and so may be buttons too: tokens, but not the many tile lays. */
export function saidOnMap(choices: readonly ChoiceView[]): ChoiceView[] {
  return choices.filter((choice) => !isLay(choice) && choice.label);
}

/** Refusals that the panel lists: tiles are explained where they would lie. */
export function listed(menu: MenuView | null): RefusalView[] {
  const told = compulsion(menu);
  return (menu?.refused ?? []).filter((refusal) => !isLay(refusal) && refusal !== told);
}
