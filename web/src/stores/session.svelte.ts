/** Who is reading, in which language and by which light. */
import { api, manners } from "../api/client";
import type { Lang, Session, Preferences, TitleCard, BotCard } from "../api/types";
import { LANGUAGES, t, words } from "../words/words.svelte";
import { recalled, remember } from "../lib/keeping";

export type Theme = "light" | "dark" | "auto";
const THEME = "tresham.theme";
const NAME = "tresham.name";
const CONFIRM = "tresham.confirm";

class Me {
  session = $state.raw<Session | null>(null);
  theme = $state<Theme>((recalled(THEME) as Theme | null) ?? "auto");
  chosenName = $state(recalled(NAME) ?? "");
  /** What is chosen on the map waits for a tick. */
  confirm = $state(recalled(CONFIRM) !== "no");

  get user() {
    return this.session?.user ?? null;
  }

  /** How the reader is called at a table: by the account, or as the one at this machine wishes. */
  get name(): string {
    return this.local ? this.chosenName.trim() || t("web-local-name") : (this.user?.name ?? "");
  }

  setName(name: string): void {
    this.chosenName = name;
    remember(NAME, name);
  }

  get local() {
    return this.session?.mode === "local";
  }

  async begin(): Promise<void> {
    this.shine();
    manners.lang = words.guess();
    const [session] = await Promise.all([api.session(), words.speak(manners.lang)]);
    this.take(session);
    if (this.user && !this.local) await this.recall();
  }

  take(session: Session): void {
    this.session = session;
    manners.csrf = session.csrf;
  }

  /** The settings of the account go before those of the browser. */
  async recall(): Promise<void> {
    const kept = await api.settings();
    if (kept.theme) this.setTheme(kept.theme, false);
    if (typeof kept.confirm === "boolean") this.setConfirm(kept.confirm, false);
    for (const tell of this.recalled) tell(kept);
    if (kept.lang && LANGUAGES.includes(kept.lang) && kept.lang !== words.lang) await words.speak(kept.lang);
  }

  async setLang(lang: Lang): Promise<void> {
    await words.speak(lang);
    shelf.forget();
    await this.keep({ lang });
  }

  /** What else somebody has chosen is kept by others. */
  readonly recalled: ((kept: Preferences) => void)[] = [];

  setTheme(theme: Theme, keep = true): void {
    this.theme = theme;
    remember(THEME, theme);
    this.shine();
    if (keep) void this.keep({ theme });
  }

  setConfirm(confirm: boolean, keep = true): void {
    this.confirm = confirm;
    remember(CONFIRM, confirm ? "yes" : "no");
    if (keep) void this.keep({ confirm });
  }

  shine(): void {
    const root = document.documentElement;
    if (this.theme === "auto") root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", this.theme);
  }

  async keep(change: Preferences): Promise<void> {
    if (!this.user || this.local) return;
    await api.saveSettings({ ...(await api.settings()), ...change });
  }
}

/** Titles and bots: they change with the language only, so they are fetched once for each. */
class Shelf {
  titles = $state.raw<TitleCard[]>([]);
  bots = $state.raw<BotCard[]>([]);
  #lang: Lang | null = null;

  async load(): Promise<void> {
    if (this.#lang === words.lang && this.titles.length) return;
    const lang = words.lang;
    [this.titles, this.bots] = await Promise.all([api.titles(), api.bots()]);
    this.#lang = lang;
  }

  forget(): void {
    this.#lang = null;
  }
}

export const me = new Me();
export const shelf = new Shelf();
