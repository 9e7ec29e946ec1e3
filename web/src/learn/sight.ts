/** What a page of the guide points at in the panel may lie beyond its edge: whoever is told to press it must be able to find it. */

/** Something pointed at that is out of sight, and on which side. */
export interface Away {
  thing: Element;
  above: boolean;
}

/** Tells, now and whenever the panel changes or is moved, which thing pointed at is out of sight; null if one of them is seen, or none is there. */
export function watchSight(panel: HTMLElement, selectors: readonly string[], tell: (away: Away | null) => void): () => void {
  if (!selectors.length) {
    tell(null);
    return () => undefined;
  }
  const wanted = selectors.join(", ");
  const look = () => tell(firstAway(panel, [...panel.querySelectorAll(wanted)]));
  const sizes = new ResizeObserver(look);
  // The panel keeps its size while what is in it grows without a node more: something unfolds, or speaks another language.
  const follow = () => {
    for (const one of [panel, ...panel.children]) sizes.observe(one);
    look();
  };
  const changes = new MutationObserver(follow);
  changes.observe(panel, { childList: true, subtree: true });
  panel.addEventListener("scroll", look, { passive: true });
  follow();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    panel.removeEventListener("scroll", look);
  };
}

function firstAway(panel: HTMLElement, found: readonly Element[]): Away | null {
  const edge = panel.getBoundingClientRect();
  const seen = found.some((one) => {
    const place = one.getBoundingClientRect();
    return place.top >= edge.top && Math.min(place.bottom, place.top + 40) <= edge.bottom;
  });
  const [thing] = found;
  return seen || !thing ? null : { thing, above: thing.getBoundingClientRect().top < edge.top };
}
