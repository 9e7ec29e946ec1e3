/** Finding texts by words: all of them stand in it, in whatever form; `tresham rules --search` finds the same. */

const LINK = /\[([^\]]+)\]\([^)]*\)/g;

/** What the forms of a word have in common, more or less: in Russian and Polish its end depends on the sentence. */
function root(word: string): string {
  return /^\p{L}+$/u.test(word) ? word.slice(0, Math.max(4, word.length - 2)) : word;
}

export function speaksOf(text: string, words: string): boolean {
  const told = text.replace(LINK, "$1").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(root(word)));
}
