import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, ask } from "../src/api/client";
import { TableStream } from "../src/api/stream";
import { detailsOf, sentenceOf } from "../src/words/trouble";
import { LANGUAGES, words } from "../src/words/words.svelte";

afterEach(() => void vi.unstubAllGlobals());

async function failure(verb: string, answer: () => Response): Promise<unknown> {
  vi.stubGlobal("fetch", () => Promise.resolve().then(answer));
  return ask(verb, "/games").catch((problem: unknown) => problem);
}

const away = (): Response => {
  throw new TypeError("Failed to fetch");
};

describe("what went wrong", () => {
  it("is told in three languages at once before the page has any words", () => {
    expect(sentenceOf(new Error("x"))).toMatch(/answer.*отвечает.*odpowiada/);
  });

  it.each(LANGUAGES)("is a sentence of its own for every sort of failure, without codes (%s)", async (lang) => {
    await words.speak(lang);
    const problems = [
      await failure("GET", away),
      await failure("POST", away),
      await failure("GET", () => new Response("<h1>nginx</h1>", { status: 502 })),
      await failure("POST", () => new Response("", { status: 413 })),
      await failure("POST", () => new Response("", { status: 418 })),
      new TypeError("x is undefined"),
    ];
    const told = problems.map(sentenceOf);
    expect(new Set(told).size).toBe(told.length);
    for (const sentence of told) expect(sentence).not.toMatch(/_|\d|undefined|web-/);
    expect(problems.map(detailsOf)).toEqual(["unreachable", "unconfirmed", "http_502", "http_413", "http_418", "TypeError: x is undefined"]);
  });

  it("is told by the server where it has a sentence; its details are kept for those who ask", () => {
    const refusal = { code: "no_document", message: "There is no game.", lang: "en" as const, rule: null, params: { detail: "no title" } };
    const problem = new ApiError(422, refusal);
    expect([sentenceOf(problem), detailsOf(problem)]).toEqual(["There is no game.", "no_document: no title"]);
  });
});

describe("a lost line", () => {
  it("is tried again as soon as the network is back, and not after it was given up", () => {
    vi.useFakeTimers();
    const opened: { onerror: (() => void) | null }[] = [];
    class Line {
      onerror: (() => void) | null = null;
      constructor() {
        opened.push(this);
      }
      addEventListener(): void {}
      close(): void {}
    }
    vi.stubGlobal("EventSource", Line);
    const line = vi.fn();
    const stream = new TableStream("g", () => 0, { line } as never);
    stream.open();
    dispatchEvent(new Event("online"));
    expect(opened).toHaveLength(1);
    opened[0]!.onerror?.();
    expect(line).toHaveBeenLastCalledWith(false);
    dispatchEvent(new Event("online"));
    expect(opened).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(2);
    opened[1]!.onerror?.();
    stream.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(2);
    vi.useRealTimers();
  });
});
