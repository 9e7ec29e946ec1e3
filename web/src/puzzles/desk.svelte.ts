/** One puzzle before its reader: the board to think at, the answer, what the server says of it. Nothing is decided here. */
import { api } from "../api/client";
import type { Action, Full, PuzzleSolution, PuzzleVerdict, PuzzleView } from "../api/types";
import { Bench } from "../board";
import { toasts } from "../stores/toasts.svelte";
import { words } from "../words/words.svelte";
import { ownDay, rememberSolved, solvedPuzzles } from "./solved";

export class PuzzleDesk {
  puzzle = $state.raw<PuzzleView | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  /** What may come after this one, once it is solved or shown. */
  next = $state.raw<string | null>(null);
  readonly bench: Bench;

  /** What lies on the board: the position, or how it looks after a tile, with the runs that belong to it. */
  readonly shown = $derived(this.solution ?? this.verdict);
  readonly full = $derived.by(() => (this.puzzle ? this.#asTable(this.puzzle) : null));

  constructor(readonly id: string) {
    this.bench = new Bench(() => this.full, {
      play: (action) => this.#play(action),
      busy: () => this.busy,
      moment: () => `${this.id} ${words.lang}`,
      legalAt: () => Promise.resolve(this.puzzle?.menu ?? Promise.reject(new Error("no puzzle"))),
      routes: () => Promise.reject(new Error("that would be the solution")),
      judge: (_, runs) => {
        this.rethink();
        return api.puzzleRuns(this.id, runs);
      },
      symbols: () => api.puzzleSymbols(this.id),
      readonly: () => this.done,
      ruleHref: (rule) => `/rules/${this.puzzle?.title ?? ""}#${rule}`,
      fresh: () => ({ tiles: [], tokens: [], runs: this.done ? (this.shown?.runs ?? []) : [] }),
    });
  }

  /** The board shows what came of an answer; nothing can be drawn on it. */
  get done(): boolean {
    return this.solution !== null || (this.verdict !== null && this.verdict.runs.length > 0 && this.puzzle?.kind === "tile");
  }

  async load(): Promise<void> {
    try {
      this.puzzle = await api.puzzle(this.id);
    } catch (error) {
      this.problem = error;
    }
  }

  async answer(answer: unknown): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.verdict = await api.puzzleAnswer(this.id, answer);
      if (this.verdict.right) {
        rememberSolved(this.id);
        await this.#findNext();
      }
    } catch (error) {
      toasts.error(error);
    } finally {
      this.busy = false;
    }
  }

  async solve(): Promise<void> {
    try {
      this.solution = await api.puzzleSolution(this.id);
      await this.#findNext();
    } catch (error) {
      toasts.error(error);
    }
  }

  /** Another answer is being made: what was said of the last one does not hold for it. */
  rethink(): void {
    if (!this.done) this.verdict = null;
  }

  /** The next one that is not solved: of this title and question if there is one, otherwise any. */
  async #findNext(): Promise<void> {
    const solved = solvedPuzzles();
    const all = (await api.puzzles(ownDay())).puzzles;
    const here = all.findIndex((one) => one.id === this.id);
    const open = [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))].filter((one) => !solved.has(one.id));
    const alike = open.find((one) => one.title === this.puzzle?.title && one.kind === this.puzzle.kind);
    this.next = (alike ?? open[0])?.id ?? null;
  }

  again(): void {
    this.verdict = null;
    this.solution = null;
    this.bench.cancel();
  }

  async #play(action: Action): Promise<boolean> {
    if (action.type === "run_trains") await this.answer({ runs: action["runs"] });
    else await this.answer({ hex: action["hex"], lay: action["lay"] });
    return this.verdict !== null;
  }

  /** The board knows tables; a puzzle is one at which nothing has happened yet and nobody is helped. */
  #asTable(puzzle: PuzzleView): Full {
    return {
      table: { id: `puzzle ${puzzle.id}`, title: puzzle.title, route_help: "none" },
      sheet: puzzle.sheet,
      ply: 0,
      at: 0,
      view: puzzle.view,
      drawings: this.done ? { ...puzzle.drawings, ...this.shown?.drawings } : puzzle.drawings,
      menu: puzzle.menu,
      can: { undo: false, redo: false },
      log: [],
      chat: [],
      requests: [],
    } as unknown as Full;
  }
}
