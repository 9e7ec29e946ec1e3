/** Points of the map. A hex has its corners 100 units from its middle, as the pen draws it. */

export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 100;

/** Pixels of one unit when the zoom says 100 %: a hex is then 87 px from side to side. */
export const UNIT = 0.5;

const CORNERS: Record<string, number> = { flat: 0, pointy: 30 };

/** The corners of a hex as SVG writes them, some units inside or outside its rim. */
export function outline(layout: string, outside = 0): string {
  const first = CORNERS[layout] ?? 0;
  const far = RADIUS + outside;
  return Array.from({ length: 6 }, (_, k) => {
    const angle = ((first + 60 * k) * Math.PI) / 180;
    return `${(far * Math.cos(angle)).toFixed(1)},${(far * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** A point turned clockwise by so many edges. */
export function turned(point: Point, rotation: number): Point {
  const angle = (rotation * Math.PI) / 3;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How much worse a step aside is than one ahead: a neighbour across a slanted edge still comes before the next but one. */
const ASIDE = 1.2;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** Which of several places lies next in the direction of an arrow key; what is off the line counts as farther. */
export function nextTo<P extends Point>(from: Point, key: string, places: Iterable<P>): P | null {
  const way = ARROWS[key];
  if (!way) return null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    if (ahead < 1) continue;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const far = ahead + ASIDE * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Nearer to the middle than this a press means the hex, farther out one of its sides. */
const MIDDLE = 40;

/** Which side of a hex a point lies at, from its middle; none if it lies in the middle. Sides are counted clockwise
    from the one below, as the pen counts them. */
export function sideAt(point: Point, layout: string): number | null {
  if (Math.hypot(point.x, point.y) < MIDDLE) return null;
  const angle = (Math.atan2(point.y, point.x) * 180) / Math.PI;
  return (Math.round((angle - 90 - (CORNERS[layout] ?? 0)) / 60) + 12) % 6;
}

/** The hex and the number of a stop: "H12.1" is the second stop of H12. */
export function stopPlace(stop: string): { hex: string; number: number } {
  const dot = stop.lastIndexOf(".");
  return dot < 0 ? { hex: stop, number: 0 } : { hex: stop.slice(0, dot), number: Number(stop.slice(dot + 1)) };
}
