import { describe, expect, it } from "vitest";
import type { Glossary, Sheet, View } from "../src/api/types";
import { cardOf, floating } from "../src/ui/cardOf";
import { finder } from "../src/ui/mentions";

const sheet = {
  currency: "${}",
  hexes: [{ name: "H12", place: "Altoona", x: 0, y: 0 }],
  corporations: [
    { symbol: "B&O", name: "Baltimore & Ohio", colour: "#00f", shares: 10, float_shares: 6, home: [] },
    { symbol: "PRR", name: "Pennsylvania", colour: "#0f0", shares: 10, float_shares: 6, home: ["H12"] },
  ],
  privates: [
    { symbol: "SV", name: "Schuylkill Valley", value: 20, revenue: 5, low: 10, high: 40, about: "Nothing but its income." },
    { symbol: "BO", name: "Baltimore & Ohio", value: 220, revenue: 30, low: 0, high: 0, about: "A presidency." },
  ],
  trains: [
    { name: "2", price: 80, rusted_by: "4", starts: null, trade_in: {} },
    { name: "4H", price: 300, rusted_by: null, starts: "4", trade_in: {} },
  ],
  phases: [{ name: "4", about: "rust", limits: {}, tiles: [], rounds: 2 }],
  tiles: [{ name: "57", colour: "yellow", count: 4, upgrades: ["14", "15"] }],
} as unknown as Sheet;

const view = {
  privates: [{ symbol: "SV", owner: "@Ann", closed: false, spent: false }],
  corporations: [
    { symbol: "PRR", life: "open", floated: false, offering: 7, tokens: [0, 40], trains: [], facts: [], president: "@Ann", price: 67, par: 67, cash: 0 },
  ],
  depot: { stock: [["2", 3]] },
  board: [{ name: "H12", tile: "57" }],
  tiles: [["57", 3]],
} as unknown as View;

const glossary: Glossary = {
  terms: [{ key: "rusting", name: "Rusting", about: "Old trains go.", rules: ["1830-PH.3"] }],
  privates: { SV: ["1830-PV.SV.1"] },
};
const known = { sheet, view, glossary };
const cards = (text: string) =>
  finder(sheet)(text)
    .filter((piece) => piece.card)
    .map((piece) => piece.card);

describe("names in a sentence", () => {
  it("are found as they are written, in every language", () => {
    expect(cards("PRR buys a 2-train for $80")).toEqual(["corp:PRR", "train:2"]);
    expect(cards("PRR покупает поезд 2 за $80")).toEqual(["corp:PRR", "train:2"]);
    expect(cards("PRR kupuje pociąg 4H za $300")).toEqual(["corp:PRR", "train:4H"]);
    expect(cards("B&O lays tile 57 on H12 (Altoona)")).toEqual(["corp:B&O", "tile:57"]);
    expect(cards("Ann buys Schuylkill Valley for $20")).toEqual(["private:SV"]);
    expect(cards("Phase 4 begins")).toEqual(["phase:4"]);
  });

  it("are not found in other words and sums", () => {
    expect(cards("Ann pays $57 and has 2 shares")).toEqual([]);
    expect(cards("APRR, SVX")).toEqual([]);
  });

  it("are not found in numbers of trains", () => {
    expect(cards("2-trains rust: 2 trains leave the game")).toEqual(["train:2"]);
    expect(cards("Поезда 2 устаревают: из игры выходят 2 поезда")).toEqual(["train:2"]);
    expect(cards("Pociągi 2 są złomowane, 2 pociągi wypadają z gry")).toEqual(["train:2"]);
    expect(cards("a 4H train")).toEqual(["train:4H"]);
  });

  it("may have a hyphen", () => {
    const australian = { ...sheet, privates: [{ ...sheet.privates[0]!, symbol: "P5", name: "Trans-Australian Railway" }] } as Sheet;
    const found = finder(australian)("Ann buys Trans-Australian Railway for $20").filter((piece) => piece.card);
    expect(found.map((piece) => piece.text)).toEqual(["Trans-Australian Railway"]);
  });

  it("leave the sentence as it was", () => {
    const text = "PRR lays tile 57 on H12; B&O runs a 2-train.";
    expect(
      finder(sheet)(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

describe("a card", () => {
  it("tells what a private does, whose it is, and where the rules tell of it", () => {
    const card = cardOf("private:SV", known)!;
    expect(card.name).toBe("Schuylkill Valley");
    expect(card.about).toEqual(["Nothing but its income."]);
    expect(card.facts.map(([, value]) => value)).toEqual(["$20", "$5", "Ann", "$10 – $40"]);
    expect(card.rules).toEqual(["1830-PV.SV.1"]);
  });

  it("names no owner of a private that is closed, and no price for it", () => {
    const gone = { ...view, privates: [{ symbol: "SV", owner: "@Ann", closed: true, spent: false }] } as unknown as View;
    expect(cardOf("private:SV", { ...known, view: gone })!.facts.map(([, value]) => value)).toEqual(["$20", "$5"]);
  });

  it("tells of trains who has them and what makes them rust", () => {
    const card = cardOf("train:2", known)!;
    expect(card.facts.map(([, value]) => value)).toEqual(["$80", "3", "4"]);
    expect(card.rules).toEqual(["1830-PH.3"]);
  });

  it("tells of tiles where they lie and what they become", () => {
    expect(cardOf("tile:57", known)!.facts.map(([, value]) => value).slice(1)).toEqual(["3", "H12", "14 15"]);
  });

  it("tells how far a corporation is from floating", () => {
    expect(floating("PRR", known)).toHaveLength(1);
    expect(cardOf("corp:PRR", known)!.facts.map(([, value]) => value)).toContain("H12 (Altoona)");
  });

  it("is not there for what nobody knows", () => {
    for (const card of ["private:XX", "term:priority", "corp:", "nothing"]) expect(cardOf(card, known)).toBeNull();
  });
});
