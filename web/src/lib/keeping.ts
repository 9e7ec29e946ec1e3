/** What the browser keeps for a reader. Some forbid it: then nothing is kept, and the page works all the same. */

export function recalled(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function remember(place: string, value: string): void {
  try {
    localStorage.setItem(place, value);
  } catch {
    // Forbidden, or full: the choice holds until the page is closed.
  }
}
