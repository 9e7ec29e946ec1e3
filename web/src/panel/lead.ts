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
  /** Something of a later part of the turn, and what lies before it: first of all what is picked on the map, if
      something is. `last` is the same as the last thing of the turn. */
  | CourseDeed;

export interface CourseDeed {
  does: "course";
  course: CourseView;
  last: CourseView | null;
  picked: ChoiceView | null;
}

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
  if (deed.does === "course") return `${deed.course.ends ? "course-done" : "course"}|${actOf(deed.course.choice)}`;
  return `${deed.does === "both" ? "both" : "do"}|${actOf(deed.choice)}`;
}

/** What a deed plays, if it is ready. */
export function actionsOf(deed: Deed): Action[] {
  if (deed.does === "choice") return [deed.choice.action];
  if (deed.does === "course") return deed.picked ? [deed.picked.action, ...deed.course.actions] : deed.course.actions;
  if (deed.does === "rest") return deed.rest.actions;
  return deed.rest ? [deed.choice.action, ...deed.rest.actions] : [];
}

function earns(rest: RestView): boolean {
  return rest.revenue !== null || rest.per_share !== null;
}

function choosing(choice: ChoiceView): Deed {
  return { does: "choice", choice };
}

/** What later parts of the turn offer of one kind, each with the course that ends the turn after it. */
function coursesTo(kind: string, courses: readonly CourseView[], picked: ChoiceView | null): CourseDeed[] {
  const goal = (course: CourseView) => JSON.stringify(course.choice.action);
  const found = courses.filter((course) => course.choice.kind === kind);
  const first = (course: CourseView) => found.find((one) => goal(one) === goal(course)) === course;
  const last = (course: CourseView) => found.find((one) => one !== course && goal(one) === goal(course)) ?? null;
  return found.filter(first).map((course) => ({ does: "course", course, last: last(course), picked }));
}

/** What becomes of the revenue, in one click from before the run; what the whole rest of the turn does need not stand
    here again, and after something that is picked only what does not pay out. */
function dividends(courses: readonly CourseView[], rest: RestView | null, picked: ChoiceView | null): Deed[] {
  const whole = JSON.stringify(rest?.actions ?? []);
  const isWhole = (course: CourseView | null) => JSON.stringify(course?.actions) === whole;
  return coursesTo("declare_dividend", courses, picked)
    .filter(({ course }) => !isWhole(course) && !(picked && course.choice.about["kind"] === "pay"))
    .map((deed) => ({ ...deed, last: isWhole(deed.last) ? null : deed.last }));
}

/** Trains that can be bought in one click from before the run or the dividend. */
export function trainsAhead(courses: readonly CourseView[], picked: ChoiceView | null): CourseDeed[] {
  return coursesTo("buy_train", courses, picked).filter(({ course }) => picked !== null || course.actions.length > 1);
}

/** The course that does a choice now, and what can still be done with the turn after it. */
export function courseOfChoice(courses: readonly CourseView[], choice: ChoiceView): CourseDeed | null {
  const same = ({ course }: CourseDeed) => course.actions.length === 1 && JSON.stringify(course.actions[0]) === JSON.stringify(choice.action);
  return coursesTo(choice.kind, courses, null).find(same) ?? null;
}

/** The same deed as the last thing of the turn. */
export function lastOf(deed: CourseDeed): CourseDeed | null {
  return deed.last && { ...deed, course: deed.last, last: null };
}

/** `picked` on the map comes first, alone, with the rest of the turn, which may not be `known` yet (null: there is
    none), or with what becomes of the revenue (`after`); then runs `drawn` by hand (null: such as cannot run so, undefined: none); then
    the rest of the turn, if it earns something; then what is due; and where nothing is, to decline. What is decided part
    by part, declining and then running, stands in one place, and what leads further below it. */
export function leadOf(
  menu: MenuView | null,
  picked: ChoiceView | null,
  drawn: ChoiceView | null | undefined,
  known?: RestView | null,
  after: readonly CourseView[] = [],
): Lead {
  const pass = passOf(menu);
  const decline = pass ? [choosing(pass)] : [];
  if (picked) {
    const both: Deed[] = menu?.rest && !picked.field && known !== null ? [{ does: "both", choice: picked, rest: known ?? null }] : [];
    return { main: picked.field ? null : choosing(picked), beside: [...both, ...decline, ...dividends(after, known ?? null, picked)] };
  }
  const rest = menu?.rest ?? null;
  const whole = rest && (earns(rest) || rest.declines.length > 1) ? [{ does: "rest", rest, instead: drawn !== undefined } as const] : [];
  if (drawn !== undefined) return { main: drawn && choosing(drawn), beside: [...whole, ...decline] };
  const due = primaryOf(menu);
  if (whole[0] && earns(whole[0].rest)) {
    const only = due?.kind === "run_trains" ? [choosing(due)] : [];
    return { main: whole[0], beside: [...only, ...decline, ...dividends(menu?.courses ?? [], menu?.rest ?? null, null)] };
  }
  if (due) return { main: choosing(due), beside: [...decline, ...whole] };
  return { main: decline[0] ?? null, beside: whole };
}

/** The rest of the turn, with what is picked before it; unless other runs are drawn: those must not be passed over by
    a key. */
export function finishOf({ main, beside }: Lead): Deed | null {
  return [main, ...beside].find((deed) => (deed?.does === "rest" && !deed.instead) || deed?.does === "both") ?? null;
}
