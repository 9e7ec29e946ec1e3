/** The symbol sheet of a title, once in the document, so that every `<use>` finds its tile or token. */
import { type StopDrawn, stopsOf } from "./fragments";

const HOME = "tresham-symbols";

export function install(sheet: string): void {
  let home = document.getElementById(HOME);
  if (!home) {
    home = document.createElement("div");
    home.id = HOME;
    home.setAttribute("aria-hidden", "true");
    home.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    document.body.prepend(home);
  }
  home.innerHTML = sheet.slice(Math.max(0, sheet.indexOf("<svg")));
}

/** Where the stops and slots of a tile are, before it is turned. */
export function stopsOfTile(tile: string): StopDrawn[] {
  const drawn = document.getElementById(`tile-${tile}`);
  return drawn ? stopsOf(drawn) : [];
}
