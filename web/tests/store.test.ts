import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Full, Move } from "../src/api/types";
import { watching } from "../src/stores/watching.svelte";
import { TableStore } from "../src/stores/table.svelte";
import { toasts } from "../src/stores/toasts.svelte";

watching.pace = 0;

/** The server's side of a stream. */
class Line {
  static all: Line[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  #ears = new Map<string, (message: { data: string }) => void>();

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  addEventListener(event: string, hear: (message: { data: string }) => void): void {
    this.#ears.set(event, hear);
  }

  tell(event: string, data: unknown): void {
    if (!this.closed) this.#ears.get(event)?.({ data: JSON.stringify(data) });
  }

  close(): void {
    this.closed = true;
  }

  static get last(): Line {
    return Line.all.at(-1)!;
  }
}

const table = (ply: number) => ({ id: "g", title: "1849", status: "active", ply, acting: ["Ann"], seats: [{ name: "Ann", online: true }, { name: "Bob", online: false }], you: { seats: ["Ann"], owner: true, spectator: false }, branch_of: null });
const full = (ply: number, at = ply) =>
  ({ ply, at, table: table(ply), sheet: {}, view: { board: [], round: {} }, drawings: {}, menu: { seat: "Ann", actor: "@Ann", choices: [], refused: [] }, can: { undo: false, redo: true }, log: [], chat: [], requests: [] }) as unknown as Full;
const move = (ply: number) =>
  ({ ply, kind: "action", user: null, action: null, gone: [], back: [], lines: [{ ply, n: 0, kind: "passed", text: `move ${ply}`, big: false, at: 1 }], parts: {}, drawings: {}, table: { status: "active", acting: ["Ann"], round: null, result: null }, menu: null, can: { undo: true, redo: false } }) as unknown as Move;

let answers: ((url: string, verb: string) => { status: number; body: unknown } | undefined)[] = [];
let asked: string[] = [];

function server(url: string, init?: RequestInit): Promise<Response> {
  const verb = init?.method ?? "GET";
  asked.push(`${verb} ${url.split("?")[0]!.replace("/api/v1/games/g", "")}`);
  for (const answer of answers) {
    const given = answer(url, verb);
    if (given) return Promise.resolve(new Response(JSON.stringify(given.body), { status: given.status }));
  }
  throw new Error(`nobody answers ${verb} ${url}`);
}

const LATE = { error: { code: "stale", message: "Late.", lang: "en", rule: null, params: {} } };
const posted = (path: string) => asked.filter((one) => one === `POST ${path}`).length;
const says = (part: string, body: unknown, status = 200) => (url: string) => (url.includes(part) ? { status, body } : undefined);

beforeEach(() => {
  Line.all = [];
  answers = [];
  asked = [];
  toasts.list = [];
  vi.stubGlobal("EventSource", Line);
  vi.stubGlobal("fetch", server);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(ply = 3): Promise<TableStore> {
  answers.push((url) => (url.includes("/full") ? { status: 200, body: full(ply, Number(new URL(url, "http://x").searchParams.get("at") ?? ply)) } : undefined));
  const store = new TableStore("g");
  await store.open(null);
  return store;
}

describe("a move", () => {
  it("is over when the stream has brought it", async () => {
    const store = await opened();
    answers.unshift(says("/actions", { ply: 4 }));
    const played = store.play({ type: "pass", by: "@Ann" });
    await vi.advanceTimersByTimeAsync(10);
    expect(store.busy).toBe(true);
    Line.last.tell("move", move(4));
    expect(await played).toBe(true);
    expect([store.busy, store.ply, store.log.at(-1)?.text]).toEqual([false, 4, "move 4"]);
  });

  it("is fetched when the stream stays silent", async () => {
    const store = await opened();
    answers.unshift(says("/actions", { ply: 4 }));
    const played = store.play({ type: "pass", by: "@Ann" });
    answers.unshift(says("/full", full(4)));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await played).toBe(true);
    expect(store.ply).toBe(4);
  });

  it("is not sent twice", async () => {
    const store = await opened();
    answers.unshift(says("/actions", { ply: 4 }));
    void store.play({ type: "pass", by: "@Ann" });
    expect(await store.play({ type: "pass", by: "@Ann" })).toBe(false);
    expect(posted("/actions")).toBe(1);
  });

  it("tells why it was refused, and by which rule", async () => {
    const store = await opened();
    const rule = { title: "1849", id: "1849-8.2", url: "" };
    answers.unshift(says("/actions", { error: { code: "bid_too_low", message: "Too low.", lang: "en", rule, params: {} } }, 422));
    expect(await store.play({ type: "bid", by: "@Ann" })).toBe(false);
    expect(toasts.list.at(-1)).toMatchObject({ text: "Too low.", details: "bid_too_low", rule: { id: "1849-8.2", href: "/rules/1849#1849-8.2" } });
    expect(store.busy).toBe(false);
  });

  it("that comes late brings the page up to date", async () => {
    const store = await opened();
    answers.unshift(says("/actions", LATE, 409), says("/full", { ...full(5), view: { board: [], round: { bank: 7 } } }));
    expect(await store.play({ type: "pass", by: "@Ann" })).toBe(false);
    expect([store.ply, toasts.list.at(-1)?.text]).toEqual([5, "Late."]);
    expect(posted("/actions")).toBe(1);
  });

  it("that comes late although nothing has changed on the table is sent again", async () => {
    const store = await opened();
    let late = true;
    answers.unshift(
      (url) => (url.includes("/actions") ? { status: late ? 409 : 200, body: late ? LATE : { ply: 5 } } : undefined),
      (url) => (url.includes("/full") ? ((late = false), { status: 200, body: full(4) }) : undefined),
    );
    const played = store.play({ type: "pass", by: "@Ann" });
    await vi.advanceTimersByTimeAsync(10);
    Line.last.tell("move", move(5));
    expect(await played).toBe(true);
    expect([posted("/actions"), toasts.list]).toEqual([2, []]);
  });

  it("that is taken back late is not taken back twice", async () => {
    const store = await opened();
    answers.unshift(says("/undo", LATE, 409), says("/full", full(4)));
    expect(await store.undo()).toBe(false);
    expect([store.ply, posted("/undo")]).toEqual([4, 1]);
  });

  it("by which somebody agrees to end the game leaves alone what others have half chosen", async () => {
    const store = await opened();
    const before = store.moment;
    Line.last.tell("move", { ...move(4), parts: { round: { agreed: ["Bob"] } } });
    expect([store.ply, store.moment]).toEqual([4, before]);
    Line.last.tell("move", { ...move(5), parts: { round: { agreed: ["Bob"], bank: 7 } } });
    expect(store.moment).not.toBe(before);
    await store.look(1);
    expect(store.moment).toBe("then 1");
  });

  it("that others must agree to does not wait", async () => {
    const store = await opened();
    answers.unshift(says("/undo", { request: 1 }, 202));
    expect(await store.undo()).toBe(true);
    expect(store.ply).toBe(3);
  });
});

describe("what has not changed", () => {
  it("stays the very object on the page, whatever else a move or a new look brings", async () => {
    const store = await opened();
    const { view, sheet, table } = store;
    Line.last.tell("move", { ...move(4), parts: { round: {} } });
    expect([store.view === view, store.sheet === sheet, store.table?.you === table?.you]).toEqual([true, true, true]);
    await store.look(1);
    expect([store.view === view, store.full?.sheet === sheet]).toEqual([true, true]);
  });

  it("does not hold for a menu: what is picked is a choice of this very moment", async () => {
    const store = await opened();
    const menu = store.menu;
    Line.last.tell("move", { ...move(4), menu: structuredClone(menu) });
    expect(store.menu).toEqual(menu);
    expect(store.menu).not.toBe(menu);
  });
});

describe("the line", () => {
  it("resumes where it broke off", async () => {
    const store = await opened();
    Line.last.tell("move", move(4));
    Line.last.onerror?.();
    expect([store.online, Line.all[0]?.closed]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(600);
    expect(Line.all).toHaveLength(2);
    expect(Line.last.url).toContain("since=4");
    Line.last.onopen?.();
    expect(store.online).toBe(true);
  });

  it("is not opened again by somebody who has left", async () => {
    const store = await opened();
    Line.last.onerror?.();
    store.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(1);
  });

  it("that lost a move makes the page ask for everything", async () => {
    const store = await opened();
    answers.unshift(says("/full", full(6)));
    Line.last.tell("move", move(6));
    await vi.advanceTimersByTimeAsync(1);
    expect(store.ply).toBe(6);
  });

  it("brings chat, requests and who is here", async () => {
    const store = await opened();
    Line.last.tell("chat", { n: 1, by: "@Bob", text: "hello", at: 1 });
    Line.last.tell("chat", { n: 1, by: "@Bob", text: "hello", at: 1 });
    Line.last.tell("request", [{ n: 1, kind: "undo", by: "Bob", to: 1, waits_for: ["Ann"] }]);
    Line.last.tell("presence", { online: ["Bob"], watching: 2 });
    expect([store.chat.length, store.requests.length, store.table?.watching]).toEqual([1, 1, 2]);
    expect(store.table?.seats.map((seat) => seat.online)).toEqual([false, true]);
  });
});

describe("a late answer", () => {
  it("hides neither words nor moves that the stream brought meanwhile", async () => {
    const store = await opened();
    let late = true;
    answers.unshift((url) => {
      if (!url.includes("/full")) return undefined;
      if (!late) return { status: 200, body: full(4) };
      late = false;
      Line.last.tell("chat", { n: 1, by: "@Bob", text: "Good luck!", at: 1 });
      Line.last.tell("move", move(4));
      return { status: 200, body: full(3) };
    });
    await store.reload();
    expect([store.ply, store.chat.map((line) => line.text)]).toEqual([4, ["Good luck!"]]);
  });
});

describe("a table that is gone", () => {
  it("says so and does not knock again", async () => {
    const store = await opened();
    answers.unshift(says("/full", { error: { code: "no_such_table", message: "There is no such table.", lang: "en", rule: null, params: {} } }, 404));
    Line.last.tell("gone", { game: "g" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([store.live, store.problem?.status, store.problem?.message]).toEqual([null, 404, "There is no such table."]);
    expect([Line.all.length, Line.last.closed]).toEqual([1, true]);
  });
});

describe("looking back", () => {
  it("shows the past, has no menu, and leaves the present alone", async () => {
    const store = await opened();
    await store.look(1);
    expect([store.mode, store.at, store.ply, store.menu]).toEqual(["history", 1, 3, null]);
    Line.last.tell("move", move(4));
    expect([store.at, store.ply]).toEqual([1, 4]);
    await store.look(null);
    expect([store.mode, store.at]).toEqual(["live", 4]);
  });

  it("goes where the reader looked last, whichever answer comes first", async () => {
    const store = await opened();
    const early = store.look(1);
    await store.look(null);
    await early;
    expect(store.mode).toBe("live");
  });

  /** Somebody at a table of so many moves, who may want to step through them. */
  async function stepping(ply: number): Promise<TableStore> {
    const store = await opened(ply);
    const rows = Array.from({ length: ply }, (_, n) => ({ ply: n + 1, kind: "action", action: null, user: null, by: "@Ann", at: 1, round: null, undone: false }));
    answers.unshift(says("/history", rows));
    await store.history.tell();
    asked = [];
    return store;
  }

  const positions = () => asked.filter((one) => one === "GET /full").length;

  it("has the next step here before it is made", async () => {
    const store = await stepping(9);
    await store.look(8);
    await vi.advanceTimersByTimeAsync(1);
    expect([store.at, positions()]).toEqual([8, 2]);
    answers.unshift((url) => (url.includes("at=6") ? undefined : says("/full", LATE, 500)(url)));
    await store.look(7);
    expect([store.at, store.past?.at, toasts.list]).toEqual([7, 7, []]);
  });

  it("looks ahead in the direction in which somebody goes, one step and no further than the present", async () => {
    const store = await stepping(9);
    await store.look(5);
    await vi.advanceTimersByTimeAsync(1);
    await store.look(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(positions()).toBe(3);
    await store.look(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(positions()).toBe(4);
    await store.look(8);
    await vi.advanceTimersByTimeAsync(1);
    expect(positions()).toBe(5);
  });

  it("asks for nothing while somebody only plays", async () => {
    const store = await stepping(9);
    Line.last.tell("move", move(10));
    await vi.advanceTimersByTimeAsync(1000);
    expect([store.ply, asked]).toEqual([10, []]);
  });

  it("passes over what was taken back meanwhile", async () => {
    const store = await stepping(9);
    await store.look(8);
    Line.last.tell("move", { ...move(10), kind: "undo", gone: [7, 8, 9], table: { status: "active", acting: ["Ann"], round: {}, result: null } });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.history.steps.at(-1)).toBe(6);
    const before = positions();
    await store.look(6);
    await vi.advanceTimersByTimeAsync(1);
    expect([store.at, store.ply, positions()]).toEqual([6, 10, before + 2]);
  });

  it("asks again for a step that could not be had ahead", async () => {
    const store = await stepping(9);
    answers.unshift((url) => (url.includes("at=7") ? says("/full", LATE, 500)(url) : undefined));
    await store.look(8);
    await vi.advanceTimersByTimeAsync(1);
    expect(toasts.list).toEqual([]);
    answers.shift();
    await store.look(7);
    expect([store.at, toasts.list]).toEqual([7, []]);
  });

  it("is told anew in another language", async () => {
    const store = await stepping(9);
    await store.look(8);
    await vi.advanceTimersByTimeAsync(1);
    answers.unshift((url) => (url.includes("at=8") ? { status: 200, body: { ...full(9, 8), log: move(8).lines } } : undefined));
    await store.retell();
    expect(store.log.map((line) => line.text)).toEqual(["move 8"]);
  });

  it("knows a branch and whose turn it is", async () => {
    const store = await opened();
    expect(store.turn).toBe(true);
    Line.last.tell("full", { ...full(3), table: { ...table(3), branch_of: { game: "x", ply: 2 }, you: { seats: ["Bob"] } } });
    expect([store.mode, store.turn]).toEqual(["branch", false]);
  });
});
