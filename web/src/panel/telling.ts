/** What a choice is called and what it sets off, from what the server told of it. */
import type { ChoiceView, RestView, Sheet } from "../api/types";
import { money, party, t } from "../words/words.svelte";
import type { CourseDeed } from "./lead";
import { number, placeOf, shutBy, word } from "./menu";

/** The server's label; tile lays, of which there are many, come without one. */
export function labelOf(choice: ChoiceView, sheet: Sheet | null): string {
  if (choice.label) return choice.label;
  const sum = money(choice.cost ?? 0, sheet?.currency ?? "{}");
  return t(choice.cost ? "web-lay-for" : "web-lay", { tile: word(choice.about, "tile"), hex: word(choice.about, "hex"), sum });
}

/** Shares to be had or let go, in few words: beside them stands of which corporation. */
export function dealWord(choice: ChoiceView, sheet: Sheet | null): string {
  const [count, currency] = [number(choice.about, "shares"), sheet?.currency ?? "{}"];
  if (choice.kind === "sell_shares") return t("web-sell-short", { count, sum: money(choice.gain ?? 0, currency) });
  return t("web-buy-short", { count, sum: money(choice.cost ?? 0, currency), from: placeOf(choice, sheet?.corporations ?? []) ?? "player" });
}

/** Of several sales of the same shares: how many, and for how much. */
export function saleWord(choice: ChoiceView, sheet: Sheet | null): string {
  return t("web-sell-count", { count: number(choice.about, "shares"), sum: money(choice.gain ?? 0, sheet?.currency ?? "{}") });
}

/** What a founder looks at before a par price is set: how far his money goes, and what the treasury will have. */
export function foundingOf({ about }: ChoiceView, sheet: Sheet | null): string[] {
  if (!("affordable" in about)) return [];
  const reach = t("board-affordable", { shares: number(about, "affordable"), floats: about["floats"] === true ? "yes" : "no" });
  const floats = t("board-floats-with", { shares: number(about, "float_shares"), sum: money(number(about, "treasury"), sheet?.currency ?? "{}") });
  return [reach, floats];
}

/** On which papers the shares stand, where as many of them can be had or let go on others too. */
export function papersOf(choice: ChoiceView, beside: readonly ChoiceView[]): string {
  const alike = (other: ChoiceView) => ["corp", "shares", "source"].every((name) => other.about[name] === choice.about[name]);
  if (!beside.some((other) => other !== choice && other.kind === choice.kind && alike(other))) return "";
  return t("web-on-papers", { certs: number(choice.about, "certs"), president: choice.about["president"] === true ? "yes" : "no" });
}

/** Where a marker goes, which phase begins, which trains rust. */
export function effectsOf(choice: ChoiceView, sheet: Sheet | null): string[] {
  const told: string[] = [];
  const about = choice.about;
  const to = sheet?.market.cells.find((cell) => cell.name === word(about, "to"));
  if (to) told.push(t("web-effect-price", { corp: word(about, "corp"), price: money(to.price, sheet?.currency ?? "{}") }));
  else told.push(...priceMove(choice, sheet));
  if (word(about, "new_president")) {
    told.push(t("card-new-president", { corp: word(about, "corp"), name: party(word(about, "new_president")) }));
  }
  if ("par" in about) {
    const price = money(number(about, "par"), sheet?.currency ?? "{}");
    told.push(t("web-effect-reissue", { shares: number(about, "reissued"), price }));
  }
  if (word(about, "phase")) told.push(t("web-effect-phase", { phase: word(about, "phase") }));
  if (word(about, "rusts")) {
    const owners = Array.isArray(about["rusts_for"]) ? (about["rusts_for"] as string[]) : [];
    told.push(t("web-effect-rust", { train: word(about, "rusts"), owners: counted(owners.map(party)).join(", ") || "–" }));
  }
  if ("lacks" in about) {
    const sum = money(number(about, "lacks"), sheet?.currency ?? "{}");
    told.push(number(about, "lacks") ? t("web-effect-lacks", { sum }) : t("web-effect-enough"));
  }
  const shut = shutBy(choice).map(([train, owner]) => `${train} (${party(owner ?? "")})`);
  if (shut.length) told.push(t("web-effect-shuts", { trains: shut.join(", ") }));
  return told;
}

/** What a sale sets off, in few words: beside it stands of which corporation. */
export function saleEffectsOf(choice: ChoiceView, sheet: Sheet | null): string[] {
  const { to: _, ...others } = choice.about;
  return [...priceMove(choice, sheet), ...effectsOf({ ...choice, about: others }, sheet)];
}

/** The rest of a turn, with its sums: run, pay, what becomes of the price, and whether that is all. */
export function restOf(rest: RestView, sheet: Sheet | null): string {
  const cash = (sum: number) => money(sum, sheet?.currency ?? "{}");
  const told: string[] = [];
  if (rest.revenue !== null) told.push(t("web-rest-run", { sum: cash(rest.revenue) }));
  if (rest.per_share !== null) told.push(t("web-rest-pay", { sum: cash(rest.per_share) }));
  if (!told.length) return rest.ends ? t("web-done") : rest.declines.join(" · ");
  return [...told, ...priceOf(rest, sheet), ...(rest.ends ? [t("web-rest-done")] : [])].join(", ");
}

/** What is done on the way to something of a later part of the turn: what is picked, the run, and what is paid. */
export function wayTo({ course, picked }: CourseDeed, sheet: Sheet | null): string {
  const cash = (sum: number) => money(sum, sheet?.currency ?? "{}");
  const told = picked ? [labelOf(picked, sheet)] : [];
  if (course.revenue !== null) told.push(t("web-rest-run", { sum: cash(course.revenue) }));
  if (course.per_share !== null) told.push(t("web-rest-pay", { sum: cash(course.per_share) }));
  return told.join(", ");
}

/** A course in words: the way to it, what it is for, and whether that is all. What is let be on the way stands apart. */
export function courseOf(deed: CourseDeed, sheet: Sheet | null): string {
  const [way, then] = [wayTo(deed, sheet), deed.course.choice.label];
  const told = way ? t("web-course", { way, then }) : then;
  return deed.course.ends ? `${told}, ${t("web-rest-done")}` : told;
}

/** What tells a course from others beside it: what it is for; and below, in small print, the way to it, what becomes of
    the price, and that the turn is not over, if it is not. */
export function courseParts(deed: CourseDeed, sheet: Sheet | null): { goal: string; print: string } {
  const { choice, ends } = deed.course;
  const print = [wayTo(deed, sheet), ...priceMove(choice, sheet), t(ends ? "web-rest-done" : "web-course-goes-on")];
  return { goal: choice.label, print: print.filter(Boolean).join(" · ") };
}

/** What a choice does to the price, in few words; that a dividend does nothing to it is told too. */
export function priceMove(choice: ChoiceView, sheet: Sheet | null): string[] {
  const cell = (name: string) => sheet?.market.cells.find((one) => one.name === name);
  const [to, from] = [cell(word(choice.about, "to")), cell(word(choice.about, "from"))];
  const cash = (sum: number) => money(sum, sheet?.currency ?? "{}");
  if (to) return [t("web-price-to", { price: cash(to.price) })];
  return from ? [t("web-price-stays", { price: cash(from.price) })] : [];
}

/** What is picked, and the rest of the turn after it. */
export function bothOf(choice: ChoiceView, rest: RestView | null, sheet: Sheet | null): string {
  return t("web-both", { choice: labelOf(choice, sheet), rest: rest ? restOf(rest, sheet) : "…" });
}

/** Where the price goes in the rest of a turn; nothing if it stays. */
export function priceOf(rest: RestView, sheet: Sheet | null): string[] {
  const [from, to] = [rest.before, rest.after].map((name) => sheet?.market.cells.find((cell) => cell.name === name));
  if (!from || !to || from === to) return [];
  const [before, after] = [from, to].map((cell) => money(cell.price, sheet?.currency ?? "{}"));
  return [t("web-rest-price", { before: before ?? "", after: after ?? "" })];
}

/** What is printed on the card that a choice would buy. */
export function printedPrice(choice: ChoiceView, sheet: Sheet | null): number | null {
  if (choice.kind === "buy_train") return sheet?.trains.find((one) => one.name === word(choice.about, "train"))?.price ?? null;
  return sheet?.privates.find((one) => one.symbol === word(choice.about, "private"))?.value ?? null;
}

/** Each once, with how often it is there if that is more than once: "EKJ ×2". */
export function counted(names: readonly string[]): string[] {
  const often = (name: string) => names.filter((one) => one === name).length;
  return [...new Set(names)].map((name) => (often(name) > 1 ? `${name} ×${often(name)}` : name));
}
