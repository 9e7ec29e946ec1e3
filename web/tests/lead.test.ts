import { describe, expect, it } from "vitest";
import type { ChoiceView, MenuView, RestView } from "../src/api/types";
import { actionsOf, courseOfChoice, type CourseDeed, declines, type Deed, finishOf, lastOf, leadOf, trainsAhead } from "../src/panel/lead";
import { verb } from "./verbs";

function choice(kind: string, change: Partial<ChoiceView> = {}): ChoiceView {
  const plain = { field: "", low: 0, high: 0, offer: false, seat: "Ann", cost: null, gain: null, about: {} };
  return { action: { type: kind, by: "PRR" }, kind, ...verb(kind), label: kind, ...plain, ...change };
}

const menu = (choices: ChoiceView[], rest: RestView | null = null): MenuView => ({
  seat: "Ann",
  actor: "PRR",
  to_raise: 0,
  can_raise: 0,
  choices,
  refused: [],
  rest,
  courses: [],
});

const EARNS: RestView = {
  how: "run_pay",
  revenue: 80,
  per_share: 8,
  before: "F6",
  after: "F7",
  declines: ["Lay no track", "Done buying trains"],
  ends: true,
  actions: [],
};
const IDLE: RestView = { ...EARNS, revenue: null, per_share: null };

function told(deed: Deed | null): string {
  if (deed === null) return "nothing";
  if (deed.does === "rest") return deed.instead ? "rest instead" : "rest";
  if (deed.does === "course") return `then ${deed.course.choice.kind} ${String(deed.course.choice.about["kind"])}`;
  return deed.does === "both" ? `${deed.choice.kind} and rest` : deed.choice.kind;
}
const said = ({ main, beside }: ReturnType<typeof leadOf>) => [told(main), ...beside.map(told)];

const [lay, pass, run] = [choice("lay_tile"), choice("pass"), choice("run_trains")];

describe("the main button", () => {
  it("plays a quiet turn at once, from its first step on", () => {
    expect(said(leadOf(menu([lay, pass], EARNS), null, undefined))).toEqual(["rest", "pass"]);
    expect(said(leadOf(menu([run], EARNS), null, undefined))).toEqual(["rest", "run_trains"]);
  });

  it("does first what is picked on the map", () => {
    expect(said(leadOf(menu([lay, pass], EARNS), lay, undefined))).toEqual(["lay_tile", "lay_tile and rest", "pass"]);
    expect(said(leadOf(menu([lay, pass], EARNS), { ...lay, field: "price" }, undefined))).toEqual(["nothing", "pass"]);
  });

  it("does the rest of the turn after what is picked, once it is known what that is", () => {
    const after = { ...EARNS, actions: [run.action] };
    const [unknown, known] = [leadOf(menu([lay, pass], EARNS), lay, undefined), leadOf(menu([lay, pass], EARNS), lay, undefined, after)];
    const both = (lead: ReturnType<typeof leadOf>) => actionsOf(finishOf(lead)!);
    expect(both(unknown)).toEqual([]);
    expect(both(known)).toEqual([lay.action, run.action]);
    expect(said(leadOf(menu([lay, pass], EARNS), lay, undefined, null))).toEqual(["lay_tile", "pass"]);
    expect(said(leadOf(menu([lay, pass]), lay, undefined))).toEqual(["lay_tile", "pass"]);
  });

  it("offers what becomes of the revenue beside the rest of the turn, if it is something else", () => {
    const dividend = (kind: string) => choice("declare_dividend", { about: { kind }, action: { type: "declare_dividend", by: "PRR", kind } });
    const course = (kind: string, ...more: ChoiceView[]) => ({
      actions: [run, dividend(kind), ...more].map((one) => one.action),
      declines: [],
      revenue: 80,
      per_share: null,
      ends: more.length > 0,
      choice: dividend(kind),
    });
    const courses = [course("pay"), course("withhold")];
    const rest = { ...EARNS, actions: [run.action, dividend("pay").action, pass.action] };
    expect(said(leadOf({ ...menu([run], rest), courses }, null, undefined))).toEqual(["rest", "run_trains", "then declare_dividend pay", "then declare_dividend withhold"]);
    const train = { ...course("pay"), choice: choice("buy_train") };
    expect(trainsAhead([...courses, train], null)).toEqual([{ does: "course", course: train, last: null, picked: null }]);
  });

  it("offers a train that can be bought now as the last thing of the turn, where it stands", () => {
    const train = choice("buy_train");
    const plain = { actions: [train.action], declines: [], revenue: null, per_share: null, ends: false, choice: train };
    const last = { ...plain, actions: [train.action, pass.action], ends: true };
    expect(trainsAhead([plain, last], null)).toEqual([]);
    expect(trainsAhead([plain, last], lay)).toHaveLength(1);
    expect(courseOfChoice([plain, last], train)?.last).toBe(last);
    expect(courseOfChoice([], train)).toBeNull();
  });

  it("leads on to the end of the turn too, after what is picked as well, but never twice to the same", () => {
    const dividend = (kind: string) => choice("declare_dividend", { about: { kind }, action: { type: "declare_dividend", by: "PRR", kind } });
    const course = (kind: string, ends: boolean) => ({
      actions: [run, dividend(kind), ...(ends ? [pass] : [])].map((one) => one.action),
      declines: [],
      revenue: 80,
      per_share: null,
      ends,
      choice: dividend(kind),
    });
    const courses = [course("pay", false), course("pay", true), course("withhold", false), course("withhold", true)];
    const rest = { ...EARNS, actions: course("pay", true).actions };
    const lasts = (lead: ReturnType<typeof leadOf>) => lead.beside.map((deed) => deed.does === "course" && lastOf(deed) !== null);
    const now = leadOf({ ...menu([run], rest), courses }, null, undefined);
    expect(said(now)).toEqual(["rest", "run_trains", "then declare_dividend pay", "then declare_dividend withhold"]);
    expect(lasts(now)).toEqual([false, false, true]);
    const after = leadOf(menu([lay, pass], EARNS), lay, undefined, rest, courses);
    expect(said(after)).toEqual(["lay_tile", "lay_tile and rest", "pass", "then declare_dividend withhold"]);
    const kept = after.beside[2] as CourseDeed;
    expect(actionsOf(lastOf(kept)!)).toEqual([lay.action, ...course("withhold", true).actions]);
  });

  it("runs what is drawn, and the best only by a button that says so", () => {
    const drawn = choice("run_trains", { label: "Run for 40" });
    const lead = leadOf(menu([run], EARNS), null, drawn);
    expect(said(lead)).toEqual(["run_trains", "rest instead"]);
    expect(lead.main).toEqual({ does: "choice", choice: drawn });
    expect(finishOf(lead)).toBeNull();
    expect(said(leadOf(menu([run], EARNS), null, null))).toEqual(["nothing", "rest instead"]);
  });

  it("declines where nothing is due, and that is told apart", () => {
    const idle = leadOf(menu([lay, pass], IDLE), null, undefined);
    expect(said(idle)).toEqual(["pass", "rest"]);
    expect([idle.main, ...idle.beside].every((deed) => deed && declines(deed))).toBe(true);
    expect(finishOf(idle)).toBe(idle.beside[0]);
    const earning = leadOf(menu([lay, pass], EARNS), null, undefined);
    expect(earning.main && declines(earning.main)).toBe(false);
    expect(declines({ does: "choice", choice: choice("decline") })).toBe(true);
    expect([0, 40].map((gain) => declines({ does: "choice", choice: { ...run, gain } }))).toEqual([true, false]);
  });

  it("does not say the same twice: one thing to decline is the rest already", () => {
    expect(said(leadOf(menu([choice("buy_train"), pass], { ...IDLE, declines: ["Done buying trains"] }), null, undefined))).toEqual(["pass"]);
  });

  it("takes the only thing that is left, and has nothing to say where one must choose", () => {
    expect(said(leadOf(menu([choice("discard_train")]), null, undefined))).toEqual(["discard_train"]);
    expect(said(leadOf(menu([choice("accept"), choice("decline")]), null, undefined))).toEqual(["nothing"]);
    expect(said(leadOf(menu([choice("go_bankrupt")]), null, undefined))).toEqual(["nothing"]);
    expect(said(leadOf(null, null, undefined))).toEqual(["nothing"]);
  });
});
