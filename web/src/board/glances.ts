/** Where the reader looked at each table: kept while another leaf is open, and when the page is loaded again. */
import type { Camera, Glance, Sight } from "./camera.svelte";

const PREFIX = "tresham.glance.";

export function recalled(table: string): Glance | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + table) ?? "null") as Partial<Sight> | "whole" | null;
    if (kept === "whole") return kept;
    const numbers = [kept?.x, kept?.y, kept?.zoom];
    return kept && numbers.every(Number.isFinite) ? (kept as Sight) : null;
  } catch {
    return null;
  }
}

export function remember(table: string, glance: Glance | null): void {
  if (glance) sessionStorage.setItem(PREFIX + table, JSON.stringify(glance));
  else sessionStorage.removeItem(PREFIX + table);
}

/** The camera looks where it looked before; what is returned ends it, and keeps where it looks then. */
export function remembering(table: string, camera: Camera): () => void {
  const before = recalled(table);
  if (before) camera.recall(before);
  const keep = () => remember(table, camera.glance);
  addEventListener("pagehide", keep);
  return () => {
    keep();
    removeEventListener("pagehide", keep);
  };
}
