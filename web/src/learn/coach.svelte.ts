/** What the lesson of a table says at the position the reader sees; which of its pages is open only the reader knows. */
import { api } from "../api/client";
import type { LessonTold } from "../api/types";
import { toasts } from "../stores/toasts.svelte";

export class Coach {
  told = $state.raw<LessonTold | null>(null);
  page = $state(0);
  #asked = "";

  constructor(readonly id: string) {}

  /** The table is at a row: ask what the lesson says there. A later question makes an earlier one void. */
  async listen(at: number, language: string): Promise<void> {
    const asked = `${at} ${language}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    try {
      const told = await api.lesson(this.id, at);
      if (this.#asked === asked) this.#hear(told);
    } catch (problem) {
      if (this.#asked === asked) this.#asked = "";
      toasts.error(problem);
    }
  }

  /** A new step begins with its first page; who has strayed and comes back is where he was. */
  #hear(told: LessonTold): void {
    if (told.step !== this.told?.step) this.page = 0;
    this.told = told;
  }

  /** What the open page points at. */
  get points(): readonly string[] {
    return this.#open?.points ?? [];
  }

  /** The hexes that the step points at or speaks of. */
  get places(): readonly string[] {
    return this.told?.places ?? [];
  }

  /** What it asks for; empty where nothing is to be done. */
  get asks(): string {
    return this.told?.where === "step" ? (this.#open?.text ?? "") : "";
  }

  get #open() {
    return this.told && this.told.where !== "watch" ? this.told.pages[this.page] : undefined;
  }
}
