import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paceOf } from "../src/stores/watching.svelte";
import { Pacer } from "../src/stores/pacer";

describe("moves of others", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function made(pace: number) {
    const shown: number[] = [];
    const pacer = new Pacer<number>(
      () => pace,
      (one) => shown.push(one),
      () => {},
      () => Date.now(),
    );
    return { shown, pacer };
  }

  it("are shown one after another", () => {
    const { shown, pacer } = made(300);
    for (const one of [1, 2, 3]) pacer.take(one, false);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(299);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect([shown, pacer.waiting]).toEqual([[1, 2], 1]);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("are shown at once by whoever likes it so", () => {
    const { shown, pacer } = made(0);
    for (const one of [1, 2, 3]) pacer.take(one, false);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("come before one's own move, and never after it", () => {
    const { shown, pacer } = made(1000);
    for (const one of [1, 2]) pacer.take(one, false);
    pacer.take(3, true);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("can be skipped", () => {
    const { shown, pacer } = made(1000);
    for (const one of [1, 2, 3]) pacer.take(one, false);
    pacer.skip();
    expect([shown, pacer.waiting]).toEqual([[1, 2, 3], 0]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("are forgotten when everything is told anew", () => {
    const { shown, pacer } = made(1000);
    for (const one of [1, 2, 3]) pacer.take(one, false);
    pacer.forget();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
  });
});

describe("the pace", () => {
  it("is one of those offered", () => {
    expect([paceOf("0"), paceOf("300"), paceOf("1000"), paceOf("7"), paceOf(null)]).toEqual([0, 300, 1000, 300, 300]);
  });
});
