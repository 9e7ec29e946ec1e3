/** Short notes at the edge of the page: what was refused and why, what went well. */
import { ApiError } from "../api/client";
import { t, words } from "../words/words.svelte";

export interface Toast {
  n: number;
  tone: "bad" | "good" | "plain";
  text: string;
  code: string;
  rule: { id: string; href: string } | null;
}

const STAY = { bad: 12_000, good: 4_000, plain: 6_000 };

class Toasts {
  list = $state<Toast[]>([]);
  #n = 0;

  show(tone: Toast["tone"], text: string, code = "", rule: Toast["rule"] = null): void {
    const n = ++this.#n;
    const same = (one: Toast) => one.text === text && one.code === code;
    this.list = [...this.list.filter((one) => !same(one)), { n, tone, text, code, rule }].slice(-4);
    setTimeout(() => this.drop(n), STAY[tone]);
  }

  drop(n: number): void {
    this.list = this.list.filter((one) => one.n !== n);
  }

  /** What went wrong, in the words of the server where it had any. */
  error(problem: unknown): void {
    if (!(problem instanceof ApiError)) {
      this.show("bad", problem instanceof Error ? problem.message : String(problem));
      return;
    }
    const { code, message, rule } = problem.refusal;
    const link = rule ? { id: rule.id, href: rule.url || ruleHref(rule.title, rule.id) } : null;
    this.show("bad", message || problemText(problem.status), code, link);
  }
}

function problemText(status: number): string {
  return words.ready ? t("web-error-plain", { status }) : String(status);
}

export function ruleHref(title: string, id: string): string {
  return `/rules/${encodeURIComponent(title)}#${encodeURIComponent(id)}`;
}

export const toasts = new Toasts();
