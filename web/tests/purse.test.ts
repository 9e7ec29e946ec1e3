import { describe, expect, it } from "vitest";
import type { View } from "../src/api/types";
import { kindOf } from "../src/table/media.svelte";
import { purseOf } from "../src/table/purse";

const player = (name: string, cash: number) => ({ name, cash, promised: 20, certs: 3, cert_limit: 11 });

function view(actor: string, seat: string, over = false): View {
  return {
    round: { actor, seat, priority: "@Bob", over },
    players: [player("Ann", 100), player("Bob", 240)],
    corporations: [{ symbol: "PRR", cash: 670 }],
  } as unknown as View;
}

describe("the purse", () => {
  it("is one's own, less what is bound in bids", () => {
    const purse = purseOf(view("@Bob", "Bob"), ["Ann"]);
    expect(purse).toEqual({ name: "Ann", cash: 80, certs: 3, limit: 11, corp: null, priority: "Bob" });
  });

  it("has the treasury beside it while one decides for a corporation", () => {
    expect(purseOf(view("PRR", "Ann"), ["Ann"])?.corp).toEqual({ symbol: "PRR", cash: 670 });
    expect(purseOf(view("PRR", "Bob"), ["Ann"])?.corp).toBeNull();
  });

  it("is that of whoever decides, at a hot seat and for spectators", () => {
    expect(purseOf(view("@Bob", "Bob"), ["Ann", "Bob"])?.name).toBe("Bob");
    expect(purseOf(view("@Bob", "Bob"), [])?.name).toBe("Bob");
  });

  it("is closed when the game is over", () => {
    expect(purseOf(view("", "", true), ["Ann"])).toBeNull();
    expect(purseOf(null, ["Ann"])).toBeNull();
  });
});

describe("the layout", () => {
  it("follows the room there is", () => {
    const kinds = [kindOf(1440, 900), kindOf(1100, 800), kindOf(820, 1180), kindOf(844, 390), kindOf(390, 844)];
    expect(kinds).toEqual(["wide", "middle", "slate", "middle", "phone"]);
  });
});
