/** What a new table may look like: seats and options before the server sees them. */
import type { SeatWish, TitleCard } from "../api/types";

export interface SeatPlan extends SeatWish {
  name: string;
}

/** The options that would lack what they need, with what each of them lacks. */
export function lacking(title: TitleCard, chosen: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const option of title.options) {
    const missing = option.needs.filter((need) => !chosen.includes(need));
    if (chosen.includes(option.key) && missing.length) found.set(option.key, missing);
  }
  return found;
}

/** The options after one is chosen or left: of forms, which make another game of the title, there is one at most. */
export function toggled(title: TitleCard, chosen: readonly string[], key: string, on: boolean): string[] {
  const others = chosen.filter((one) => one !== key);
  if (!on) return others;
  const isForm = (one: string) => title.options.some((option) => option.key === one && option.seats !== null);
  return [...(isForm(key) ? others.filter((one) => !isForm(one)) : others), key];
}

/** The fewest and the most players with these options. */
export function seatsWith(title: TitleCard, chosen: readonly string[]): [number, number] {
  return title.options.find((option) => option.seats !== null && chosen.includes(option.key))?.seats ?? title.seats;
}

/** The profiles in which these options are played. */
export function profilesWith(title: TitleCard, chosen: readonly string[]): string[] {
  const barred = title.options.filter((option) => chosen.includes(option.key));
  return title.profiles.filter((profile) => barred.every((option) => option.profiles.includes(profile)));
}

/** As many seats as the title has, everyone with a name of their own. */
export function seatsFor(count: number, before: readonly SeatPlan[], kind: SeatWish["kind"], bot: string): SeatPlan[] {
  const names = before.map((seat) => seat.name);
  return Array.from({ length: count }, (_, index) => {
    const old = before[index];
    if (old) return old;
    const name = freshName(names, kind, index);
    names.push(name);
    return kind === "bot" ? { kind, name, bot } : { kind, name };
  });
}

const BOT_NAMES = ["Ada", "Bruno", "Clara", "Dario", "Elsa", "Fabio", "Greta"];

export function freshName(taken: readonly string[], kind: SeatWish["kind"], index: number): string {
  const free = BOT_NAMES.find((name) => !taken.includes(name));
  return kind === "open" ? "" : (free ?? `P${index + 1}`);
}

/** Names that two seats share. */
export function doubled(seats: readonly SeatPlan[]): string[] {
  const names = seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name.trim());
  return names.filter((name, index) => name && names.indexOf(name) !== index);
}
