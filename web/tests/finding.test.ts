import { expect, test } from "vitest";
import { speaksOf } from "../src/lib/finding";

const RULE = "1830-TR.4 Поезда покупают по одному, в порядке карточек ([TR.1](#1830-TR.1)).";

test("all words must stand in it, wherever and in whatever form", () => {
  expect(speaksOf(RULE, "карточка поездов")).toBe(true);
  expect(speaksOf(RULE, "поезд президент")).toBe(false);
  expect(speaksOf(RULE, "  ")).toBe(true);
});

test("a rule is found by its number, and by no number that a link only leads to", () => {
  expect(speaksOf(RULE, "tr.4")).toBe(true);
  expect(speaksOf("see [there](#1830-TR.9)", "1830-TR.9")).toBe(false);
});
