/** The log and the chat, told together. */
import type { ChatLine, LogLine } from "../api/types";

export type Told = { sort: "log"; line: LogLine } | { sort: "chat"; line: ChatLine };
export type Filter = "all" | "log" | "chat";

/** A line is told once: one that was there before need not be shown anew. */
const TOLD = new WeakMap<LogLine | ChatLine, Told>();

/** Lines in the order in which they were said; of the log, those that mention what is looked for. */
export function story(log: readonly LogLine[], chat: readonly ChatLine[], filter: Filter, wanted: string): Told[] {
  const words = wanted.trim().toLowerCase();
  const fits = (text: string) => !words || text.toLowerCase().includes(words);
  const lines = filter === "chat" ? [] : log.filter((line) => fits(line.text));
  const said = filter === "log" ? [] : chat.filter((line) => fits(`${line.by} ${line.text}`));
  const all: Told[] = [];
  let next = 0;
  for (const line of lines) {
    while (next < said.length && said[next]!.at < line.at) all.push(told("chat", said[next++]!));
    all.push(told("log", line));
  }
  return [...all, ...said.slice(next).map((line) => told("chat", line))];
}

/** So many of the earliest lines go at once: whenever any go, all others move up and are laid out anew. */
const STRIDE = 50;

/** The last lines: so many, and those that have not gone yet. */
export function latest(lines: readonly Told[], many: number): Told[] {
  return lines.slice(Math.max(0, Math.floor((lines.length - many) / STRIDE)) * STRIDE);
}

function told(sort: "log", line: LogLine): Told;
function told(sort: "chat", line: ChatLine): Told;
function told(sort: Told["sort"], line: LogLine | ChatLine): Told {
  let found = TOLD.get(line);
  if (!found) TOLD.set(line, (found = { sort, line } as Told));
  return found;
}
