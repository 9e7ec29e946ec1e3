/** What the main button does, and what stands beside it. It does something, or it is not for a thoughtless Enter:
    what declines is quiet, wherever it stands. */
import type { Action, ChoiceView, CourseView, MenuView, RestView } from "../api/types";
import { actOf, passOf, primaryOf } from "./menu";

export type Deed =
  | { does: "choice"; choice: ChoiceView }
  /** The rest of the turn at once; `instead` of what is drawn by hand, if there is such a thing. */
  | { does: "rest"; rest: RestView; instead: boolean }
  /** What is picked on the map, and then the rest of the turn; none as long as nobody has told what that would be. */
  | { does: "both"; choice: ChoiceView; rest: RestView | null }
  /** Something of a later part of the turn, and what lies before it. */
  | { does: "course"; course: CourseView };

export interface Lead {
  main: Deed | null;
  beside: Deed[];
}

/** Verbs that let something be. */
const DECLINING = new Set(["pass", "decline"]);

/** Does a deed only let things be? To run for nothing is that too. */
export function declines(deed: Deed): boolean {
  if (deed.does === "rest") return !earns(deed.rest);
  if (deed.does !== "choice") return false;
  return DECLINING.has(deed.choice.kind) || (deed.choice.kind === "run_trains" && deed.choice.gain === 0);
}

/** By this a deed is known before and after a move; where it stands makes no difference to a key. */
export function deedAct(deed: Deed, menu: MenuView | null): string {
  if (deed.does === "rest") return `rest|${menu?.seat ?? ""}|${menu?.actor ?? ""}|${deed.instead}`;
  if (deed.does === "course") return `course|${actOf(deed.course.choice)}`;
  return `${deed.does === "both" ? "both" : "do"}|${actOf(deed.choice)}`;
}

/** What a deed plays, if it is ready. */
export function actionsOf(deed: Deed): Action[] {
  if (deed.does === "choice") return [deed.choice.action];
  if (deed.does === "course") return deed.course.actions;
  if (deed.does === "rest") return deed.rest.actions;
  return deed.rest ? [deed.choice.action, ...deed.rest.actions] : [];
}

function earns(rest: RestView): boolean {
  return rest.revenue !== null || rest.per_share !== null;
}

function choosing(choice: ChoiceView): Deed {
  return { does: "choice", choice };
}

/** What becomes of the revenue, in one click from before the run; what the whole rest of the turn does need not stand
    here again. */
function dividends(menu: MenuView | null): Deed[] {
  const whole = JSON.stringify(menu?.rest?.actions ?? []);
  return (menu?.courses ?? [])
    .filter((course) => course.choice.kind === "declare_dividend" && JSON.stringify(course.actions) !== whole)
    .map((course) => ({ does: "course", course }));
}

/** Trains that can be bought at once, in one click from before the run or the dividend. */
export function trainsAhead(menu: MenuView | null): CourseView[] {
  return (menu?.courses ?? []).filter((course) => course.choice.kind === "buy_train");
}

/** `picked` on the map comes first, alone or with the rest of the turn, which may not be `known` yet (null: there is
    none); then runs `drawn` by hand (null: such as cannot run so, undefined: none); then
    the rest of the turn, if it earns something; then what is due; and where nothing is, to decline. */
export function leadOf(
  menu: MenuView | null,
  picked: ChoiceView | null,
  drawn: ChoiceView | null | undefined,
  known?: RestView | null,
): Lead {
  const pass = passOf(menu);
  const decline = pass ? [choosing(pass)] : [];
  if (picked) {
    const both: Deed[] = menu?.rest && !picked.field && known !== null ? [{ does: "both", choice: picked, rest: known ?? null }] : [];
    return { main: picked.field ? null : choosing(picked), beside: [...both, ...decline] };
  }
  const rest = menu?.rest ?? null;
  const whole = rest && (earns(rest) || rest.declines.length > 1) ? [{ does: "rest", rest, instead: drawn !== undefined } as const] : [];
  if (drawn !== undefined) return { main: drawn && choosing(drawn), beside: [...whole, ...decline] };
  const due = primaryOf(menu);
  if (whole[0] && earns(whole[0].rest)) {
    const only = due?.kind === "run_trains" ? [choosing(due)] : [];
    return { main: whole[0], beside: [...only, ...dividends(menu), ...decline] };
  }
  if (due) return { main: choosing(due), beside: [...decline, ...whole] };
  return { main: decline[0] ?? null, beside: whole };
}

/** The rest of the turn, with what is picked before it; unless other runs are drawn: those must not be passed over by
    a key. */
export function finishOf({ main, beside }: Lead): Deed | null {
  return [main, ...beside].find((deed) => (deed?.does === "rest" && !deed.instead) || deed?.does === "both") ?? null;
}
