/** What the words of a title mean, fetched once for each title and language. */
import { api } from "../api/client";
import type { Glossary, Lang } from "../api/types";
import { t, words } from "../words/words.svelte";
import { toasts } from "./toasts.svelte";

class Glossaries {
  #kept = $state.raw<Record<string, Glossary>>({});
  #asked = new Set<string>();

  /** What is known of a title by now; what is missing is asked for. */
  of(title: string): Glossary | null {
    const key = `${words.lang} ${title}`;
    return this.#kept[key] ?? null;
  }

  /** Without it cards tell less, and nothing else is lost: a failure is told quietly, and tried again with the next card. */
  async load(title: string): Promise<void> {
    const lang: Lang = words.lang;
    const key = `${lang} ${title}`;
    if (!title || this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const found = await api.glossary(title);
      this.#kept = { ...this.#kept, [key]: found };
    } catch {
      this.#asked.delete(key);
      toasts.show("plain", t("card-glossary-missed"));
    }
  }
}

export const glossaries = new Glossaries();
