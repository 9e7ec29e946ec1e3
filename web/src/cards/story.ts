/** The log and the chat, told together. */
import type { ChatLine, LogLine } from "../api/types";

export type Told = { sort: "log"; line: LogLine } | { sort: "chat"; line: ChatLine };
export type Filter = "all" | "log" | "chat";

/** Lines in the order in which they were said; of the log, those that mention what is looked for. */
export function story(log: readonly LogLine[], chat: readonly ChatLine[], filter: Filter, wanted: string): Told[] {
  const words = wanted.trim().toLowerCase();
  const fits = (text: string) => !words || text.toLowerCase().includes(words);
  const lines: Told[] = filter === "chat" ? [] : log.filter((line) => fits(line.text)).map((line) => ({ sort: "log", line }));
  const said: Told[] =
    filter === "log" ? [] : chat.filter((line) => fits(`${line.by} ${line.text}`)).map((line) => ({ sort: "chat", line }));
  const all: Told[] = [];
  let next = 0;
  for (const line of lines) {
    while (next < said.length && said[next]!.line.at < line.line.at) all.push(said[next++]!);
    all.push(line);
  }
  return [...all, ...said.slice(next)];
}
