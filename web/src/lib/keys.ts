/** Which key asks for what, at a table. */

export type Command =
  | "primary"
  | "finish"
  | "pass"
  | "undo"
  | "redo"
  | "withhold"
  | "buy-train"
  | "choices"
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
  | "alone"
  | "fold-left"
  | "fold-right"
  | "turn"
  | "next-tile"
  | "cancel";

export interface Stroke {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
}

/** By physical key where a letter is meant: Russian keyboards have others at the same places. These may be changed. */
export const PLACES = {
  pass: "Digit1",
  withhold: "KeyW",
  "buy-train": "KeyB",
  choices: "KeyG",
  turn: "KeyR",
  "next-tile": "KeyT",
  alone: "KeyF",
  "fold-left": "Comma",
  "fold-right": "Period",
  back: "BracketLeft",
  forward: "BracketRight",
  "tab-map": "KeyM",
  "tab-market": "KeyK",
  "tab-ledger": "KeyL",
  "tab-corporations": "KeyC",
  "tab-trains": "KeyD",
  "tab-tiles": "KeyI",
  chat: "KeyY",
} as const satisfies Partial<Record<Command, string>>;

export type Movable = keyof typeof PLACES;
/** Keys that were given another place. */
export type Moved = Partial<Record<string, string>>;

export const MOVABLE = Object.keys(PLACES) as Movable[];
const BY_NUMBER = "Numpad1";

/** Where the key of a command is. */
export function placeOf(command: Movable, moved: Moved = {}): string {
  return moved[command] ?? PLACES[command];
}

/** A command gets another key; the one that had it before gets the old key in return. */
export function moveKey(command: Movable, code: string, moved: Moved): Moved {
  const other = MOVABLE.find((one) => one !== command && placeOf(one, moved) === code);
  const next = { ...moved, [command]: code, ...(other ? { [other]: placeOf(command, moved) } : {}) };
  return Object.fromEntries(Object.entries(next).filter(([name, place]) => PLACES[name as Movable] !== place));
}

/** May a command have this key? Those that write, move the focus or have a use of their own may not. */
export function mayHave(code: string): boolean {
  return /^(Key[A-Z]|Digit\d|Numpad\d|F\d+|Comma|Period|Slash|Semicolon|Quote|Bracket(Left|Right)|Backslash|Minus|Equal|Backquote)$/.test(code);
}

const SIGNS: Record<string, string> = {
  Comma: ",", Period: ".", Slash: "/", Semicolon: ";", Quote: "'", BracketLeft: "[", BracketRight: "]", Backslash: "\\", Minus: "-", Equal: "=", Backquote: "`",
};

/** What is written on a key. */
export function keyName(code: string): string {
  return SIGNS[code] ?? code.replace(/^(Key|Digit)/, "").replace(/^Numpad/, "Num ");
}

export function commandOf(stroke: Stroke, moved: Moved = {}): Command | null {
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
  const command = MOVABLE.find((one) => placeOf(one, moved) === letter) ?? (letter === BY_NUMBER ? "pass" : null);
  if (!stroke.shiftKey) return command;
  return command === "back" ? "first" : command === "forward" ? "present" : null;
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
  return event.key !== "Enter" || !target.closest("button, a, summary, [role=button], [tabindex='0']:not([data-scrolls])");
}

/** The keys of the help, in their order: what is pressed, and the word for what it does. Any character may be a key. */
export function help(moved: Moved = {}): [string[], string][] {
  const key = (command: Movable) => keyName(placeOf(command, moved));
  const leaves = MOVABLE.filter((one) => one.startsWith("tab-"));
  return [
    [["Enter"], "primary"],
    [["Shift+Enter"], "finish"],
    [[key("pass")], "pass"],
    [[key("withhold")], "withhold"],
    [[key("buy-train")], "buy-train"],
    [[key("choices")], "choices"],
    [["Ctrl+Z"], "undo"],
    [["Ctrl+Y"], "redo"],
    [[key("turn"), `Shift+${key("turn")}`], "turn"],
    [[key("next-tile")], "next-tile"],
    [[key("alone")], "alone"],
    [[key("fold-left"), key("fold-right")], "fold"],
    [[key("back"), key("forward")], "step"],
    [[`Shift+${key("back")}`, `Shift+${key("forward")}`], "ends"],
    [leaves.map(key), "tabs"],
    [[key("chat")], "chat"],
    [["Esc"], "cancel"],
    [["?"], "help"],
  ];
}
