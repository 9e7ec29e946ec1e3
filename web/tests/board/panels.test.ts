import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Bench, Board, Market, Runs, Tiles, TrainsAndPhases } from "../../src/board";
import { words } from "../../src/words/words.svelte";
import { choice, full, lay, lender, menu } from "./table";

let shown: Record<string, unknown> | null = null;

function show(component: typeof Board | typeof Market, offered = menu([]), more = {}) {
  const told = lender(more);
  const bench = new Bench(() => full(offered), told);
  shown = mount(component, { target: document.body, props: { bench } });
  flushSync();
  return { told, bench };
}

beforeAll(() => words.speak("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

const find = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];

describe("the map", () => {
  it("places every hex in the order of the pen: ground, borders, front", () => {
    show(Board);
    const layers = find("svg.map > g > g").map((layer) => layer.getAttribute("class")?.split(" ")[0]);
    expect(layers.slice(0, 3)).toEqual(["coast", "grounds", "borders"]);
    expect(layers.indexOf("fronts")).toBeGreaterThan(layers.indexOf("borders"));
    expect(find(".grounds > g").map((hex) => hex.getAttribute("transform"))).toContain("translate(150 86.6)");
  });

  it("tells all hexes to those who cannot see them", () => {
    show(Board);
    expect(find("li").map((line) => line.textContent)).toContain("A1 Alba: city");
  });

  it("is walked with the arrow keys and lays with Enter", async () => {
    const { told, bench } = show(Board, menu([lay("A1", "57:0", 0), lay("B2", "57:1", 0)]));
    const [first] = find<SVGElement>("[data-target]");
    expect(find("[tabindex='0'][data-target]")).toHaveLength(1);
    const press = (key: string) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true }));
      flushSync();
    };
    first!.focus();
    press("ArrowRight");
    expect(document.activeElement?.getAttribute("data-target")).toBe("B2");
    press("Enter");
    expect(bench.hex).toBe("B2");
    expect(find(".ghost")).toHaveLength(1);
    press("Escape");
    expect(bench.hex).toBeNull();
    press("Enter");
    press("Enter");
    await vi.waitFor(() => expect(told.acted[0]).toMatchObject({ hex: "B2", lay: "57:1" }));
  });

  it("shows refused tiles greyed, with their reason and rule", async () => {
    const refusal = { ...lay("A1", "14:0", 0), code: "x", rule: "1830-TR.3", message: "Not yet green.", about: { rotations: [0, 1, 2, 3, 4, 5] } };
    const { bench } = show(Board, menu([lay("A1", "57:0", 0)]), { legalAt: () => Promise.resolve(menu([], [refusal])) });
    bench.pick("A1");
    await vi.waitFor(() => expect(bench.refused).toHaveLength(1));
    flushSync();
    expect(find(".tile.refused")).toHaveLength(0);
    find<HTMLButtonElement>("[data-test=refused-tiles]")[0]!.click();
    flushSync();
    const [tile] = find<HTMLButtonElement>(".tile.refused");
    expect(tile?.getAttribute("aria-disabled")).toBe("true");
    tile!.click();
    flushSync();
    expect(document.body.textContent).toContain("Not yet green.");
    expect(find("a.rule")[0]?.getAttribute("href")).toBe("/rules#1830-TR.3");
    expect(bench.lay?.tile).toBe("57");
  });
});

describe("the runs", () => {
  it("are listed with their sum and proof, and cleared by a key", async () => {
    const { bench } = show(Runs, menu([choice({ type: "run_trains", by: "PRR", runs: [] }, { gain: 60 })]));
    await vi.waitFor(() => expect(bench.runs.best).not.toBeNull());
    flushSync();
    expect(document.body.textContent).toContain("Alba – Brindisi");
    expect(document.body.textContent).toContain("$60");
    expect(find(".proof")[0]?.textContent?.trim()).toBe("proven best");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "2" }));
    flushSync();
    expect(bench.runs.drawing).toBe(true);
    expect(document.body.textContent).toContain("does not run");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "3" }));
    expect(bench.runs.drawing).toBe(false);
  });

  it("are not there in other steps", () => {
    show(Runs);
    expect(find(".runs")).toHaveLength(0);
  });
});

describe("the market", () => {
  it("is a table with a marker in its cell and a way for its price", () => {
    show(Market);
    expect(find("[data-cell]")).toHaveLength(3);
    const [marker] = find<HTMLButtonElement>("[data-cell='A1'] .marker");
    marker!.dispatchEvent(new Event("focus"));
    flushSync();
    expect(find(".reached").map((cell) => cell.closest("[data-cell]")?.getAttribute("data-cell"))).toEqual(["B1", "A2"]);
    expect(find("[role=table] > [role=rowgroup] > [role=row]").map((row) => row.querySelectorAll("[role=cell]").length)).toEqual([0, 2, 1]);
    expect(find("[role=cell]")[2]?.textContent).toContain("A2: $53");
  });

  it("has a row for a corporation whose value is told beside the chart", () => {
    const loans = full(menu([]));
    loans.sheet!.market.tracks = [{ symbol: "PRR", values: [70, 80, 90, 100], end: 100 }];
    loans.view!.corporations[0]!.price = 90;
    shown = mount(Market, { target: document.body, props: { bench: new Bench(() => loans, lender()) } });
    flushSync();
    expect(find(".track li").map((one) => one.textContent?.trim())).toEqual(["70", "80", "$90", "100 ⚑"]);
    expect(find(".track li[aria-current]").map((one) => one.textContent?.trim())).toEqual(["$90"]);
    expect(find(".track li.past")).toHaveLength(2);
  });

  it("has a track of rounds where the title has one", () => {
    const rounds = full(menu([]));
    rounds.sheet!.market.rounds = [[40], [45], [60, 65]];
    Object.assign(rounds.view!.round, { kind: "operating", turn: 2, number: 1, of: 1, over: false });
    shown = mount(Market, { target: document.body, props: { bench: new Bench(() => rounds, lender()) } });
    flushSync();
    expect(find("[aria-labelledby=track-of-rounds] li:not(.sign)").map((one) => one.textContent?.trim())).toEqual(["1", "40", "2", "45", "3", "60", "65"]);
    expect(find("[aria-labelledby=track-of-rounds] li[aria-current]").map((one) => one.textContent?.trim())).toEqual(["45"]);
    expect(find("[aria-labelledby=track-of-rounds] li.past")).toHaveLength(3);
    expect(find("[aria-labelledby=track-of-rounds] .sign").at(-1)?.textContent?.trim()).toBe("⚑");
  });

  it("is said not to be there where there is none", () => {
    const none = full(menu([]));
    none.sheet!.market = { columns: 0, rows: 0, shifts: [], zones: [], cells: [], tracks: [], rounds: [] };
    shown = mount(Market, { target: document.body, props: { bench: new Bench(() => none, lender()) } });
    flushSync();
    expect(document.body.textContent).toContain("no stock market");
    expect(find("[role=table]")).toHaveLength(0);
  });

  it("lights par cells and starts a corporation by one click", async () => {
    const par = choice(
      { type: "start_corporation", by: "@Ann", corp: "PRR", cell: "B1" },
      { about: { corp: "PRR", cell: "B1", affordable: 5, floats: true } },
    );
    const { told } = show(Market, menu([par]));
    const [button] = find<HTMLButtonElement>("[data-cell='B1'] .choose");
    expect(document.body.textContent).toContain("5 shares affordable, floats");
    button!.click();
    await vi.waitFor(() => expect(told.acted).toEqual([par.action]));
  });
});

describe("trains, phases and tiles", () => {
  it("mark what is on sale and the phase of the game", () => {
    show(TrainsAndPhases);
    expect(find("[aria-current='step'] th").map((head) => head.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "▸2 on sale",
      "▸2 now",
    ]);
    expect(document.body.textContent).toContain("PRR ×2");
  });

  it("count the tiles that are left and show what one becomes", () => {
    show(Tiles);
    const [first] = find<HTMLButtonElement>("li button");
    expect(first?.title).toContain("3 left");
    first!.click();
    flushSync();
    expect(find(".becomes")).toHaveLength(1);
  });
});
