/** Short notes at the edge of the page: what was refused and why, what went well. */
import { ApiError } from "../api/client";
import { detailsOf, sentenceOf } from "../words/trouble";

export interface Toast {
  n: number;
  tone: "bad" | "good" | "plain";
  text: string;
  /** What only those want to know who are asked for help. */
  details: string;
  rule: { id: string; href: string } | null;
}

const STAY = { bad: 12_000, good: 4_000, plain: 6_000 };

class Toasts {
  list = $state<Toast[]>([]);
  #n = 0;

  /** A note; its number, by which it can be dropped before its time. */
  show(tone: Toast["tone"], text: string, details = "", rule: Toast["rule"] = null): number {
    const n = ++this.#n;
    const same = (one: Toast) => one.text === text && one.details === details;
    this.list = [...this.list.filter((one) => !same(one)), { n, tone, text, details, rule }].slice(-4);
    setTimeout(() => this.drop(n), STAY[tone]);
    return n;
  }

  drop(n: number): void {
    this.list = this.list.filter((one) => one.n !== n);
  }

  /** What went wrong, in the words of the server where it had any. */
  error(problem: unknown): number {
    const rule = problem instanceof ApiError ? problem.refusal.rule : null;
    const link = rule ? { id: rule.id, href: rule.url || ruleHref(rule.title, rule.id) } : null;
    return this.show("bad", sentenceOf(problem), detailsOf(problem), link);
  }
}

export function ruleHref(title: string, id: string): string {
  return `/rules/${encodeURIComponent(title)}#${encodeURIComponent(id)}`;
}

export const toasts = new Toasts();
