/** What the main button does, and what stands beside it. It does something, or it is not for a thoughtless Enter:
    what declines is quiet, wherever it stands. */
import type { ChoiceView, MenuView, RestView } from "../api/types";
import { actOf, passOf, primaryOf } from "./menu";

export type Deed =
  | { does: "choice"; choice: ChoiceView }
  /** The rest of the turn at once; `instead` of what is drawn by hand, if there is such a thing. */
  | { does: "rest"; rest: RestView; instead: boolean };

export interface Lead {
  main: Deed | null;
  beside: Deed[];
}

/** Verbs that let something be. */
const DECLINING = new Set(["pass", "decline"]);

/** Does a deed only let things be? To run for nothing is that too. */
export function declines(deed: Deed): boolean {
  if (deed.does === "rest") return !earns(deed.rest);
  return DECLINING.has(deed.choice.kind) || (deed.choice.kind === "run_trains" && deed.choice.gain === 0);
}

/** By this a deed is known before and after a move; where it stands makes no difference to a key. */
export function deedAct(deed: Deed, menu: MenuView | null): string {
  return deed.does === "rest" ? `rest|${menu?.seat ?? ""}|${menu?.actor ?? ""}|${deed.instead}` : `do|${actOf(deed.choice)}`;
}

function earns(rest: RestView): boolean {
  return rest.revenue !== null || rest.per_share !== null;
}

function choosing(choice: ChoiceView): Deed {
  return { does: "choice", choice };
}

/** `picked` on the map comes first; then runs `drawn` by hand (null: such as cannot run so, undefined: none); then
    the rest of the turn, if it earns something; then what is due; and where nothing is, to decline. */
export function leadOf(menu: MenuView | null, picked: ChoiceView | null, drawn: ChoiceView | null | undefined): Lead {
  const pass = passOf(menu);
  const decline = pass ? [choosing(pass)] : [];
  if (picked) return { main: picked.field ? null : choosing(picked), beside: decline };
  const rest = menu?.rest ?? null;
  const whole = rest && (earns(rest) || rest.declines.length > 1) ? [{ does: "rest", rest, instead: drawn !== undefined } as const] : [];
  if (drawn !== undefined) return { main: drawn && choosing(drawn), beside: [...whole, ...decline] };
  const due = primaryOf(menu);
  if (whole[0] && earns(whole[0].rest)) {
    const only = due?.kind === "run_trains" ? [choosing(due)] : [];
    return { main: whole[0], beside: [...only, ...decline] };
  }
  if (due) return { main: choosing(due), beside: [...decline, ...whole] };
  return { main: decline[0] ?? null, beside: whole };
}

/** The rest of the turn, unless other runs are drawn: those must not be passed over by a key. */
export function finishOf({ main, beside }: Lead): Deed | null {
  return [main, ...beside].find((deed) => deed?.does === "rest" && !deed.instead) ?? null;
}
