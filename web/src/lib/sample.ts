/** The sample game of a title, as a table of one's own. */
import { api } from "../api/client";
import { recalled, remember } from "./keeping";

/** The table it was opened at before, if that is still there; else a new one, as for any game from a file. */
export async function sampleTable(title: string): Promise<string> {
  const kept = `tresham.sample.${title}`;
  const before = recalled(kept);
  if (before && (await isThere(before))) return before;
  const table = await api.importGame(await api.sample(title));
  remember(kept, table.id);
  return table.id;
}

async function isThere(id: string): Promise<boolean> {
  const mine = await api.lobby({ mine: true, status: "finished" });
  return mine.games.some((one) => one.id === id);
}
