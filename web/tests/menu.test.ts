import { describe, expect, it } from "vitest";
import type { ChoiceView, LogLine, MenuView, SheetCorporation } from "../src/api/types";
import { actOf, buysFrom, chips, compulsion, corpRows, filled, groups, hexesOf, isTrap, keyOf, listed, outOfTurn, placeOf, primaryOf, proposed, refusalIn, rescuing, salesOf, waiting, within } from "../src/panel/menu";
import { verb } from "./verbs";

function choice(kind: string, change: Partial<ChoiceView> = {}): ChoiceView {
  return {
    action: { type: kind, by: "@Ann" },
    kind,
    ...verb(kind),
    label: kind,
    field: "",
    low: 0,
    high: 0,
    offer: false,
    seat: "Ann",
    cost: null,
    gain: null,
    about: {},
    ...change,
  };
}

const menu = (...choices: ChoiceView[]): MenuView => ({ seat: "Ann", actor: "@Ann", to_raise: 0, can_raise: 0, choices, refused: [], rest: null, courses: [] });

describe("what is due", () => {
  it("runs before it pays, pays before anything else, and is never to decline", () => {
    const run = choice("run_trains");
    const pay = choice("declare_dividend", { about: { kind: "pay" } });
    const keep = choice("declare_dividend", { about: { kind: "withhold" } });
    const pass = choice("pass");
    expect(primaryOf(menu(pass, run))).toBe(run);
    expect(primaryOf(menu(keep, pay))).toBe(pay);
    expect(primaryOf(menu(choice("bid", { field: "amount" }), pass))).toBeNull();
    expect(primaryOf(menu(pass))).toBeNull();
  });

  it("takes the only choice, unless it wants a number or a hex", () => {
    const only = choice("discard_train");
    expect(primaryOf(menu(only))).toBe(only);
    expect(primaryOf(menu(choice("buy_train", { field: "price" })))).toBeNull();
    expect(primaryOf(menu(choice("place_token")))).toBeNull();
    expect(primaryOf(null)).toBeNull();
  });

  it("never ends somebody's game, even where nothing else is left", () => {
    expect(primaryOf(menu(choice("go_bankrupt")))).toBeNull();
    expect(primaryOf(menu(choice("leave_game")))).toBeNull();
  });

  it("never does what another seat decides", () => {
    expect(primaryOf(menu(choice("run_trains", { seat: "Bob" }), choice("pass")))).toBeNull();
  });
});

describe("a choice of somebody who is not in turn", () => {
  const his = choice("exchange_private", { seat: "Bob" });
  const mine = choice("pass");

  it("says whose it is where several sit at one screen", () => {
    expect(outOfTurn(his, menu(mine, his), ["Ann", "Bob"])).toBe("Bob");
    expect(outOfTurn(mine, menu(mine, his), ["Ann", "Bob"])).toBe("");
  });

  it("needs no name where only one does", () => {
    expect(outOfTurn(his, menu(his), ["Bob"])).toBe("");
  });
});

describe("an open number", () => {
  it("is whole and within its bounds, and without a wish the least", () => {
    const bounds = { low: 80, high: 320 };
    expect([null, 1, 80, 120, 120.9, 999].map((wish) => within(wish, bounds))).toEqual([80, 80, 80, 120, 120, 320]);
  });

  it("belongs to its choice, not to the next one in the same place", () => {
    const first = choice("buy_private", { action: { type: "buy_private", by: "PRR", private: "SV", price: 10 } });
    const next = choice("buy_private", { action: { type: "buy_private", by: "PRR", private: "DH", price: 35 } });
    expect(keyOf(first, 0)).not.toBe(keyOf(next, 0));
    expect(keyOf(first, 0)).not.toBe(keyOf(first, 1));
    expect(keyOf(first, 0)).toBe(keyOf({ ...first, label: "in other words" }, 0));
  });

  it("is proposed as it is probably meant", () => {
    const deal = { low: 1, high: 96, offer: false };
    expect(proposed({ ...deal, kind: "buy_private" }, 40)).toBe(96);
    expect(proposed({ ...deal, kind: "take_over" }, null)).toBe(96);
    expect(proposed({ ...deal, kind: "take_over", offer: true }, null)).toBe(1);
    expect(proposed({ ...deal, kind: "buy_train" }, 80)).toBe(80);
    expect(proposed({ ...deal, kind: "buy_train" }, 300)).toBe(96);
    expect(proposed({ ...deal, kind: "buy_private", offer: true }, 40)).toBe(1);
    expect(proposed({ ...deal, kind: "bid" }, null)).toBe(1);
  });

  it("goes into the action, or into the deal of an offer, within its bounds", () => {
    const bid = choice("bid", { field: "amount", low: 50, high: 90 });
    expect(filled(bid, 60)["amount"]).toBe(60);
    expect(filled(bid, 5)["amount"]).toBe(50);
    expect(filled(bid, 500)["amount"]).toBe(90);
    const offer = choice("buy_train", { field: "price", low: 1, high: 100, offer: true });
    offer.action = { type: "offer", by: "@Ann", deal: { type: "buy_train", train: 3 } };
    expect(filled(offer, 7)["deal"]).toEqual({ type: "buy_train", train: 3, price: 7 });
    expect(offer.action["deal"]).toEqual({ type: "buy_train", train: 3 });
  });

  it("has buttons for the sums that are usual", () => {
    expect(chips(choice("bid", { low: 50, high: 62 }), null)).toEqual([50, 55, 60]);
    expect(chips(choice("buy_train", { low: 1, high: 300 }), 80)).toEqual([1, 80, 300]);
    expect(chips(choice("buy_train", { low: 1, high: 60 }), 80)).toEqual([1, 60]);
  });
});

describe("what a choice is about", () => {
  const sell = (seat: string, shares: number, gain: number) =>
    choice("sell_shares", { seat, gain, label: `Sell ${shares} for ${gain}`, action: { type: "sell_shares", by: `@${seat}`, certs: [gain] }, about: { corp: "IFT", shares } });

  it("is the same whatever it brings, and not for somebody else or for more", () => {
    expect(actOf(sell("Ann", 2, 118))).toBe(actOf(sell("Ann", 2, 104)));
    expect(actOf(sell("Ann", 2, 118))).not.toBe(actOf(sell("Bob", 2, 118)));
    expect(actOf(sell("Ann", 2, 118))).not.toBe(actOf(sell("Ann", 3, 118)));
  });
});

describe("somebody in need of money", () => {
  const sale = (lacks: number, shuts: string[][] = []) => choice("sell_shares", { about: { corp: "IFT", lacks, shuts } });
  const buy = choice("buy_train", { field: "price" });
  const need = (can_raise: number, ...choices: ChoiceView[]) => ({ ...menu(...choices), to_raise: 67, can_raise });

  it("finds first what saves", () => {
    expect(groups(need(34, sale(33), buy)).map((group) => group.name)).toEqual(["trains", "shares"]);
    expect(groups(need(67, buy, sale(33))).map((group) => group.name)).toEqual(["shares", "trains"]);
    expect(groups(menu(sale(0), buy)).map((group) => group.name)).toEqual(["shares", "trains"]);
    expect(rescuing([sale(33), sale(0), sale(5)]).map((one) => one.about["lacks"])).toEqual([0, 5, 33]);
    const [offer, bank] = [{ ...buy, offer: true }, choice("buy_train")];
    expect(rescuing([offer, buy, bank])).toEqual([bank, buy, offer]);
  });

  it("is warned of a sale that shuts the only way out", () => {
    expect(isTrap(sale(33, [["4H", "ATA"]]), need(34))).toBe(true);
    expect(isTrap(sale(33, [["4H", "ATA"]]), need(67))).toBe(false);
    expect(isTrap(sale(33), need(34))).toBe(false);
    expect(isTrap(sale(0), null)).toBe(false);
  });
});

describe("the order of the panel", () => {
  it("puts every choice under one heading, and an unknown verb under the last", () => {
    const all = menu(choice("pass"), choice("never_heard_of"), choice("buy_shares"), choice("bid"));
    expect(groups(all).map((group) => group.name)).toEqual(["auction", "shares", "other"]);
  });

  it("keeps offers in the background while something else is due", () => {
    const offer = choice("buy_private", { field: "price", offer: true });
    const own = choice("buy_private", { field: "price" });
    const [lay, privates] = groups(menu(choice("lay_tile"), own, offer));
    expect(waiting(privates!, [lay!, privates!], "track")).toEqual([offer]);
    expect(waiting(privates!, [lay!, privates!], "privates")).toEqual([]);
    expect(waiting(privates!, [privates!], "track")).toEqual([]);
    expect(waiting(lay!, [lay!, privates!], "track")).toEqual([]);
  });

  it("puts what one press buys before what others must agree to, whatever the server names first", () => {
    const train = (change: Partial<ChoiceView>) => choice("buy_train", { field: "price", ...change });
    const [asked, own, bank] = [train({ offer: true }), train({}), choice("buy_train")];
    expect(groups(menu(asked, own, bank))[0]!.choices).toEqual([own, bank, asked]);
  });

  it("leaves tiles to the map", () => {
    const why = { code: "x", rule: "y", message: "z" };
    const tile = { ...choice("lay_tile", { action: { type: "lay_tile", by: "PRR", hex: "A1", lay: "57:0" } }), ...why };
    expect(listed({ ...menu(), refused: [tile, { ...choice("bid"), ...why }] }).map((one) => one.kind)).toEqual(["bid"]);
  });

  it("tells apart what keeps one from passing, and only where one cannot pass", () => {
    const must = { ...choice("pass"), code: "x", rule: "y", message: "Buy a train." };
    const dear = { ...must, kind: "buy_train" };
    const forced = { ...menu(choice("go_bankrupt")), refused: [dear, must] };
    expect(compulsion(forced)).toBe(must);
    expect(listed(forced)).toEqual([dear]);
    const free = { ...menu(choice("pass")), refused: [dear, must] };
    expect(compulsion(free)).toBeNull();
    expect(listed(free)).toEqual([dear, must]);
    expect(compulsion({ ...forced, choices: [choice("run_trains")] })).toBeNull();
    expect(compulsion(null)).toBeNull();
  });

  it("sorts hexes as people count", () => {
    expect(hexesOf(["H12", "H2", "H12"].map((hex) => choice("place_token", { about: { hex } })))).toEqual(["H2", "H12"]);
  });
});

describe("shares", () => {
  const buy = choice("buy_shares", { about: { corp: "PRR", source: "bank", shares: 1 } });
  const pool = choice("buy_shares", { about: { corp: "PRR", source: "pool", shares: 1 } });
  const sell = choice("sell_shares", { about: { corp: "NYC", shares: 2 } });
  const start = choice("start_corporation", { about: { corp: "ERIE", cell: "G1" } });
  const all = menu(buy, pool, sell, start);

  it("stand in a row for each corporation", () => {
    const own = choice("sell_shares", { about: { corp: "PRR", shares: 1 } });
    expect(corpRows([own, buy, sell, pool]).map((row) => [row.corp, ...row.choices])).toEqual([
      ["PRR", buy, pool, own],
      ["NYC", sell],
    ]);
  });

  it("are found by the cell of the ledger", () => {
    expect(buysFrom(all, "PRR", "offering", null)).toEqual([buy]);
    expect(buysFrom(all, "PRR", "pool", null)).toEqual([pool]);
    expect(buysFrom(all, "ERIE", "offering", null)).toEqual([start]);
    expect(salesOf(all, "NYC", "@Ann")).toEqual([sell]);
    expect(salesOf(all, "NYC", "@Bob")).toEqual([]);
  });

  it("tells shares that a corporation holds itself from those that nobody has bought", () => {
    const from = (source: string) => choice("buy_shares", { about: { corp: "PRR", source, shares: 1 } });
    const papers = (treasury: boolean) => [{ symbol: "PRR", treasury }] as unknown as SheetCorporation[];
    expect(["bank", "PRR", "pool", "@Bob"].map((source) => placeOf(from(source), papers(false)))).toEqual(["offering", "own", "pool", null]);
    expect(placeOf(from("PRR"), papers(true))).toBe("offering");
  });
});

it("reads the answer to an offer only as long as nothing else has happened", () => {
  const line = (ply: number, kind: string): LogLine => ({ ply, n: 0, kind, text: `${kind} ${ply}`, big: false, at: 0 });
  const declined = [line(1, "deal_offered"), line(2, "deal_declined")];
  expect(refusalIn(declined)).toBe("deal_declined 2");
  expect(refusalIn([...declined, line(3, "train_bought")])).toBe("");
  expect(refusalIn([])).toBe("");
});
