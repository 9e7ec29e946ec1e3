/** Rules that a lesson names in its sentences, by their ids, to be read in full. */

export interface Piece {
  text: string;
  /** The id of a rule; empty for plain words. */
  rule: string;
}

/** A title, then the parts of a number: `1850-SR.RD.7`, `1848-12.2.1a`, `1849-PD-11`; a full stop behind it ends the sentence. */
const RULE = /\b18[\dA-Z]{2}-[A-Z\d]+(?:[.-][A-Za-z\d]+)*/g;

/** A sentence in pieces: words and the rules among them. */
export function citations(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const hit of text.matchAll(RULE)) {
    if (hit.index > done) pieces.push({ text: text.slice(done, hit.index), rule: "" });
    pieces.push({ text: hit[0], rule: hit[0] });
    done = hit.index + hit[0].length;
  }
  return done < text.length ? [...pieces, { text: text.slice(done), rule: "" }] : pieces;
}
