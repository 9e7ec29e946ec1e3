import { describe, expect, it } from "vitest";
import { parts, rules, tiles } from "../src/learn/points";

describe("what a lesson points at", () => {
  it("finds a tile among those on offer, as it is to be turned or however", () => {
    expect(tiles(["hex:E16", "tile:57:0"])).toEqual(['button[data-way="57:0"]', 'button[data-tile="57"]']);
    expect(tiles(["tile:57"])[0]).toBe('button[data-way^="57:"]');
  });

  it("knows what of it may lie below the edge of the panel", () => {
    expect(parts(["hex:E16", "tab:market", "tile:57:0"])).toEqual([]);
    expect(parts(["need", "main"])).toEqual(['[data-test="to-raise"]', '[data-test="primary"]']);
  });

  it("leaves out what somebody else has to agree to, where it is asked to", () => {
    document.body.innerHTML = `<button data-act="Ann|NP||redeem_share|NP"></button><button data-act="Ann|NP|offer|redeem_share|NP"></button>`;
    expect(document.querySelectorAll(parts(["verb:redeem_share"])[0]!)).toHaveLength(2);
    expect(document.querySelectorAll(parts(["own:redeem_share"])[0]!)).toHaveLength(1);
  });

  it("frames tiles and leaves inside their rows, all else outside", () => {
    expect(rules(["tile:57:0"])).toContain("outline-offset: -4px");
    expect(rules(["tab:market"])).toContain("outline-offset: -4px");
    expect(rules(["group:shares"])).toContain("outline-offset: 2px");
    expect(rules(["hex:E16"])).not.toContain("data-way");
  });
});
