/** Which key asks for what, at a table. */

export type Command =
  | "primary"
  | "finish"
  | "pass"
  | "undo"
  | "redo"
  | "withhold"
  | "buy-train"
  | "back"
  | "forward"
  | "first"
  | "present"
  | "help"
  | "tab-map"
  | "tab-market"
  | "tab-ledger"
  | "tab-corporations"
  | "tab-trains"
  | "tab-tiles"
  | "chat"
  | "cancel";

export interface Stroke {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
}

/** By physical key where a letter is meant: Russian keyboards have others at the same places. */
const PLAIN: Record<string, Command> = {
  Digit1: "pass",
  Numpad1: "pass",
  KeyW: "withhold",
  KeyB: "buy-train",
  KeyM: "tab-map",
  KeyK: "tab-market",
  KeyL: "tab-ledger",
  KeyC: "tab-corporations",
  KeyD: "tab-trains",
  KeyI: "tab-tiles",
  KeyY: "chat",
  BracketLeft: "back",
  BracketRight: "forward",
};

export function commandOf(stroke: Stroke): Command | null {
  const held = Boolean(stroke.ctrlKey ?? false) || Boolean(stroke.metaKey ?? false);
  const letter = stroke.code || (/^[a-z]$/i.test(stroke.key) ? `Key${stroke.key.toUpperCase()}` : stroke.key);
  if (stroke.altKey) return null;
  if (held) {
    if (letter === "KeyZ") return stroke.shiftKey ? "redo" : "undo";
    return letter === "KeyY" ? "redo" : null;
  }
  if (stroke.key === "Enter") return stroke.shiftKey ? "finish" : "primary";
  if (stroke.key === "?") return "help";
  if (stroke.key === "Escape") return "cancel";
  if (stroke.shiftKey) return letter === "BracketLeft" ? "first" : letter === "BracketRight" ? "present" : null;
  return PLAIN[letter] ?? null;
}

const STEPS: readonly Command[] = ["back", "forward"];

/** A key that is held down walks through the history, but makes no second move. */
export function mayRepeat(command: Command): boolean {
  return STEPS.includes(command);
}

/** A key pressed in a field, or on a control that has its own use for it, is not meant for the table. */
export function meantForTable(event: { target: EventTarget | null; key: string }): boolean {
  const target = event.target as HTMLElement | null;
  if (!target || typeof target.closest !== "function") return true;
  if (target.closest("input, textarea, select, [contenteditable], dialog")) return false;
  return event.key !== "Enter" || !target.closest("button, a, summary, [role=button], [tabindex='0']");
}

/** The keys of the help, in their order: what is pressed, and the word for what it does. */
export const HELP: readonly (readonly [string, string])[] = [
  ["Enter", "primary"],
  ["Shift+Enter", "finish"],
  ["1", "pass"],
  ["W", "withhold"],
  ["B", "buy-train"],
  ["Ctrl+Z", "undo"],
  ["Ctrl+Y", "redo"],
  ["R, Shift+R", "turn"],
  ["T", "next-tile"],
  ["[ ]", "step"],
  ["Shift+[ ]", "ends"],
  ["M K L C D I", "tabs"],
  ["Y", "chat"],
  ["Esc", "cancel"],
  ["?", "help"],
];
