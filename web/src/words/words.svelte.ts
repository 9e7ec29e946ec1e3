/** The page's own words, from the catalogues that the server speaks with; sentences about the game come ready from it. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { manners } from "../api/client";
import type { Lang } from "../api/types";
import { amount } from "./numbers";
import { recalled, remember } from "../lib/keeping";

export const LANGUAGES: readonly Lang[] = ["en", "ru", "pl"];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: "English", ru: "Русский", pl: "Polski" };

const PAGES = import.meta.glob<string>("../../../src/tresham/text/locales/*/{web,web-board,web-cards,web-news,web-lessons,web-habits,web-courses,web-companion,web-lobby,web-rules,web-puzzles,interface,names,hints,report}.ftl", {
  query: "?raw",
  import: "default",
});
const STORED = "tresham.lang";

class Words {
  lang = $state<Lang>("en");
  ready = $state(false);
  #bundle = $state.raw<FluentBundle | null>(null);
  #texts: string[] = [];

  /** What the reader chose before, or what the browser prefers among our languages. */
  guess(): Lang {
    const wishes = [recalled(STORED) ?? "", ...navigator.languages];
    const known = wishes.map((tag) => tag.slice(0, 2).toLowerCase()) as Lang[];
    return known.find((tag) => LANGUAGES.includes(tag)) ?? "en";
  }

  async speak(lang: Lang): Promise<void> {
    const texts = await Promise.all(
      Object.entries(PAGES)
        .filter(([path]) => path.includes(`/locales/${lang}/`))
        .map(([, load]) => load()),
    );
    this.#texts = texts;
    this.#bundle = makeBundle(lang, texts);
    this.lang = lang;
    this.ready = true;
    manners.lang = lang;
    remember(STORED, lang);
    document.documentElement.lang = lang;
  }

  /** Speak of things as a title calls them, which is a director where others have a president; of none, as all do. */
  adopt(own = ""): void {
    if (this.ready) this.#bundle = makeBundle(this.lang, this.#texts, own);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) return id;
    return this.#bundle.formatPattern(message.value, facts, []);
  }
}

export function makeBundle(lang: Lang, texts: string[], own = ""): FluentBundle {
  const functions = { MONEY: ([sum]: FluentVariable[]) => String(sum instanceof FluentNumber ? sum.value : sum) };
  const bundle = new FluentBundle(lang, { useIsolating: false, functions });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundle.addResource(new FluentResource(own), { allowOverrides: true });
  return bundle;
}

export const words = new Words();

/** A message of the page in the reader's language. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  return words.say(id, facts);
}

/** A sum as it is written on the title's notes: `currency` is the sheet's, such as `${}` or `L.{}`. */
export function money(sum: number, currency: string): string {
  return (sum < 0 ? "−" : "") + currency.replace("{}", amount(Math.abs(sum), words.lang));
}

/** A party of the wire as people call it: `@Ann` is Ann, `pool` the pool. */
export function party(name: string): string {
  if (name.startsWith("@")) return name.slice(1);
  return words.has(`party-${name}`) ? t(`party-${name}`) : name;
}

/** A moment, as short as it can be told. */
export function moment(seconds: number): string {
  const then = new Date(seconds * 1000);
  const today = new Date().toDateString() === then.toDateString();
  const form: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(words.lang, form).format(then);
}

/** A day. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(words.lang, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}
