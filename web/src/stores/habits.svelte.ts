/** How the reader likes to play: kept in this browser, for every table. */
import { recalled, remember } from "../lib/keeping";

export const TILE_THEMES = ["calm", "classic", "safe"] as const;
export type TileTheme = (typeof TILE_THEMES)[number];

export interface Habits {
  /** The panel beside the map is folded away. */
  foldLeft: boolean;
  /** Players and log are folded away. */
  foldRight: boolean;
  tiles: TileTheme;
  names: boolean;
  coordinates: boolean;
  numbers: boolean;
  /** What a second click on a hex does. */
  again: "turn" | "lay";
  /** A sound when one's turn comes. */
  sounds: boolean;
  /** Keys that were given another place: by command, as the keyboard calls them. */
  keys: Record<string, string>;
}

const PLACE = "tresham.habits";
const USUAL: Habits = {
  foldLeft: false,
  foldRight: false,
  tiles: "calm",
  names: true,
  coordinates: true,
  numbers: true,
  again: "turn",
  sounds: false,
  keys: {},
};

function kept(): Habits {
  try {
    const found = JSON.parse(recalled(PLACE) ?? "{}") as Partial<Habits>;
    const known = Object.entries(found).filter(([name, value]) => typeof value === typeof USUAL[name as keyof Habits]);
    return { ...USUAL, ...Object.fromEntries(known) };
  } catch {
    return { ...USUAL };
  }
}

class HabitStore {
  now = $state<Habits>(kept());

  set(change: Partial<Habits>): void {
    this.now = { ...this.now, ...change };
    remember(PLACE, JSON.stringify(this.now));
    this.show();
  }

  /** The colours of tiles are those of the whole page. */
  show(): void {
    document.documentElement.dataset["tiles"] = this.now.tiles;
  }
}

export const habits = new HabitStore();
habits.show();
