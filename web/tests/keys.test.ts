import { describe, expect, it } from "vitest";
import { commandOf, help, mayHave, meantForTable, moveKey } from "../src/lib/keys";

describe("keys", () => {
  it("ask for what the help says", () => {
    expect(commandOf({ key: "Enter" })).toBe("primary");
    expect(commandOf({ key: "Enter", shiftKey: true })).toBe("finish");
    expect(commandOf({ key: "1", code: "Digit1" })).toBe("pass");
    expect(commandOf({ key: "z", code: "KeyZ", ctrlKey: true })).toBe("undo");
    expect(commandOf({ key: "Z", code: "KeyZ", ctrlKey: true, shiftKey: true })).toBe("redo");
    expect(commandOf({ key: "y", code: "KeyY", metaKey: true })).toBe("redo");
    expect(commandOf({ key: "[", code: "BracketLeft" })).toBe("back");
    expect(commandOf({ key: "?", code: "Slash", shiftKey: true })).toBe("help");
  });

  it("lie at the same places on a Russian keyboard", () => {
    expect(commandOf({ key: "я", code: "KeyZ", ctrlKey: true })).toBe("undo");
    expect(commandOf({ key: "ь", code: "KeyM" })).toBe("tab-map");
  });

  it("leave to the browser what is the browser's", () => {
    expect(commandOf({ key: "r", code: "KeyR", ctrlKey: true })).toBeNull();
    expect(commandOf({ key: "l", code: "KeyL", ctrlKey: true })).toBeNull();
    expect(commandOf({ key: "m", code: "KeyM", altKey: true })).toBeNull();
    expect(commandOf({ key: "M", code: "KeyM", shiftKey: true })).toBeNull();
  });

  it("mean nothing to the table where somebody writes", () => {
    document.body.innerHTML = `<input id="i"><button id="b"></button><p id="p"></p>`;
    const at = (id: string, key: string) => meantForTable({ target: document.getElementById(id), key });
    expect(at("i", "1")).toBe(false);
    expect(at("b", "Enter")).toBe(false);
    expect(at("b", "1")).toBe(true);
    expect(at("p", "Enter")).toBe(true);
  });

  it("can be given other places, and change places where one is taken", () => {
    const moved = moveKey("tab-ledger", "KeyX", {});
    expect(commandOf({ key: "x", code: "KeyX" }, moved)).toBe("tab-ledger");
    expect(commandOf({ key: "l", code: "KeyL" }, moved)).toBeNull();
    const swapped = moveKey("tab-map", "KeyK", {});
    expect(commandOf({ key: "m", code: "KeyM" }, swapped)).toBe("tab-market");
    expect(help(swapped).find(([, what]) => what === "tabs")?.[0].slice(0, 2)).toEqual(["K", "M"]);
    expect(help().find(([, what]) => what === "fold")?.[0]).toEqual([",", "."]);
    expect(moveKey("tab-map", "KeyM", swapped)).toEqual({});
    expect(["Enter", "Tab", "Escape", "ArrowUp", "Space"].some(mayHave)).toBe(false);
  });
});
