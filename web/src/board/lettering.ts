/** Which words the map shows, by how large they come out on the screen. */
import type { Habits } from "../stores/habits.svelte";

/** Letters below this height, in pixels, are not read but guessed. */
export const READABLE = 9;
/** From so many pixels a unit on, the near drawing with all its words is readable. */
const NEAR = READABLE / 12.5;
/** The sizes of words for far eyes, as the pen has them. */
const SIZES = [28, 24, 21, 18, 15] as const;

/** From so many pixels a unit on, the words that matter most can be read from afar. */
export const LEGIBLE = READABLE / SIZES[0];

export interface Lettering {
  /** The words for far eyes are shown instead of the near ones. */
  afar: boolean;
  /** Not even what matters most is large enough; it is shown all the same, and of names those of great cities. */
  few: boolean;
  classes: string;
}

export function lettering(scale: number, wishes: Pick<Habits, "names" | "coordinates" | "numbers">): Lettering {
  const afar = scale < NEAR;
  const small = afar ? SIZES.filter((size) => size * scale < READABLE) : [];
  const few = small.length === SIZES.length;
  const classes = [
    afar ? "afar" : "near",
    few ? "few" : "",
    ...small.map((size) => `no-${size}`),
    wishes.names ? "" : "no-names",
    wishes.coordinates ? "" : "no-coordinates",
    wishes.numbers ? "" : "no-numbers",
  ];
  return { afar, few, classes: classes.filter(Boolean).join(" ") };
}
