/** The names of those who sit around one screen, as they were typed last. */
import type { SeatPlan } from "./newgame";

/** Names that stand between commas, each once. */
export function namesIn(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => name.trim());
  return names.filter((name, index) => name && names.indexOf(name) === index);
}

/** Seats for these people, and for as many more as a title needs at least; the first of them is the reader. */
export function seatsAround(names: readonly string[], least: number, called: (number: number) => string): SeatPlan[] {
  const people = [...names];
  for (let number = 1; people.length < least; number++) {
    const name = called(number);
    if (!people.includes(name)) people.push(name);
  }
  return people.map((name, index) => ({ kind: index ? "local" : "me", name }));
}
