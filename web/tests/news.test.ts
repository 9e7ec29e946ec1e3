import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../src/api/client";
import type { Glossary, LogLine, Since } from "../src/api/types";
import { glossaries } from "../src/stores/glossary.svelte";
import { News } from "../src/stores/news.svelte";
import { toasts } from "../src/stores/toasts.svelte";

const gone = () => new ApiError(0, { code: "unreachable", message: "", lang: "en", rule: null, params: {} });
const since = { notable: [], deeds: [], prices: [], runs: [], tiles: [], tokens: [] } as unknown as Since;

beforeEach(() => {
  vi.useFakeTimers();
  toasts.list = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a summary that cannot be had", () => {
  it("says so in its place, and is there when it is asked for again", async () => {
    const asked = vi.spyOn(api, "since").mockRejectedValueOnce(gone()).mockResolvedValue(since);
    const news = new News("g");
    const following = news.follow("moment");
    await vi.runAllTimersAsync();
    await following;
    expect([news.missed, news.since]).toEqual([true, null]);
    await news.retry();
    expect([news.missed, news.since]).toEqual([false, since]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is not missed any more once the next moment is told", async () => {
    vi.spyOn(api, "since").mockRejectedValueOnce(gone()).mockResolvedValue(since);
    const news = new News("g");
    for (const moment of ["one", "two"]) {
      const following = news.follow(moment);
      await vi.runAllTimersAsync();
      await following;
    }
    expect(news.missed).toBe(false);
  });
});

describe("what is announced", () => {
  const line = (ply: number) => ({ ply, n: 0, kind: "phase_began", text: `Phase ${ply}` }) as unknown as LogLine;

  it("goes by itself", async () => {
    const news = new News("g");
    news.hear([line(3)]);
    expect(news.announced).toEqual([line(3)]);
    await vi.runAllTimersAsync();
    expect(news.announced).toEqual([]);
  });

  it("stays while somebody reads it, and what comes then stays beside it, until it is closed", async () => {
    const news = new News("g");
    news.hear([line(3)]);
    news.keep(true);
    news.hear([line(4)]);
    await vi.runAllTimersAsync();
    expect(news.announced).toEqual([line(3), line(4)]);
    news.hush();
    expect([news.announced, news.kept]).toEqual([[], false]);
  });

  it("goes by itself again once it is no longer held open", async () => {
    const news = new News("g");
    news.hear([line(3)]);
    news.keep(true);
    news.keep(false);
    await vi.runAllTimersAsync();
    expect(news.announced).toEqual([]);
  });
});

it("a glossary that cannot be had is told of quietly, and asked for with the next card", async () => {
  const asked = vi.spyOn(api, "glossary").mockRejectedValueOnce(gone()).mockResolvedValue({} as Glossary);
  await glossaries.load("1830");
  expect(toasts.list.map((one) => one.tone)).toEqual(["plain"]);
  expect(glossaries.of("1830")).toBeNull();
  await glossaries.load("1830");
  expect(glossaries.of("1830")).toEqual({});
  expect(asked).toHaveBeenCalledTimes(2);
});
