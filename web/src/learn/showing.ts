/** Something in a row that may be longer than its place: each time it comes onto the page, the row is moved until it is seen. */
export function showWhenItComes(selectors: readonly string[]): (() => void) | undefined {
  if (!selectors.length) return undefined;
  const wanted = selectors.join(", ");
  let shown: Element | null = null;
  function look(): void {
    const found = document.querySelector(wanted);
    if (found && found !== shown) found.scrollIntoView({ inline: "center", block: "nearest" });
    shown = found;
  }
  const watching = new MutationObserver(look);
  watching.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watching.disconnect();
}
