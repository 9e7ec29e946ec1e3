/** By keys through what may be done: from one choice of the panel to the next, past everything that is only told. */

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** What can be chosen, in its order; the main button, which has a key of its own, comes last. */
function choicesIn(panel: HTMLElement): HTMLElement[] {
  const found = [...panel.querySelectorAll<HTMLElement>("[data-act]:not(:disabled)")].filter((one) => one.offsetParent !== null);
  const isMain = (one: HTMLElement) => one.closest(".main") !== null;
  return [...found.filter((one) => !isMain(one)), ...found.filter(isMain)];
}

const headingOf = (one: Element | null) => one?.closest("section:not(.panel), .main") ?? null;

/** The focus goes to the first choice; from a choice, to the first one under the next heading. */
export function toChoices(panel: HTMLElement | undefined): void {
  if (!panel) return;
  const choices = choicesIn(panel);
  const here = document.activeElement instanceof HTMLElement ? choices.indexOf(document.activeElement) : -1;
  const under = headingOf(choices[here] ?? null);
  const next = choices.find((one, index) => index > here && headingOf(one) !== under) ?? choices[0];
  next?.focus();
}

/** An arrow on a choice goes to its neighbour, round and round; was it such a key? */
export function stepThrough(panel: HTMLElement, event: KeyboardEvent): boolean {
  const by = STEPS[event.key];
  const here = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-act]") : null;
  if (!by || !here || !panel.contains(here)) return false;
  const choices = choicesIn(panel);
  choices[(choices.indexOf(here) + by + choices.length) % choices.length]?.focus();
  event.preventDefault();
  return true;
}
