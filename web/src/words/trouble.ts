/** What went wrong, in a sentence that a player understands and that says what to do. */
import type { Refusal } from "../api/types";
import { t, words } from "./words.svelte";

/** While the page has no words yet, it does not know in which language to say it. */
const SPEECHLESS = "The server does not answer. · Сервер не отвечает. · Serwer nie odpowiada.";

interface Refused {
  status?: number;
  refusal?: Partial<Refusal>;
}

/** The server's own sentence where it had one; else one of ours about what is known of the failure. */
export function sentenceOf(problem: unknown): string {
  const { status, refusal } = (problem ?? {}) as Refused;
  if (refusal?.message) return refusal.message;
  if (!words.ready) return SPEECHLESS;
  return t("web-trouble", { sort: refusal ? sortOf(status ?? 0, refusal.code ?? "") : "page" });
}

function sortOf(status: number, code: string): string {
  if (!status) return code;
  if (status === 413) return "large";
  return status >= 500 ? "unwell" : "refused";
}

/** For whoever is asked about it: the code, and what else the failure tells of itself. */
export function detailsOf(problem: unknown): string {
  const refusal = ((problem ?? {}) as Refused).refusal;
  if (!refusal) return String(problem);
  const detail = refusal.params?.["detail"];
  return [refusal.code, typeof detail === "string" ? detail : ""].filter(Boolean).join(": ");
}
