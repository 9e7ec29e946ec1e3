/** A title's own facts, which need no code of the page. */
import type { FactView } from "../api/types";
import { money, party, t, words } from "./words.svelte";

export function factText(fact: FactView, currency: string): string {
  const id = `fact-${fact.key.replaceAll("_", "-")}`;
  const name = words.has(id) ? t(id) : fact.key;
  if (fact.value === "") return name;
  const value = typeof fact.value === "string" ? fact.value.split(" ").map(party).join(" ") : fact.value;
  return `${name}: ${fact.money && typeof fact.value === "number" ? money(fact.value, currency) : value}`;
}
