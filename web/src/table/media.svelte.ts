/**
 * How much room there is: three columns, two with a drawer, the map above panel and players (an upright tablet), or one
 * column. A phone on its side is too low for anything below the map, so it gets two columns.
 */
export type Kind = "wide" | "middle" | "slate" | "phone";

const LOW = 500;

export function kindOf(width: number, height: number): Kind {
  if (width >= 1280) return "wide";
  if (width >= 900 || (width >= 640 && height < LOW)) return "middle";
  return width >= 720 && height >= 720 ? "slate" : "phone";
}

class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener("resize", () => ([this.width, this.height] = [innerWidth, innerHeight]));
  }

  get kind(): Kind {
    return kindOf(this.width, this.height);
  }
}

export const room = new Room();
