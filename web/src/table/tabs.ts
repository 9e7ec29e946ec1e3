/** The leaves of a table, and how a phone gathers them. */
import { keyName, MOVABLE, placeOf, type Moved } from "../lib/keys";
import type { Kind } from "./media.svelte";

export const TABS = ["map", "market", "ledger", "corporations", "trains", "tiles", "analysis", "log", "table", "players"] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (name: string | null): name is Tab => TABS.includes(name as Tab);

/** The letter that opens a leaf. */
export function tabKey(tab: Tab, moved: Moved): string {
  const command = MOVABLE.find((one) => one === `tab-${tab}`);
  return command ? keyName(placeOf(command, moved)) : "";
}

/** What the bottom bar of a phone gathers under one button. */
export const PHONE = {
  play: ["map"],
  map: ["map"],
  money: ["ledger", "players", "market", "corporations"],
  log: ["log"],
  more: ["table", "analysis", "trains", "tiles"],
} as const satisfies Record<string, readonly Tab[]>;

/** Players and log stand beside the map where there is room for them; some games have no `market`. */
export function tabsFor(room: Kind, tab: Tab, market: boolean): readonly Tab[] {
  const leaves = TABS.filter((one) => market || one !== "market");
  if (room === "wide" || room === "slate") return leaves.filter((one) => one !== "log" && one !== "players");
  if (room === "middle") return leaves.filter((one) => one !== "players");
  const group = Object.values(PHONE).find((some) => (some as readonly Tab[]).includes(tab)) ?? PHONE.map;
  return group.length > 1 ? group.filter((one) => leaves.includes(one)) : [];
}

export type PhoneTab = keyof typeof PHONE;
