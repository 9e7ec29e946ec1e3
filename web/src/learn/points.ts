/** What a lesson points at, as rules of style: whatever is drawn or drawn anew meanwhile, it is marked as long as the page says so. */
import { PHONE } from "../table/tabs";

type Finds = (name: string, more: string) => string[];

const quoted = (text: string) => JSON.stringify(text);

const FINDERS: Record<string, Finds> = {
  corp: (name) => [`[data-card=${quoted(`corp:${name}`)}]:not([data-test="log"] *)`],
  private: (name) => [`[data-card=${quoted(`private:${name}`)}]:not([data-test="log"] *)`],
  start: (name, cell) => [
    `[data-par=${quoted(name)}][aria-pressed=false]`,
    `[data-act*=${quoted(`|start_corporation|${name}|`)}]:not([data-par])` + (cell && `[data-act*=${quoted(`|${cell}|`)}]`),
  ],
  train: (name) => [`[data-card=${quoted(`train:${name}`)}]:not([data-test="log"] *)`, `.panel [data-act*="|buy_train|"][data-act*=${quoted(`||${name}|`)}]`],
  // Among the tiles on offer: each way it may lie, or, on a phone, the tile.
  tile: (name, turns) => [`button[data-way${turns ? "" : "^"}=${quoted(`${name}:${turns}`)}]`, `button[data-tile=${quoted(name)}]`],
  cell: (name) => [`[data-cell=${quoted(name)}]`],
  group: (name) => [`[data-group=${quoted(name)}]`],
  verb: (name, more) => {
    const pressed = `[data-act*=${quoted(`|${name}|`)}]` + (more && `[data-act*=${quoted(`|${more}|`)}]`);
    // What waits behind a heading is found by way of that heading.
    return [pressed, `details:not([open]):has(${pressed}) > summary`];
  },
  // Between who acts and what is done stands "offer" where somebody else has to agree.
  own: (name) => [`[data-act*=${quoted(`||${name}|`)}]`],
  tab: (name) => [`button[data-tab=${quoted(name)}]`, ...phoneButtons(name)],
  main: () => ['[data-test="primary"]'],
  need: () => ['[data-test="to-raise"]'],
};

/** The button of a phone behind which a leaf is found. */
function phoneButtons(tab: string): string[] {
  const found = Object.entries(PHONE).filter(([button, leaves]) => button !== "play" && (leaves as readonly string[]).includes(tab));
  return found.map(([button]) => `[data-phone=${quoted(button)}]`);
}

/** Where something is on the page. */
export function selectors(point: string): string[] {
  const [kind = "", name = "", more = ""] = point.split(":");
  return FINDERS[kind]?.(name, more) ?? [];
}

/** Tiles on offer that are pointed at. */
export function tiles(points: readonly string[]): string[] {
  return points.filter((point) => point.startsWith("tile:")).flatMap(selectors);
}

/** What is read and pressed among what is pointed at: neither a leaf, nor a tile on offer, nor a hex. */
export function parts(points: readonly string[]): string[] {
  return points.filter((point) => !/^(tab|tile|hex):/.test(point)).flatMap(selectors);
}

/** The rules that mark all of it: frames around what is read and pressed, a glow on the map. */
export function rules(points: readonly string[]): string {
  const hexes = points.filter((point) => point.startsWith("hex:")).map((point) => `polygon[data-hex=${quoted(point.slice(4))}]`);
  const leaves = points.filter((point) => point.startsWith("tab:")).flatMap(selectors);
  // Who looks at another leaf than the map is led back to it.
  if (hexes.length) leaves.push('button[data-tab="map"]:not([aria-current])');
  return (
    frame(parts(points), "2px") +
    // Their rows cut off what stands out.
    frame([...leaves, ...tiles(points)], "-4px") +
    (hexes.length ? `:is(${hexes.join(", ")}) { stroke: var(--coach-on-map); stroke-width: 10px; stroke-linejoin: round; }` : "")
  );
}

function frame(found: readonly string[], offset: string): string {
  return found.length ? `:is(${found.join(", ")}) { outline: 3px solid var(--coach); outline-offset: ${offset}; border-radius: var(--radius-s); }` : "";
}
