/** Numbers as the catalogues of the server write them. */
import type { Lang } from "../api/types";

const GROUPS: Record<Lang, [number, string]> = { en: [1_000, ","], ru: [10_000, "\u00a0"], pl: [10_000, "\u00a0"] };

/** A number with its thousands set apart, as the language has it. */
export function amount(number: number, lang: Lang): string {
  const [first, mark] = GROUPS[lang];
  const digits = String(number);
  return number < first ? digits : digits.replace(/\B(?=(\d{3})+$)/g, mark);
}
