import { beforeDrawing } from "./frame";

/** A part that scrolls tells behind which of its edges there is more: `base.css` lets those at its sides fade. */
export function edges(part: HTMLElement): { destroy: () => void } {
  function look() {
    const left = Math.abs(part.scrollLeft);
    part.toggleAttribute("data-before", left > 1);
    part.toggleAttribute("data-after", left < part.scrollWidth - part.clientWidth - 1);
    part.toggleAttribute("data-below", part.scrollTop < part.scrollHeight - part.clientHeight - 1);
  }
  // It looks as soon as it observes.
  const size = new ResizeObserver(look);
  for (const one of [part, ...part.children]) size.observe(one);
  const content = new MutationObserver(() => beforeDrawing(look));
  content.observe(part, { childList: true, characterData: true, subtree: true });
  part.addEventListener("scroll", look, { passive: true });
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
      part.removeEventListener("scroll", look);
    },
  };
}
