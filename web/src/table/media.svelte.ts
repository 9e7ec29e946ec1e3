/** How much room there is: three columns, two with a drawer, or one. */
class Room {
  width = $state(innerWidth);

  constructor() {
    addEventListener("resize", () => (this.width = innerWidth));
  }

  get kind(): "wide" | "middle" | "phone" {
    return this.width >= 1280 ? "wide" : this.width >= 900 ? "middle" : "phone";
  }
}

export const room = new Room();
