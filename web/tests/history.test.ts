import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { Full } from "../src/api/types";
import { History } from "../src/stores/history.svelte";
import { toasts } from "../src/stores/toasts.svelte";

const full = (at: number, language = "en") => ({ at, ply: 9, log: [language], view: {}, drawings: {} }) as unknown as Full;

let history: History;
let [now, language] = [9, "en"];
/** Answers that are still on their way, by the order in which they were asked for. */
let underWay: { at: number; come: () => void; fail: () => void }[] = [];

beforeEach(() => {
  [now, language, underWay] = [9, "en", []];
  toasts.list = [];
  history = new History("g", () => ({ ...full(now), ply: now }));
  vi.spyOn(api, "full").mockImplementation((_, at) => {
    const spoken = language;
    return new Promise((resolve, reject) => {
      underWay.push({ at: at!, come: () => resolve(full(at!, spoken)), fail: () => reject(new Error("gone")) });
    });
  });
});
afterEach(() => void vi.restoreAllMocks());

describe("a position of the past in another language", () => {
  const seen = () => [history.past?.at, history.past?.log];

  it("is told anew while it is looked at", async () => {
    const look = history.look(3);
    underWay[0]!.come();
    await look;
    language = "ru";
    const again = history.retell();
    underWay[1]!.come();
    await again;
    expect(seen()).toEqual([3, ["ru"]]);
  });

  it("is told anew even if it is still under way, the first as well as the next", async () => {
    for (const [at, before, after] of [[3, "en", "ru"], [7, "ru", "pl"]] as const) {
      language = before;
      const look = history.look(at);
      const early = underWay.at(-1)!;
      language = after;
      const again = history.retell();
      early.come();
      underWay.at(-1)!.come();
      await Promise.all([look, again]);
      expect(seen()).toEqual([at, [after]]);
    }
  });

  it("is not asked for when it could not be had, or the reader is back in the present", async () => {
    const look = history.look(3);
    underWay[0]!.fail();
    await look;
    await history.retell();
    void history.look(4);
    await history.look(null);
    await history.retell();
    expect(underWay.map((one) => one.at)).toEqual([3, 4]);
    expect(history.past).toBeNull();
  });
});
