import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");

function colours(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map((hit) => [hit[1]!, hit[2]!]));
}

const blocks = css.split(/(?=:root)/);
const light = colours(blocks.find((block) => block.startsWith(":root {"))!);
const dark = { ...light, ...colours(blocks.find((block) => block.startsWith(':root[data-theme="dark"]'))!) };
const system = { ...light, ...colours(blocks.find((block) => block.startsWith(':root:not([data-theme="light"])'))!) };

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, two: string): number {
  const [high, low] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

const GROUNDS = ["bg", "surface", "raised", "sunken"];
const PAIRS: [string, string][] = [
  ...["ink", "ink-soft", "ink-faint"].flatMap((ink) => GROUNDS.map((ground): [string, string] => [ink, ground])),
  ...["bg", "surface", "raised"].map((ground): [string, string] => ["accent", ground]),
  ["accent-ink", "accent"],
  ["accent-ink", "accent-strong"],
  ["accent-strong", "accent-soft"],
  ["ink", "accent-soft"],
  ...["good", "warn", "bad"].flatMap((tone): [string, string][] => [[tone, `${tone}-soft`], [tone, "surface"], ["ink", `${tone}-soft`]]),
  ...["live", "history", "branch"].flatMap((mode): [string, string][] => [["ink", `mode-${mode}-soft`], ["ink-soft", `mode-${mode}-soft`]]),
];

describe.each([
  ["light", light],
  ["dark", dark],
])("by %s, every text", (_, tokens) => {
  it.each(PAIRS)("%s on %s can be read", (ink, ground) => {
    expect(contrast(tokens[ink]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
});

it("is the same dark whether the reader or the system wished it", () => {
  expect(system).toEqual(dark);
});

const tiles = readFileSync(join(import.meta.dirname, "../src/styles/tiles.css"), "utf8");

describe.each(tiles.split(/(?=:root)/).slice(1).map((block): [string, Record<string, string>] => [block.slice(0, block.indexOf("{")).trim(), colours(block)]))(
  "tiles of %s",
  (_, themed) => {
    it("carry black words", () => {
      for (const [name, ground] of Object.entries(themed)) if (/^(tile|zone|chalk)/.test(name)) expect(contrast("#111111", ground), name).toBeGreaterThanOrEqual(4.5);
    });
  },
);
