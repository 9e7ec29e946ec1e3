/** What the player is about to do on the map. The menu says what may be done; this remembers what is picked of it. */
import type { Action, Afterwards, ChoiceView, CourseView, RestView, RunView } from "../api/types";
import {
  bestOf,
  type Flow,
  hexOf,
  type Lay,
  leading,
  type Piece,
  type Refused,
  refusedAt,
  type Spot,
  spotsOf,
  tilesOf,
  turnsOf,
} from "./lays";
import { RunDesk } from "./rundesk.svelte";
import { install } from "./symbols";
import { type Lender, type Source, type Trouble, troubleOf } from "./types";

interface Picked {
  hex: string;
  moment: string;
  flow: string;
  tile: string;
  rotation: number;
  piece: number;
  /** The side of the hex that was pointed at. */
  side: number | null;
}

export class Bench {
  readonly lender: Lender;
  readonly runs: RunDesk;
  readonly #source: Source;

  #picked = $state.raw<Picked | null>(null);
  #asked = $state.raw<{ hex: string; moment: string; lays: Refused[] } | null>(null);
  #foretold = $state.raw<({ choice: ChoiceView } & Afterwards) | null>(null);
  #glimpsed = $state.raw<Lay | null>(null);
  #asking = "";
  #fetching = false;
  /** The symbol sheet is in the document. */
  drawn = $state(false);
  /** Why a question was not answered. */
  trouble = $state.raw<Trouble | null>(null);

  readonly full = $derived.by(() => this.#source());
  readonly sheet = $derived(this.full?.sheet ?? null);
  readonly view = $derived(this.full?.view ?? null);
  readonly menu = $derived.by(() => (this.full && !this.lender.readonly() ? this.full.menu : null));
  readonly places = $derived(new Map((this.sheet?.hexes ?? []).map((hex) => [hex.name, hex])));
  readonly hexViews = $derived(new Map((this.view?.board ?? []).map((hex) => [hex.name, hex])));
  /** What can be done on the map, by hex. */
  readonly spots = $derived(spotsOf(this.menu));
  /** What can be chosen on the market, by cell. */
  readonly pars = $derived(this.#parChoices());

  /** A pick lasts until something changes on the table. */
  readonly #present = $derived.by(() => (this.#picked?.moment === this.lender.moment() ? this.#picked : null));
  readonly hex = $derived(this.#present?.hex ?? null);
  readonly spot = $derived<Spot | null>((this.hex && this.spots.get(this.hex)) || null);
  readonly flow = $derived<Flow | null>(this.spot?.flows.find((one) => one.key === this.#present?.flow) ?? null);
  readonly lay = $derived<Lay | null>(this.#pickedLay());
  readonly piece = $derived<Piece | null>((!this.flow && this.spot?.pieces[this.#present?.piece ?? -1]) || null);
  /** The tile on the map: the picked one, or another that the mouse just points at in the strip. */
  readonly ghost = $derived<Lay | null>(this.lay && (this.flow?.lays.find((lay) => lay === this.#glimpsed) ?? this.lay));
  /** What the tick would do. */
  readonly choice = $derived<ChoiceView | null>(this.lay?.choice ?? this.piece?.choice ?? null);
  /** What the rest of the turn would bring after it, once the server has told; null where there is none. */
  readonly rest = $derived.by<RestView | null | undefined>(() => (this.#foretold?.choice === this.choice ? this.#foretold.rest : undefined));
  /** What later parts of the turn would offer after it. */
  readonly courses = $derived.by<CourseView[]>(() => (this.#foretold?.choice === this.choice ? (this.#foretold?.courses ?? []) : []));
  /** Tiles refused on the picked hex, once the server has told. */
  readonly refused = $derived.by<Refused[]>(() =>
    this.#asked && this.#asked.hex === this.hex && this.#asked.moment === this.lender.moment() ? this.#asked.lays : [],
  );

  constructor(source: Source, lender: Lender) {
    this.#source = source;
    this.lender = lender;
    this.runs = new RunDesk(this);
  }

  /** The move that led to the position of the past that is shown: its hex, and its runs once they have come. */
  readonly then = $derived.by(() => this.lender.then?.() ?? null);
  readonly thenHex = $derived(typeof this.then?.["hex"] === "string" ? this.places.get(this.then["hex"]) : undefined);
  thenRuns = $state.raw<RunView[]>([]);

  async followThen(): Promise<void> {
    const run = this.then;
    this.thenRuns = [];
    if (run?.type !== "run_trains" || !this.lender.ranThen) return;
    try {
      const { runs } = await this.lender.ranThen(run);
      if (this.then === run) this.thenRuns = runs;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** Ask what the rest of the turn would bring after what is picked. */
  async foretell(): Promise<void> {
    const choice = this.choice;
    if (!choice || choice.field || this.busy || !this.menu?.rest || !this.lender.afterwards) return;
    try {
      const afterwards = await this.lender.afterwards(choice.action);
      if (this.choice === choice) this.#foretold = { choice, ...afterwards };
    } catch (error) {
      if (this.choice !== choice) return;
      this.#foretold = { choice, rest: null, courses: [] };
      this.trouble = troubleOf(error);
    }
  }

  /** Waiting for the server. */
  get busy(): boolean {
    return this.lender.busy();
  }

  /** Bring the symbol sheet of the title into the document, once. */
  async fetchSymbols(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      install(await this.lender.symbols());
      this.drawn = true;
    } catch (error) {
      this.#fetching = false;
      this.trouble = troubleOf(error);
    }
  }

  #pickedLay(): Lay | null {
    const { tile, rotation } = this.#present ?? { tile: "", rotation: 0 };
    return this.flow?.lays.find((lay) => lay.tile === tile && lay.rotation === rotation) ?? null;
  }

  #parChoices(): Map<string, ChoiceView[]> {
    const found = new Map<string, ChoiceView[]>();
    for (const choice of this.menu?.choices ?? []) {
      const cell = choice.about["cell"] ?? choice.action["cell"];
      if (choice.group !== "par" || typeof cell !== "string") continue;
      found.set(cell, [...(found.get(cell) ?? []), choice]);
    }
    return found;
  }

  /** Point at a hex: the best lay appears, of those that lead to the side that was pointed at; or the first place for a
      token, or only the words of the hex. */
  pick(hex: string, stop?: number, side: number | null = null): void {
    const spot = this.spots.get(hex);
    const flow = spot?.flows[0];
    const best = leading(flow, side);
    const piece = Math.max(0, spot?.pieces.findIndex((one) => one.stop === stop) ?? 0);
    this.trouble = null;
    this.#picked = {
      hex,
      moment: this.lender.moment(),
      flow: flow?.key ?? "",
      tile: best?.tile ?? "",
      rotation: best?.rotation ?? 0,
      piece,
      side,
    };
    if (this.menu) void this.#askWhyNot(hex);
    const only = !flow && spot?.pieces.length === 1 ? spot.pieces[0] : null;
    if (only && !only.choice.field && this.lender.confirm?.() === false) void this.commit();
  }

  cancel(): void {
    this.#picked = null;
    this.trouble = null;
  }

  /** Another sort of lay on the same hex, or, without a sort, its tokens. */
  chooseFlow(key: string): void {
    const best = leading(this.spot?.flows.find((one) => one.key === key), this.#present?.side ?? null);
    this.#change({ flow: key, tile: best?.tile ?? "", rotation: best?.rotation ?? 0 });
  }

  choosePiece(piece: number): void {
    this.#change({ flow: "", piece });
  }

  /** Point at a token or marker that is chosen by its words; choosing it again does it. */
  pickPiece(choice: ChoiceView): void {
    if (this.choice?.action === choice.action) {
      void this.commit();
      return;
    }
    const hex = hexOf(choice);
    this.pick(hex);
    const piece = this.spots.get(hex)?.pieces.findIndex((one) => one.choice.action === choice.action) ?? -1;
    if (piece >= 0) this.choosePiece(piece);
  }

  chooseTile(tile: string): void {
    const lay = this.flow && bestOf(this.flow, tile);
    if (lay) this.#change({ tile, rotation: lay.rotation });
  }

  /** The next tile of the strip. */
  nextTile(by = 1): void {
    if (!this.flow) return;
    const tiles = tilesOf(this.flow);
    const next = tiles[(tiles.indexOf(this.lay?.tile ?? "") + by + tiles.length) % tiles.length];
    if (next !== undefined) this.chooseTile(next);
  }

  /** Turn the tile to the next way in which it may lie. */
  turn(by: number): void {
    if (!this.flow || !this.lay) return;
    const turns = turnsOf(this.flow, this.lay.tile);
    const next = turns[(turns.indexOf(this.lay) + by + turns.length) % turns.length];
    if (next) this.#change({ rotation: next.rotation });
  }

  /** Go on through all ways to lay a tile there: every turn of one tile, then the next tile. */
  through(by: number): void {
    if (!this.flow || !this.lay) return;
    const flow = this.flow;
    const ways = tilesOf(flow).flatMap((tile) => turnsOf(flow, tile));
    const next = ways[(ways.indexOf(this.lay) + by + ways.length) % ways.length];
    if (next) this.#change({ tile: next.tile, rotation: next.rotation });
  }

  /** The mouse points at a way to lay, or no more at any. */
  glimpse(lay: Lay | null): void {
    this.#glimpsed = lay;
  }

  /** A way to lay is pressed: what is seen on the map is laid, anything else is shown there first. */
  async press(lay: Lay): Promise<void> {
    if (this.ghost === lay) await this.act(lay.choice);
    else this.#change({ tile: lay.tile, rotation: lay.rotation });
  }

  turnTo(rotation: number): void {
    this.#change({ rotation });
  }

  async commit(): Promise<boolean> {
    return this.choice !== null && (await this.act(this.choice));
  }

  act(choice: ChoiceView): Promise<boolean> {
    return this.play(choice.action);
  }

  /** Was it accepted? */
  async play(action: Action): Promise<boolean> {
    this.trouble = null;
    const done = await this.lender.play(action);
    if (done) this.#picked = null;
    return done;
  }

  #change(change: Partial<Picked>): void {
    if (this.#present) this.#picked = { ...this.#present, ...change };
  }

  async #askWhyNot(hex: string): Promise<void> {
    const moment = this.lender.moment();
    if (this.#asking === `${hex} ${moment}`) return;
    this.#asking = `${hex} ${moment}`;
    try {
      const menu = await this.lender.legalAt(hex);
      this.#asked = { hex, moment, lays: refusedAt(menu, hex) };
    } catch (error) {
      this.#asking = "";
      this.trouble = troubleOf(error);
    }
  }
}
