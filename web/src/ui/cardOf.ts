/** What a card says: of a private, a corporation, a train, a tile, a phase or a word of the trade. Everything comes from
    what the server has told; nothing is decided here. */
import type { Glossary, Sheet, View } from "../api/types";
import { factText } from "../words/facts";
import { money, party, t } from "../words/words.svelte";

export interface CardText {
  kind: string;
  name: string;
  /** What stands in front of the name: a symbol. */
  symbol: string;
  colour: string;
  about: string[];
  facts: [label: string, value: string][];
  rules: string[];
}

export interface Known {
  sheet: Sheet | null;
  view: View | null;
  glossary: Glossary | null;
}

export function cardOf(card: string, known: Known): CardText | null {
  const [kind, key] = [card.slice(0, card.indexOf(":")), card.slice(card.indexOf(":") + 1)];
  const make = MAKERS[kind];
  return make ? make(key, known) : null;
}

const MAKERS: Record<string, (key: string, known: Known) => CardText | null> = {
  private: privateCard,
  corp: corporationCard,
  train: trainCard,
  tile: tileCard,
  phase: phaseCard,
  term: termCard,
};

/** Nobody has it: there is no owner to name. */
const UNOWNED = new Set(["nobody", "bank"]);

const blank = { symbol: "", colour: "", about: [], facts: [], rules: [] };

function rulesOf(term: string, known: Known): string[] {
  return known.glossary?.terms.find((one) => one.key === term)?.rules ?? [];
}

function termCard(key: string, { glossary }: Known): CardText | null {
  const term = glossary?.terms.find((one) => one.key === key);
  return term ? { ...blank, kind: "term", name: term.name, about: [term.about], rules: term.rules } : null;
}

function privateCard(key: string, { sheet, view, glossary }: Known): CardText | null {
  const paper = sheet?.privates.find((one) => one.symbol === key);
  if (!paper || !sheet) return null;
  const now = view?.privates.find((one) => one.symbol === key);
  const cash = (sum: number) => money(sum, sheet.currency);
  const facts: [string, string][] = [
    [t("ui-value"), cash(paper.value)],
    [t("ui-income"), cash(paper.revenue)],
  ];
  if (now?.owner && !now.closed && !UNOWNED.has(now.owner)) facts.push([t("ui-owner"), party(now.owner)]);
  if (paper.high && !now?.closed) facts.push([t("card-to-corporation"), `${cash(paper.low)} – ${cash(paper.high)}`]);
  const about = [paper.about];
  if (now?.closed) about.push(t("card-closed"));
  else if (now?.spent) about.push(t("card-spent"));
  return { ...blank, kind: "private", symbol: key, name: paper.name, about, facts, rules: glossary?.privates[key] ?? [] };
}

function corporationCard(key: string, known: Known): CardText | null {
  const { sheet, view } = known;
  const paper = sheet?.corporations.find((one) => one.symbol === key);
  if (!paper || !sheet) return null;
  const corp = view?.corporations.find((one) => one.symbol === key);
  const cash = (sum: number) => money(sum, sheet.currency);
  const facts: [string, string][] = [];
  if (corp?.president) facts.push([t("ui-president"), party(corp.president)]);
  if (corp?.price) facts.push([t("ui-price"), cash(corp.price)]);
  if (corp?.par) facts.push([t("ui-par"), cash(corp.par)]);
  if (corp?.floated) facts.push([t("ui-treasury"), cash(corp.cash)]);
  if (corp?.trains.length) facts.push([t("ui-trains"), corp.trains.map((train) => train.name).join(" ")]);
  if (corp) facts.push([t("ui-tokens"), corp.tokens.map(cash).join(" ") || "–"]);
  const home = paper.home.map((hex) => placeName(sheet, hex)).join(", ");
  if (home) facts.push([t("card-home"), home]);
  const about: string[] = [];
  if (corp && !corp.floated) about.push(...floating(key, known));
  about.push(...(corp?.facts ?? []).map((fact) => factText(fact, sheet.currency)));
  return { ...blank, kind: "corp", symbol: key, name: paper.name, colour: paper.colour, about, facts, rules: rulesOf("float", known) };
}

/** How far a corporation is from floating: `need` shares in all, of which so many are sold. */
export function floating(key: string, { sheet, view }: Known): string[] {
  const paper = sheet?.corporations.find((one) => one.symbol === key);
  const corp = view?.corporations.find((one) => one.symbol === key);
  if (!paper || !corp || corp.life !== "open" || corp.floated || !paper.float_shares) return [];
  const left = paper.float_shares - (paper.shares - corp.offering);
  return left > 0 ? [t("card-floats-with", { shares: left })] : [];
}

function trainCard(key: string, known: Known): CardText | null {
  const { sheet, view } = known;
  const train = sheet?.trains.find((one) => one.name === key);
  if (!train || !sheet) return null;
  const cash = (sum: number) => money(sum, sheet.currency);
  const left = view?.depot.stock.find(([name]) => name === key)?.[1];
  const owners = (view?.corporations ?? []).filter((corp) => corp.trains.some((one) => one.name === key)).map((corp) => corp.symbol);
  const facts: [string, string][] = [[t("ui-price"), cash(train.price)]];
  if (left !== undefined) facts.push([t("ui-left"), left === null ? t("ui-endless") : String(left)]);
  if (owners.length) facts.push([t("ui-owner"), owners.join(" ")]);
  facts.push([t("ui-rusted-by"), train.rusted_by ?? t("card-never")]);
  const trade = Object.entries(train.trade_in).map(([old, price]) => `${old}: ${cash(price)}`);
  if (trade.length) facts.push([t("card-trade-in"), trade.join(", ")]);
  const phase = sheet.phases.find((one) => one.name === train.starts);
  const about = phase ? [t("card-starts", { phase: phase.name, about: phase.about })] : [];
  return { ...blank, kind: "train", name: t("card-train", { train: key }), about, facts, rules: rulesOf("rusting", known) };
}

function tileCard(key: string, known: Known): CardText | null {
  const { sheet, view } = known;
  const tile = sheet?.tiles.find((one) => one.name === key);
  if (!tile || !sheet) return null;
  const left = view?.tiles.find(([name]) => name === key)?.[1];
  const lies = (view?.board ?? []).filter((hex) => hex.tile === key).map((hex) => hex.name);
  const facts: [string, string][] = [[t("card-colour"), t("colour", { colour: tile.colour })]];
  if (left !== undefined) facts.push([t("ui-left"), left === null ? t("ui-endless") : String(left)]);
  if (lies.length) facts.push([t("card-lies-on"), lies.join(" ")]);
  facts.push([t("card-upgrades"), tile.upgrades.join(" ") || t("card-never")]);
  return { ...blank, kind: "tile", symbol: key, name: t("card-tile", { tile: key }), facts, rules: rulesOf("tile", known) };
}

function phaseCard(key: string, known: Known): CardText | null {
  const phase = known.sheet?.phases.find((one) => one.name === key);
  if (!phase) return null;
  return { ...blank, kind: "phase", name: `${t("ui-phase")} ${key}`, about: [phase.about], rules: rulesOf("phase", known) };
}

export function placeName(sheet: Sheet, hex: string): string {
  const place = sheet.hexes.find((one) => one.name === hex)?.place;
  return place ? `${hex} (${place})` : hex;
}
