/** Where the keyboard is. What is pressed goes dead while the server is asked, and may be gone afterwards; whoever works
    without a mouse must not be thrown back to the top of the page for that. */
import { tick } from "svelte";

/** Does something, and brings the focus back if that made it lose its place: to what was pressed, or, if that is gone or
    may mean something else now, to the part around it. */
export async function keepingFocus<T>(what: () => Promise<T>, toPressed = true): Promise<T> {
  const pressed = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const around = pressed?.closest<HTMLElement>("[data-around]") ?? null;
  try {
    return await what();
  } finally {
    await tick();
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) ((toPressed || !around) && pressed?.isConnected ? pressed : around)?.focus({ preventScroll: true });
  }
}
