/** What is as it was stays the very object that it was: whoever shows it sees at a glance that there is nothing to do. */

/** `now`, in which every part that is as it was `before` is the object it was then; plain data, as it comes by the wire. */
export function sharing<T>(before: unknown, now: T): T {
  if (before === now || !isComposed(before) || !isComposed(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const made: Record<string, unknown> | unknown[] = Array.isArray(now) ? new Array(now.length) : {};
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const [then, part] = [(before as Parts)[name], sharing((before as Parts)[name], (now as Parts)[name])];
    (made as Parts)[name] = part;
    same &&= part === then;
  }
  return (same ? before : made) as T;
}

/** Do two things say the same? */
export function alike(one: unknown, other: unknown): boolean {
  return sharing(one, other) === one;
}

type Parts = Record<string, unknown>;

function isComposed(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
