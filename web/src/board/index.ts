/** The board: what the table's page places. */
export { Bench } from "./bench.svelte";
export { default as Board } from "./Board.svelte";
export { default as Market } from "./Market.svelte";
export { default as Runs } from "./Runs.svelte";
export { default as Tiles } from "./Tiles.svelte";
export { default as TrainsAndPhases } from "./TrainsAndPhases.svelte";
export type { DrawnRun, Lender, Source } from "./types";
