import { describe, expect, it } from "vitest";
import { Guard, MOMENT } from "../src/panel/guard.svelte";
import { Order } from "../src/panel/order";

describe("the order of a turn", () => {
  const arranged = (order: Order, turn: string, ...names: string[]) => order.arrange(turn, names, (name) => name);

  it("puts what is new below what was there", () => {
    const order = new Order();
    expect(arranged(order, "Ann", "shares", "privates")).toEqual(["shares", "privates"]);
    expect(arranged(order, "Ann", "par", "shares", "privates")).toEqual(["shares", "privates", "par"]);
  });

  it("keeps the place of what has gone, and begins anew with the next turn", () => {
    const order = new Order();
    arranged(order, "Ann", "a", "b", "c");
    expect(arranged(order, "Ann", "b")).toEqual(["b"]);
    expect(arranged(order, "Ann", "c", "b", "a")).toEqual(["a", "b", "c"]);
    expect(arranged(order, "Bob", "c", "b", "a")).toEqual(["c", "b", "a"]);
  });
});

describe("a control that has just come", () => {
  let now = 0;

  /** A panel whose controls are where they are said to be. */
  function panel(places: Record<string, number>): HTMLElement {
    const root = document.createElement("div");
    for (const [name, top] of Object.entries(places)) {
      const button = document.createElement("button");
      button.dataset["act"] = name;
      button.getBoundingClientRect = () => ({ top, left: 0 }) as DOMRect;
      root.append(button);
    }
    return root;
  }

  function changed(before: Record<string, number>, after: Record<string, number>): { guard: Guard; root: HTMLElement } {
    let root = panel(before);
    now = 1000;
    const guard = new Guard(
      () => root,
      () => now,
    );
    guard.look();
    root = panel(after);
    guard.change();
    return { guard, root };
  }

  it("does nothing for a moment; what stayed in its place does", () => {
    const { guard } = changed({ sell: 100 }, { sell: 102, par: 140 });
    expect([guard.isFresh("sell"), guard.isFresh("par")]).toEqual([false, true]);
    now += MOMENT;
    expect(guard.isFresh("par")).toBe(false);
  });

  it("counts as new where it has moved to", () => {
    expect(changed({ sell: 100, pass: 60 }, { sell: 140, pass: 60 }).guard.isFresh("sell")).toBe(true);
  });

  it("was there when the page was opened, if nothing was there before", () => {
    let root: HTMLElement | undefined;
    const guard = new Guard(() => root);
    guard.look();
    root = panel({ pass: 60 });
    guard.change();
    expect(guard.isFresh("pass")).toBe(false);
  });

  it("is compared with what was seen last, however often the page has changed since", () => {
    let root = panel({ sell: 100, pass: 60 });
    const guard = new Guard(() => root);
    const changes: Record<string, number>[] = [{ par: 100, pass: 20 }, { sell: 100, pass: 40 }];
    for (const places of changes) {
      guard.look();
      root = panel(places);
      guard.change();
    }
    expect([guard.isFresh("sell"), guard.isFresh("pass"), guard.isFresh("par")]).toEqual([false, true, false]);
  });

  it("swallows the click", () => {
    const { guard, root } = changed({ sell: 100 }, { sell: 100, par: 140 });
    now = performance.now();
    guard.change();
    const done: string[] = [];
    root.addEventListener("click", guard.catch, true);
    for (const button of root.querySelectorAll("button")) button.onclick = () => done.push(button.dataset["act"] ?? "");
    for (const button of root.querySelectorAll("button")) button.click();
    expect(done).toEqual(["sell"]);
  });
});
