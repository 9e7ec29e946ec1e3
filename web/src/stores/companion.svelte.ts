/** The companion of a first game: whether somebody wants it, and whether its card is open. Kept in the browser, and with
    the account where there is one. */
import { recalled, remember } from "../lib/keeping";
import { me } from "./session.svelte";

const WANTED = "tresham.companion";
const FOLDED = "tresham.companion-folded";

class Companion {
  on = $state(recalled(WANTED) === "yes");
  folded = $state(recalled(FOLDED) === "yes");

  want(on: boolean): void {
    this.on = on;
    remember(WANTED, on ? "yes" : "no");
    if (on) this.fold(false);
    void me.keep({ companion: on });
  }

  fold(folded: boolean): void {
    this.folded = folded;
    remember(FOLDED, folded ? "yes" : "no");
  }
}

export const companion = new Companion();
me.recalled.push((kept) => {
  if (typeof kept["companion"] === "boolean") companion.on = kept["companion"];
});
