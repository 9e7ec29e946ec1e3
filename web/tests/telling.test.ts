import { beforeAll, describe, expect, it } from "vitest";
import type { ChoiceView, Sheet } from "../src/api/types";
import { actOf } from "../src/panel/menu";
import { counted, courseOf, dealWord, papersOf } from "../src/panel/telling";
import { words } from "../src/words/words.svelte";
import { verb } from "./verbs";

function choice(kind: string, change: Partial<ChoiceView> = {}): ChoiceView {
  const plain = { field: "", low: 0, high: 0, offer: false, seat: "Ann", cost: null, gain: null, about: {} };
  return { action: { type: kind, by: "@Ann" }, kind, ...verb(kind), label: kind, ...plain, ...change };
}

const corporation = (symbol: string, treasury: boolean) => ({ symbol, treasury });
const sheet = { currency: "L.{}", corporations: [corporation("A", true), corporation("B", false)] } as unknown as Sheet;

beforeAll(() => words.speak("en"));

describe("something of a later part of the turn", () => {
  it("is called by what it is for; what is let be on the way stands apart", () => {
    const train = choice("buy_train", { label: "Buy a 4" });
    const course = { actions: [], declines: ["Lay no track", "Place no token"], revenue: null, per_share: null, ends: true, choice: train };
    expect(courseOf({ does: "course", course, last: null, picked: null }, sheet)).toBe("Buy a 4, done");
  });
});

describe("sales of as many shares", () => {
  const sale = (shares: number, certs: number, president = false) =>
    choice("sell_shares", { gain: shares * 34, about: { corp: "A", source: "@Ann", shares, certs, president } });
  const [one, two, last, third, swap] = [sale(1, 1), sale(2, 2), sale(2, 1), sale(3, 2), sale(3, 2, true)];
  const all = [one, two, last, third, swap];

  it("say on which papers, and others do not", () => {
    expect(all.map((each) => dealWord(each, sheet))).toEqual(["Sell 1: L.34", "Sell 2: L.68", "Sell 2: L.68", "Sell 3: L.102", "Sell 3: L.102"]);
    expect(all.map((each) => papersOf(each, all))).toEqual(["", "2 certificates", "1 certificate", "2 certificates", "2 certificates, with the president's"]);
  });

  it("are told apart after a move too", () => {
    expect(new Set(all.map(actOf)).size).toBe(all.length);
  });

  it("are not mixed up with purchases", () => {
    const purchase = choice("buy_shares", { about: { ...two.about } });
    expect(papersOf(purchase, [...all, purchase])).toBe("");
  });
});

describe("a purchase", () => {
  const from = (corp: string, source: string) => dealWord(choice("buy_shares", { cost: 40, about: { corp, source, shares: 1 } }), sheet);

  it("says where the share lies, unless it has lain there from the beginning", () => {
    expect([from("A", "A"), from("B", "bank")]).toEqual(["Buy 1: L.40", "Buy 1: L.40"]);
    expect([from("B", "B"), from("B", "pool"), from("B", "@Bob")]).toEqual(["Buy 1: L.40 (treasury)", "Buy 1: L.40 (pool)", "Buy 1: L.40 (player)"]);
  });
});

describe("whose trains rust", () => {
  it("names everybody once, with how many", () => {
    expect(counted(["BCB", "EKJ", "EKJ"])).toEqual(["BCB", "EKJ ×2"]);
  });
});
