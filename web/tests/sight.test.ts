import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Away, watchSight } from "../src/learn/sight";

/** An observer of sizes that tells when the test says so. */
class Sizes {
  static watched = new Map<Element, () => void>();

  constructor(readonly tell: () => void) {}

  observe(one: Element): void {
    Sizes.watched.set(one, this.tell);
  }

  disconnect(): void {
    Sizes.watched.clear();
  }
}

let panel: HTMLElement;
let [section, wanted] = [document.createElement("section"), document.createElement("button")];
let away: Away | null;
let stop: () => void;

function lies(one: Element, top: number, height: number): void {
  one.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Sizes);
  [panel, section, wanted] = [document.createElement("aside"), document.createElement("section"), document.createElement("button")];
  wanted.className = "wanted";
  section.append(wanted);
  panel.append(section);
  document.body.append(panel);
  lies(panel, 100, 400);
  lies(wanted, 200, 40);
  stop = watchSight(panel, [".wanted"], (told) => (away = told));
});

afterEach(() => {
  stop();
  panel.remove();
  vi.unstubAllGlobals();
});

describe("what the guide points at", () => {
  it("is not away while it is seen", () => {
    expect(away).toBeNull();
  });

  it.each([
    ["below", 600, false],
    ["above", 20, true],
  ])("is told of %s the edge after the panel was moved", (_, top, above) => {
    lies(wanted, top, 40);
    panel.dispatchEvent(new Event("scroll"));
    expect(away).toEqual({ thing: wanted, above });
  });

  it("is told of when what lies before it grows, although no node has come", () => {
    lies(wanted, 600, 40);
    Sizes.watched.get(section)?.();
    expect(away?.thing).toBe(wanted);
  });

  it("is told of when something grows that was not there at first", async () => {
    const late = document.createElement("section");
    const noticed = new Promise((done) => new MutationObserver(done).observe(panel, { childList: true }));
    panel.prepend(late);
    await noticed;
    lies(wanted, 600, 40);
    Sizes.watched.get(late)?.();
    expect(away?.thing).toBe(wanted);
  });
});
