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
    return this.#sorted(things, nameOf);
  }

  /** The same, and in the place of what is gone since it came in this turn, something else. */
  keep<T>(turn: string, things: readonly T[], nameOf: (thing: T) => string, instead: (name: string) => T): T[] {
    this.arrange(turn, things, nameOf);
    const here = new Set(things.map(nameOf));
    const gone = this.#names.filter((name) => !here.has(name)).map(instead);
    return this.#sorted([...things, ...gone], nameOf);
  }

  #sorted<T>(things: readonly T[], nameOf: (thing: T) => string): T[] {
    const place = (thing: T) => this.#names.indexOf(nameOf(thing));
    return [...things].sort((a, b) => place(a) - place(b));
  }
}
