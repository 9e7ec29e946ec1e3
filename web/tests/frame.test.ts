import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beforeDrawing } from "../src/lib/frame";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("what measures the page is done once a frame, however often it was asked for", () => {
  const done: string[] = [];
  const [one, other] = [() => done.push("one"), () => done.push("other")];
  beforeDrawing(one);
  beforeDrawing(other);
  beforeDrawing(one);
  expect(done).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(done).toEqual(["one", "other"]);
  vi.advanceTimersToNextFrame();
  expect(done).toHaveLength(2);
  beforeDrawing(one);
  vi.advanceTimersToNextFrame();
  expect(done).toHaveLength(3);
});

it("what fails takes nothing from what comes after it, and is told of", () => {
  const told = vi.fn();
  vi.stubGlobal("reportError", told);
  const problem = new Error("gone");
  const other = vi.fn();
  beforeDrawing(() => {
    throw problem;
  });
  beforeDrawing(other);
  vi.advanceTimersToNextFrame();
  expect(other).toHaveBeenCalledOnce();
  expect(told.mock.calls).toEqual([[problem]]);
});
