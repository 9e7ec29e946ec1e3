/** Names in a sentence: what in it has a card of its own. Corporations, privates and trains keep their names in every
    language, so they can be found in sentences that the server told. */
import type { Sheet } from "../api/types";

export interface Piece {
  text: string;
  /** `corp:PRR`, `train:4H` …; empty for plain words. */
  card: string;
}

/** Nouns beside which a bare number is the name of a train, a tile or a phase, in our three languages. */
const TRAIN = "(?:train|поезд|pociąg)";
const TILE = "(?:tile|тайл|kafel)";
const PHASE = "(?:phase|фаз|faz)";

/** A hyphen stands for itself: to escape it is an error where letters of all alphabets are meant. */
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const any = (names: string[]) => [...names].sort((a, b) => b.length - a.length).map(escaped).join("|");

/** How the names of a title are found; made once for each sheet. */
export function finder(sheet: Sheet): (text: string) => Piece[] {
  const privates = new Map(sheet.privates.flatMap((one) => [[one.name, one.symbol], [one.symbol, one.symbol]] as [string, string][]));
  const corps = sheet.corporations.map((one) => one.symbol);
  const trains = sheet.trains.map((one) => one.name);
  const tiles = sheet.tiles.map((one) => one.name);
  const telling = trains.filter((name) => !/^\d+$|^.$/.test(name));
  const edge = { before: "(?<![\\p{L}\\p{N}&+/.])", after: "(?![\\p{L}\\p{N}&+/])" };
  const parts = [
    `${edge.before}(?<private>${any([...privates.keys()]) || "$^"})${edge.after}`,
    `${edge.before}(?<corp>${any(corps) || "$^"})${edge.after}`,
    `(?<=${TILE}\\p{L}*\\s)(?<tile>${any(tiles) || "$^"})${edge.after}`,
    `(?<=${PHASE}\\p{L}*\\s)(?<phase>${any(sheet.phases.map((one) => one.name)) || "$^"})${edge.after}`,
    `(?<=${TRAIN}\\p{L}*\\s)(?<after>${any(trains) || "$^"})${edge.after}`,
    // A number before the noun counts trains, unless a hyphen joins them.
    `${edge.before}(?<before>${any(trains) || "$^"})(?=-${TRAIN})`,
    `${edge.before}(?<lettered>${any(trains.filter((name) => !/^\d+$/.test(name))) || "$^"})(?=\\s${TRAIN})`,
    `${edge.before}(?<train>${any(telling) || "$^"})${edge.after}`,
  ];
  const names = new RegExp(parts.join("|"), "giu");
  return (text) => {
    const pieces: Piece[] = [];
    let done = 0;
    for (const hit of text.matchAll(names)) {
      const [kind, name] = Object.entries(hit.groups ?? {}).find(([, value]) => value !== undefined) ?? ["", ""];
      const card = cardOfHit(kind, name, privates, sheet);
      if (!card) continue;
      if (hit.index > done) pieces.push({ text: text.slice(done, hit.index), card: "" });
      pieces.push({ text: hit[0], card });
      done = hit.index + hit[0].length;
    }
    return done < text.length ? [...pieces, { text: text.slice(done), card: "" }] : pieces;
  };
}

/** Nouns may begin with a capital, names are as they are written. */
function cardOfHit(kind: string, name: string, privates: Map<string, string>, sheet: Sheet): string {
  if (kind === "private") return privates.has(name) ? `private:${privates.get(name)}` : "";
  if (kind === "corp") return sheet.corporations.some((one) => one.symbol === name) ? `corp:${name}` : "";
  if (kind === "tile") return `tile:${name}`;
  if (kind === "phase") return sheet.phases.some((one) => one.name === name) ? `phase:${name}` : "";
  return sheet.trains.some((one) => one.name === name) ? `train:${name}` : "";
}
