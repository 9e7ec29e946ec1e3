import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { amount } from "../src/words/numbers";
import { makeBundle, money } from "../src/words/words.svelte";

const LOCALES = join(import.meta.dirname, "../../src/tresham/text/locales");
const SOURCE = join(import.meta.dirname, "../src");
const FILES = { "web.ftl": "web-", "web-board.ftl": "board-", "web-cards.ftl": "card-", "web-news.ftl": "news-", "web-habits.ftl": "web-", "web-courses.ftl": "web-", "web-companion.ftl": "web-", "web-lobby.ftl": "lobby-", "web-rules.ftl": "web-", "web-lessons.ftl": "web-", "web-puzzles.ftl": "puzzle-page-" };
const LANGS = ["en", "ru", "pl"] as const;

const read = (lang: string, file: string) => readFileSync(join(LOCALES, lang, file), "utf8");
const ids = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((hit) => hit[1]!);
const source = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"))
  .join("\n");
const used = new Set([...source.matchAll(/["'`]((?:web|board|card|news|lobby|puzzle-page|ui|round|step|party)-[a-z0-9-]*[a-z0-9])["'`]/g)].map((hit) => hit[1]!));

describe.each(Object.entries(FILES))("the page's words in %s", (file, prefix) => {
  it("are the same in all languages", () => {
    for (const lang of LANGS) expect(ids(read(lang, file)).sort(), lang).toEqual(ids(read("en", file)).sort());
  });

  it("are all used, and begin alike", () => {
    const own = ids(read("en", file));
    expect(own.filter((id) => !id.startsWith(prefix))).toEqual([]);
    expect(own.filter((id) => !used.has(id))).toEqual([]);
  });
});

describe("what the page says", () => {
  it("stands in the catalogues", () => {
    const known = new Set([...Object.keys(FILES), "interface.ftl", "names.ftl"].flatMap((file) => ids(read("en", file))));
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(LANGS)("can be said in %s with nothing left out", (lang) => {
    const text = Object.keys(FILES).map((file) => read(lang, file));
    const bundle = makeBundle(lang, [...text, read(lang, "interface.ftl"), read(lang, "names.ftl")]);
    for (const id of text.flatMap(ids)) {
      const message = bundle.getMessage(id);
      const named = [...text.join("\n").matchAll(/\$([a-z_]+)/g)].map((hit) => [hit[1]!, 2]);
      const errors: Error[] = [];
      const said = bundle.formatPattern(message!.value!, Object.fromEntries(named), errors);
      expect(errors, id).toEqual([]);
      expect(said.trim(), id).not.toBe("");
    }
  });

  it("is said in a title's own words", () => {
    const pages = ["web.ftl", "interface.ftl", "names.ftl"].map((file) => read("en", file));
    const said = (own: string, id: string, facts = {}) => {
      const bundle = makeBundle("en", pages, own);
      return bundle.formatPattern(bundle.getMessage(id)!.value!, facts);
    };
    const own = "-president = director\nui-president = Director\n";
    expect([said("", "ui-president"), said(own, "ui-president")]).toEqual(["President", "Director"]);
    expect(said(own, "web-on-papers", { certs: 2, president: "yes" })).toBe("2 certificates, with the director's");
  });

  it("counts as each language does", () => {
    const counted = (lang: (typeof LANGS)[number], count: number) => {
      const bundle = makeBundle(lang, [read(lang, "web.ftl")]);
      return bundle.formatPattern(bundle.getMessage("web-click-hex")!.value!, { count });
    };
    expect(counted("ru", 21)).toContain("21 гекс:");
    expect(counted("ru", 3)).toContain("3 гекса");
    expect(counted("ru", 11)).toContain("11 гексов");
    expect(counted("pl", 4)).toContain("4 heksy");
    expect(counted("pl", 12)).toContain("12 heksów");
  });
});

describe("numbers", () => {
  it("are grouped as on the server", () => {
    expect([amount(999, "en"), amount(1100, "en"), amount(1234567, "en")]).toEqual(["999", "1,100", "1,234,567"]);
    expect([amount(1100, "pl"), amount(12000, "ru")]).toEqual(["1100", "12\u00a0000"]);
  });

  it("become sums of the title's money", () => {
    expect(money(100, "L.{}")).toBe("L.100");
    expect(money(-1600, "${}")).toBe("−$1,600");
  });
});
