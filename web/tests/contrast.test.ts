import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");

const LIGHTS = ["light", "dark"] as const;

/** The colours of a style sheet in one light: those that are the same in both are written alone. */
function colours(css: string, light: (typeof LIGHTS)[number]): Record<string, string> {
  const hex = "(#[0-9a-f]{6})";
  const found = css.matchAll(new RegExp(`--([a-z0-9-]+):\\s*(?:light-dark\\(${hex}, ${hex}\\)|${hex});`, "g"));
  return Object.fromEntries([...found].map(([, name, day, night, both]) => [name!, both ?? (light === "light" ? day! : night!)]));
}

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

describe.each(LIGHTS)("by %s, every text", (light) => {
  const tokens = colours(css, light);
  it.each(PAIRS)("%s on %s can be read", (ink, ground) => {
    expect(contrast(tokens[ink]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(["tokens.css", "tiles.css"])("%s says each colour of a palette once", (file) => {
  const sheet = readFileSync(join(import.meta.dirname, "../src/styles", file), "utf8");
  const rules = [...sheet.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].flatMap(([, where, inside]) =>
    [...inside!.matchAll(/(--[a-z0-9-]+):/g)].map((hit) => `${where!.trim()} ${hit[1]}`),
  );
  const colourful = rules.filter((rule) => !rule.endsWith("--quick"));
  expect(colourful).toEqual([...new Set(colourful)]);
  expect(sheet).not.toContain("prefers-color-scheme");
});

const tiles = readFileSync(join(import.meta.dirname, "../src/styles/tiles.css"), "utf8");

describe.each(LIGHTS)("tiles by %s", (light) => {
  it.each(tiles.split(/(?=:root)/).slice(1).map((block) => [block.slice(0, block.indexOf("{")).trim(), block]))("of %s carry black words", (_, block) => {
    const grounds = Object.entries(colours(block, light)).filter(([name]) => /^(day|night|zone|chalk)/.test(name) && !name.endsWith("rim"));
    expect(grounds.length).toBeGreaterThan(5);
    for (const [name, ground] of grounds) expect(contrast("#111111", ground), name).toBeGreaterThanOrEqual(4.5);
  });
});
