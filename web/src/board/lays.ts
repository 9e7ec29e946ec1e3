/** The menu, sorted for the map: what can be done on which hex. Nothing is decided here, only put in order. */
import type { ChoiceView, MenuView } from "../api/types";
import { stopPlace } from "./geometry";

/** Is it about a tile? Of those there are many, and they are seen on the map. */
export function isLay(choice: Pick<ChoiceView, "action">): boolean {
  return "lay" in deed(choice);
}

/** Is it done by pointing at the map or at the market? */
export function onBoard(choice: ChoiceView): boolean {
  return choice.group === "map" || choice.group === "par";
}

export interface Lay {
  choice: ChoiceView;
  tile: string;
  rotation: number;
  rank: number;
  /** Whose tokens will stand where: stop, slot and owner. */
  standing: [number, number, string][];
  /** Other turns of the tile that come to the same; they are not offered again. */
  alike: number[];
}

/** Lays of one sort on one hex: ordinary ones, or those by right of a private. */
export interface Flow {
  key: string;
  private: string;
  lays: Lay[];
}

export interface Piece {
  choice: ChoiceView;
  stop: number;
  slot: number | null;
}

/** All that can be done on a hex. */
export interface Spot {
  hex: string;
  flows: Flow[];
  pieces: Piece[];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function whole(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** What a choice does; of an offer, the deal. */
function deed(choice: { action: ChoiceView["action"] }): Record<string, unknown> {
  const deal = choice.action["deal"];
  return typeof deal === "object" && deal !== null ? (deal as Record<string, unknown>) : choice.action;
}

/** The tile and the rotation of "57:2"; tiles may have a colon in their names. */
export function readLay(lay: string): { tile: string; rotation: number } {
  const colon = lay.lastIndexOf(":");
  return { tile: lay.slice(0, colon), rotation: Number(lay.slice(colon + 1)) };
}

/** On which hex a choice is made. */
export function hexOf(choice: Pick<ChoiceView, "action" | "about">): string {
  const about = text(choice.about["hex"]);
  if (about) return about;
  const done = deed(choice);
  if (text(done["hex"])) return text(done["hex"]);
  const stop = text(done["stop"]);
  if (stop) return stopPlace(stop).hex;
  const slot = text(done["slot"]);
  return slot ? stopPlace(stopPlace(slot).hex).hex : "";
}

/** Everything that the menu offers on the map, by hex. */
export function spotsOf(menu: MenuView | null): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const choice of menu?.choices ?? []) {
    if (choice.group !== "map") continue;
    const hex = hexOf(choice);
    if (!hex) continue;
    const spot = spots.get(hex) ?? { hex, flows: [], pieces: [] };
    spots.set(hex, spot);
    if (isLay(choice)) addLay(spot, choice);
    else spot.pieces.push(pieceOf(choice));
  }
  for (const spot of spots.values()) {
    for (const flow of spot.flows) flow.lays.sort((a, b) => a.rank - b.rank);
  }
  return spots;
}

function addLay(spot: Spot, choice: ChoiceView): void {
  const owner = text(deed(choice)["private"]);
  const key = owner ? `${choice.kind}:${owner}` : choice.kind;
  let flow = spot.flows.find((one) => one.key === key);
  if (!flow) {
    flow = { key, private: owner, lays: [] };
    spot.flows.push(flow);
  }
  const lay = readLay(text(deed(choice)["lay"]));
  const sameAs = whole(choice.about["same_as"]);
  const same = flow.lays.find((one) => one.tile === lay.tile && one.rotation === sameAs);
  if (same) {
    same.alike.push(lay.rotation);
    return;
  }
  const rank = whole(choice.about["rank"]) ?? flow.lays.length;
  const standing = (choice.about["standing"] ?? []) as Lay["standing"];
  flow.lays.push({ choice, rank, standing, alike: [], ...lay });
}

function pieceOf(choice: ChoiceView): Piece {
  const done = deed(choice);
  const place = text(done["slot"]);
  const stop = place ? stopPlace(place).hex : text(done["stop"]);
  return {
    choice,
    stop: whole(choice.about["stop"]) ?? stopPlace(stop).number,
    slot: place ? stopPlace(place).number : whole(choice.about["slot"]),
  };
}

/** The tiles of a flow, each once, the best-ranked first. */
export function tilesOf(flow: Flow): string[] {
  return [...new Set(flow.lays.map((lay) => lay.tile))];
}

/** How a tile may be turned there, in the order of turning. */
export function turnsOf(flow: Flow, tile: string): Lay[] {
  return flow.lays.filter((lay) => lay.tile === tile).sort((a, b) => a.rotation - b.rotation);
}

/** The best-ranked way to lay a tile. */
export function bestOf(flow: Flow, tile: string): Lay | null {
  return flow.lays.find((lay) => lay.tile === tile) ?? null;
}

/** The best-ranked of all lays; if a side is named, of those whose track leads there, where there are any. */
export function leading(flow: Flow | undefined, side: number | null): Lay | undefined {
  const leads = ({ choice }: Lay) => Array.isArray(choice.about["exits"]) && choice.about["exits"].includes(side);
  return flow?.lays.find(leads) ?? flow?.lays[0];
}

/** A tile that may not be laid on a hex, in some or all of its turns, and why. Without a name it stands for all. */
export interface Refused {
  tile: string;
  rotations: number[];
  private: string;
  message: string;
  rule: string;
  /** Of all tiles that may not lie there this one comes nearest to it: where none may, this is why. */
  nearest: boolean;
}

/** Lays that are refused on a hex. */
export function refusedAt(menu: MenuView, hex: string): Refused[] {
  return menu.refused
    .filter((one) => isLay(one) && hexOf(one) === hex)
    .map((one) => {
      const lay = readLay(text(deed(one)["lay"]));
      const turns = one.about["rotations"];
      return {
        tile: one.about["all"] === true ? "" : lay.tile,
        rotations: Array.isArray(turns) ? turns.map(Number) : [lay.rotation],
        private: text(deed(one)["private"]),
        message: one.message,
        rule: one.rule,
        nearest: one.about["nearest"] === true,
      };
    });
}

/** A choice with its open number filled in. */
export function withNumber(choice: ChoiceView, number: number): ChoiceView {
  const deal = choice.action["deal"];
  const inside = choice.offer && typeof deal === "object" && deal !== null;
  const action = inside
    ? { ...choice.action, deal: { ...deal, [choice.field]: number } }
    : { ...choice.action, [choice.field]: number };
  return { ...choice, action };
}

/** Refused tiles, each once, with the reason that keeps most of its turns away; what most tiles suffer from comes last. */
export function refusedTiles(refused: Refused[], owner: string, legal: ReadonlySet<string>): Refused[] {
  const worst = new Map<string, Refused>();
  for (const one of refused) {
    if (one.private !== owner || legal.has(one.tile)) continue;
    const known = worst.get(one.tile);
    if (!known || one.rotations.length > known.rotations.length) worst.set(one.tile, one);
  }
  const found = [...worst.values()];
  const common = (one: Refused) => found.filter((other) => other.message === one.message).length;
  return found.sort((a, b) => common(a) - common(b));
}
