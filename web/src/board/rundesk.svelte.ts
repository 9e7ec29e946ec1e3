/** The runs of the corporation whose turn it is: the best ones, or those that the player draws stop by stop. */
import type { Action, RoutesView, StepView, TrainView } from "../api/types";
import type { Bench } from "./bench.svelte";
import { distance, type Point, stopPlace } from "./geometry";
import { type DrawnRun, type Trouble, troubleOf } from "./types";

const PATIENCE = 150;
/** Milliseconds after the last click before the server is asked. */

/** A run after a click on a stop: it begins there, grows to it, or ends at it. */
export function clicked(stops: string[], stop: string, atStart: boolean): string[] {
  const place = stops.indexOf(stop);
  if (place < 0) return atStart ? [stop, ...stops] : [...stops, stop];
  if (place === 0) return stops.slice(1);
  if (place === stops.length - 1) return stops.slice(0, -1);
  return place * 2 < stops.length - 1 ? stops.slice(place) : stops.slice(0, place + 1);
}

function isRunning(step: StepView): boolean {
  return step.name === "run" && step.state === "now";
}

export class RunDesk {
  readonly #bench: Bench;
  #key = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  best = $state.raw<RoutesView | null>(null);
  #draft = $state.raw<DrawnRun[] | null>(null);
  judged = $state.raw<RoutesView | null>(null);
  /** The drawing that was judged: what is drawn meanwhile must not be sent as it was before. */
  #judgedDraft = $state.raw<DrawnRun[] | null>(null);
  /** The train that clicks on stops are for. */
  #train = $state<number | null>(null);
  waiting = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** The step of running trains is shown on the map; otherwise clicks mean something else. */
  readonly choice = $derived.by(() => this.#bench.menu?.choices.find((one) => one.kind === "run_trains") ?? null);
  /** Without help the menu names no runs, and the player draws them all. */
  readonly unaided = $derived.by(
    () => !this.choice && !!this.#bench.menu && this.#bench.view?.round.steps.some(isRunning) === true,
  );
  readonly corp = $derived.by(() => this.choice?.action.by ?? (this.unaided ? (this.#bench.menu?.actor ?? "") : ""));
  readonly open = $derived(this.corp !== "");
  readonly trains = $derived.by<TrainView[]>(
    () => this.#bench.view?.corporations.find((one) => one.symbol === this.corp)?.trains ?? [],
  );
  /** Runs are being drawn by hand. */
  readonly drawing = $derived(this.#draft !== null);
  readonly shown = $derived(this.open ? (this.drawing ? this.judged : this.best) : null);
  readonly train = $derived(this.trains.find((one) => one.number === this.#train)?.number ?? this.trains[0]?.number);
  /** What "Run" sends: the drawn runs, if they are legal, or the best ones. */
  readonly action = $derived<Action | null>(
    this.drawing ? (this.#judgedDraft === this.#draft ? (this.judged?.action ?? null) : null) : (this.best?.action ?? this.choice?.action ?? null),
  );
  readonly revenue = $derived(this.shown?.revenue ?? (this.drawing ? null : (this.choice?.gain ?? null)));

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /** The stops of a train as they are drawn now. */
  stopsOf(train: number): string[] {
    return this.#runs().find((run) => run.train === train)?.stops ?? [];
  }

  /** Ask for the best runs when the step opens; call it whenever the position may have changed. */
  follow(): void {
    const key = this.open ? `${this.corp} ${this.#bench.lender.moment()}` : "";
    if (key === this.#key) return;
    this.#key = key;
    this.reset();
    this.best = null;
    if (this.unaided) this.clear();
    else if (key) void this.#load(key);
  }

  async #load(key: string): Promise<void> {
    this.waiting = true;
    try {
      const best = await this.#bench.lender.routes(this.corp);
      if (key === this.#key) this.best = best;
    } catch (error) {
      if (key === this.#key) this.trouble = troubleOf(error);
    } finally {
      this.waiting = false;
    }
  }

  select(train: number): void {
    this.#train = train;
  }

  /** Back to the best runs; without help, to none. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#draft = this.unaided ? [] : null;
    this.judged = null;
    this.trouble = null;
    this.#train = null;
  }

  /** Draw from the beginning. */
  clear(): void {
    this.#draft = [];
    void this.#judge(null);
  }

  /** A stop is clicked for the selected train. */
  click(stop: string): void {
    const train = this.train;
    if (!this.open || train === undefined) return;
    const before = this.#runs();
    const stops = this.stopsOf(train);
    const atStart = this.#nearerToStart(stops, stop);
    this.#draft = changed(before, train, clicked(stops, stop, atStart));
    const otherwise = stops.includes(stop) ? null : changed(before, train, clicked(stops, stop, !atStart));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#judge(otherwise), PATIENCE);
  }

  #runs(): DrawnRun[] {
    return this.#draft ?? (this.best?.runs ?? []).map((run) => ({ train: Number(run.train), stops: run.stops }));
  }

  #nearerToStart(stops: string[], stop: string): boolean {
    const [first, last] = [stops[0], stops.at(-1)];
    if (stops.length < 2 || !first || !last) return false;
    return distance(this.#place(first), this.#place(stop)) < distance(this.#place(last), this.#place(stop));
  }

  #place(stop: string): Point {
    return this.#bench.places.get(stopPlace(stop).hex) ?? { x: 0, y: 0 };
  }

  /** The server judges the drawing; a stop that cannot be reached from the nearer end is tried at the other one. */
  async #judge(otherwise: DrawnRun[] | null): Promise<void> {
    const draft = this.#draft;
    if (!draft) return;
    this.waiting = true;
    this.trouble = null;
    try {
      let judged = await this.#ask(draft);
      if (judged.problems.length && otherwise) {
        const second = await this.#ask(otherwise);
        if (draft === this.#draft && second.problems.length < judged.problems.length) {
          this.#draft = this.#judgedDraft = otherwise;
          this.judged = second;
          return;
        }
      }
      if (draft === this.#draft) [this.judged, this.#judgedDraft] = [judged, draft];
    } catch (error) {
      if (draft === this.#draft) this.trouble = troubleOf(error);
    } finally {
      this.waiting = false;
    }
  }

  #ask(draft: DrawnRun[]): Promise<RoutesView> {
    return this.#bench.lender.judge(
      this.corp,
      draft.filter((run) => run.stops.length > 1),
    );
  }
}

function changed(runs: DrawnRun[], train: number, stops: string[]): DrawnRun[] {
  const others = runs.filter((run) => run.train !== train);
  return stops.length ? [...others, { train, stops }] : others;
}
