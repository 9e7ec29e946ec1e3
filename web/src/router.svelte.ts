/** Where the reader is: the address bar, and nothing else, decides which page is shown. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string, how: "push" | "replace" = "push"): void {
    const target = new URL(to, location.href);
    const moved = target.pathname !== location.pathname;
    history[how === "push" ? "pushState" : "replaceState"](null, "", target);
    this.#read();
    if (moved && !target.hash) scrollTo(0, 0);
  }

  /** Change what is asked behind the address; `null` asks for nothing. */
  ask(changes: Record<string, string | null>): void {
    const query = new URLSearchParams(this.query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    this.go(location.pathname + (text ? `?${text}` : ""), "replace");
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  /** Plain clicks on links within the page change the address without loading anything. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();

/** The parts of a path that fits a pattern: `match("/table/:id", "/table/7")` is `{id: "7"}`. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const here = decodeURIComponent(given[index] ?? "");
    if (part.startsWith(":")) found[part.slice(1)] = here;
    else if (part !== here) return null;
  }
  return found;
}
