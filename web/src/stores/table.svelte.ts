/** One table as the page holds it: what the server told, and where the reader looks. Nothing is decided here. */
import { ApiError, api } from "../api/client";
import { TableStream } from "../api/stream";
import type { Action, Full, Move, Table } from "../api/types";
import { sharing } from "../lib/sharing";
import { me } from "./session.svelte";
import { Arrivals } from "./arrivals";
import { History } from "./history.svelte";
import { withPresence } from "./lobby.svelte";
import { watching } from "./watching.svelte";
import { mergeChat, mergeMove, samePosition } from "./merge";
import { Moves } from "./moves.svelte";
import { News } from "./news.svelte";
import { Pacer } from "./pacer";
import { words } from "../words/words.svelte";
import { ruleHref, toasts } from "./toasts.svelte";

export type Mode = "live" | "history" | "branch";

/** How long a move may stay unheard before the page asks for the whole table. */
const OVERDUE = 2_500;
/** So often an overtaken answer is asked for again. */
const MOST_ASKED = 4;

export class TableStore {
  /** The table as it stands now. */
  live = $state.raw<Full | null>(null);
  /** The line to the server is open. */
  online = $state(true);
  problem = $state.raw<ApiError | null>(null);
  /** The lines of the last moves of others, for screen readers. */
  heard = $state("");
  /** How often others have changed the table, as far as this page has seen. */
  others = $state(0);
  /** So many moves are here and not yet shown. */
  waiting = $state(0);
  readonly news: News;
  readonly history: History;
  readonly #pacer = new Pacer<Move>(
    () => watching.pace,
    (move) => this.#merge(move),
    (waiting) => (this.waiting = waiting),
  );
  /** How many positions the table has had on this page. */
  positions = $state(0);
  #stream: TableStream;
  #arrivals = new Arrivals();
  readonly #moves: Moves = new Moves(this);

  /** The table as it stood, while the reader looks back. */
  readonly past: Full | null = $derived.by(() => this.history.past);
  readonly full: Full | null = $derived(this.past ?? this.live);
  readonly table = $derived(this.live?.table ?? null);
  readonly view = $derived(this.full?.view ?? null);
  readonly sheet = $derived(this.live?.sheet ?? null);
  /** What may be done now; nothing while looking back. */
  readonly menu = $derived(this.past ? null : (this.live?.menu ?? null));
  /** Is it the reader's turn? There may be a menu without it: some things may be done in the turns of others. */
  readonly turn: boolean = $derived(this.menu !== null && (this.table?.you.seats.includes(this.menu.seat) ?? false));
  /** Is there anything to take back or to restore? Not while looking back. */
  readonly can = $derived((!this.past && this.live?.can) || { undo: false, redo: false });
  readonly log = $derived(this.full?.log ?? []);
  readonly chat = $derived(this.live?.chat ?? []);
  readonly requests = $derived(this.live?.requests ?? []);
  readonly ply: number = $derived(this.live?.ply ?? 0);
  readonly at: number = $derived(this.past?.at ?? this.ply);
  /** What is half chosen stands as long as this stays the same: who only agrees to end the game disturbs nobody. */
  readonly moment = $derived(this.past ? `then ${this.past.at}` : `now ${this.positions}`);
  readonly mode: Mode = $derived(this.past ? "history" : this.table?.branch_of ? "branch" : "live");

  constructor(readonly id: string) {
    this.news = new News(id);
    this.history = new History(id, () => this.live);
    this.#stream = new TableStream(id, () => (this.live?.ply ?? 0) + this.#pacer.waiting, {
      full: (full) => this.#take(full),
      move: (move) => this.#pacer.take(move, this.#isOwn(move)),
      chat: (line) => this.#change((live) => ({ ...live, chat: mergeChat(live.chat, [line]) })),
      request: (requests) => this.#change((live) => ({ ...live, requests })),
      table: (table) => void this.#tableChanged(table),
      presence: (told) => this.#change((live) => ({ ...live, table: withPresence(live.table, told) })),
      gone: () => void this.#vanish(),
      line: (open) => (this.online = open),
    });
  }

  /** A move is under way. */
  get busy(): boolean {
    return this.#moves.busy;
  }

  /** The language in which it is told. */
  get language(): string {
    return words.lang;
  }

  async open(at: number | null): Promise<void> {
    await this.reload();
    if (!this.live) return;
    if (at !== null) await this.look(at);
    if (this.live.table.status !== "finished" || this.live.chat) this.#stream.open();
  }

  close(): void {
    this.#pacer.forget();
    this.#stream.close();
  }

  /** Whoever does not want to wait for the next attempt makes one now. */
  readonly reconnect = (): void => this.#stream.open();

  /** The server says in the reader's words why there is nothing more to see. */
  async #vanish(): Promise<void> {
    this.live = null;
    await this.look(null);
    await this.reload();
  }

  /** Everything anew: at the start, after a gap, in another language. */
  async reload(): Promise<void> {
    try {
      this.#take(await this.#whole());
      await this.history.retell();
    } catch (problem) {
      if (problem instanceof ApiError && !this.live) this.problem = problem;
      else toasts.error(problem);
    }
  }

  /** Everything as it is now: an answer that the stream has overtaken on its way is asked for again. */
  async #whole(): Promise<Full> {
    for (let asked = 1; ; asked++) {
      const full = await api.full(this.id);
      if (!this.live || full.ply >= this.live.ply || asked === MOST_ASKED) return full;
    }
  }

  /** In another language the stream must speak it too. */
  async retell(): Promise<void> {
    await this.reload();
    this.#stream.open();
  }

  /** The table after a ply; `null` or the last one is the present. */
  look(at: number | null): Promise<void> {
    return this.history.look(at);
  }

  /** Whoever does not want to watch sees at once how it stands. */
  readonly skip = (): void => this.#pacer.skip();

  /** One's own moves are shown at once; so are jumps in time. */
  #isOwn(move: Move): boolean {
    return move.kind !== "action" || (move.user !== null && move.user === me.user?.name);
  }

  play(...actions: Action[]): Promise<boolean> {
    return this.#moves.play(...actions);
  }

  finish(how: "run_pay" | "run_withhold" | "done"): Promise<boolean> {
    return this.#moves.finish(how);
  }

  /** What was done last, or all that came after a row. */
  undo(to?: number): Promise<boolean> {
    this.skip();
    return this.#moves.undo(to);
  }

  redo(): Promise<boolean> {
    this.skip();
    return this.#moves.redo();
  }

  answer(request: number, accept: boolean): Promise<boolean> {
    return this.#moves.answer(request, accept);
  }

  async say(text: string): Promise<boolean> {
    try {
      await api.chat(this.id, text);
      return true;
    } catch (problem) {
      toasts.error(problem);
      return false;
    }
  }

  ruleHref(rule: string): string {
    return ruleHref(this.table?.title ?? "", rule);
  }

  #take(full: Full): void {
    this.#pacer.forget();
    this.others++;
    if (full.ply !== this.live?.ply) this.history.tellAnew();
    this.#show({ ...full, chat: mergeChat(full.chat, this.live?.chat ?? []) });
  }

  #merge(move: Move): void {
    if (!this.live) return;
    const merged = mergeMove(this.live, move);
    if (merged === "known") return;
    if (merged === "missed") {
      void this.reload();
      return;
    }
    if (!this.#isOwn(move) || move.kind !== "action") this.others++;
    this.#show(merged);
    this.history.add(move);
    this.heard = move.lines.map((line) => line.text).join(" ");
    this.news.hear(move.lines);
  }

  #show(live: Full): void {
    // A menu is always new: what somebody has picked from it is known by the very choice.
    const shown = { ...sharing(this.live, { ...live, menu: null }), menu: live.menu };
    if (!samePosition(this.live?.view ?? null, shown.view)) this.positions++;
    this.live = shown;
    this.#arrivals.tell();
  }

  /** Waits until the stream has brought a ply; if it does not, the page asks for everything. */
  async arrival(ply: number): Promise<void> {
    if (!(await this.#arrivals.until(() => this.ply >= ply, OVERDUE))) await this.reload();
  }

  #change(how: (live: Full) => Full): void {
    if (this.live) this.live = sharing(this.live, how(this.live));
  }

  /** Seats or status changed: a start brings a new position, so everything is asked for again. */
  async #tableChanged(table: Table): Promise<void> {
    const before = this.live?.table.status;
    this.#change((live) => ({ ...live, table }));
    if (before !== table.status) await this.reload();
  }
}
