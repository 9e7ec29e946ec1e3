/** Things keep their place while a turn lasts: what is new comes below, and what comes back finds its old place. */
export class Order {
  #turn = "";
  #names: string[] = [];

  /** The same things, in the order in which they first came in this turn. */
  arrange<T>(turn: string, things: readonly T[], nameOf: (thing: T) => string): T[] {
    if (turn !== this.#turn) [this.#turn, this.#names] = [turn, []];
    for (const thing of things) {
      if (!this.#names.includes(nameOf(thing))) this.#names.push(nameOf(thing));
    }
    const place = (thing: T) => this.#names.indexOf(nameOf(thing));
    return [...things].sort((a, b) => place(a) - place(b));
  }
}
