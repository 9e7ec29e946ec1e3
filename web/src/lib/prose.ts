/** The rules as the server sends them are light Markdown; this turns a paragraph into safe pieces to show. */

export type Piece = { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "link"; text: string; href: string };

const MARK = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Bold, slanted, code and links; everything else is plain text, and never HTML. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const hit of text.matchAll(MARK)) {
    if (hit.index > done) found.push({ kind: "text", text: text.slice(done, hit.index) });
    if (hit[1] !== undefined) found.push({ kind: "bold", text: hit[1] });
    else if (hit[2] !== undefined) found.push({ kind: "italic", text: hit[2] });
    else if (hit[3] !== undefined) found.push({ kind: "code", text: hit[3] });
    else found.push(linked(hit[4] ?? "", hit[5] ?? ""));
    done = hit.index + hit[0].length;
  }
  if (done < text.length) found.push({ kind: "text", text: text.slice(done) });
  return found;
}

/** Only links within the page are followed; a reference to another file is told as text. */
function linked(text: string, href: string): Piece {
  return href.startsWith("#") ? { kind: "link", text, href } : { kind: "text", text };
}

export interface Block {
  kind: "paragraph" | "item" | "table" | "quote";
  /** What it says; a quote keeps its own marks, as it has blocks of its own. */
  text: string;
  rows: string[][];
}

/** Paragraphs, list items, tables and quotes of a text. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .flatMap((part) => (part.startsWith(">") ? [quote(part)] : /^\s*\|/.test(part) ? [table(part)] : lines(part)))
    .filter((block) => block.text || block.rows.length);
}

function quote(part: string): Block {
  return { kind: "quote", text: part.replace(/^> ?/gm, ""), rows: [] };
}

function table(part: string): Block {
  const rows = part
    .trim()
    .split("\n")
    .filter((row) => !/^\s*\|[\s|:-]+\|\s*$/.test(row))
    .map((row) => row.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  return { kind: "table", text: "", rows };
}

function lines(part: string): Block[] {
  const found: Block[] = [];
  for (const line of part.split("\n")) {
    const item = /^\s*(?:[*-]|\d+\.)\s+(.*)/.exec(line);
    const last = found.at(-1);
    if (item) found.push({ kind: "item", text: item[1] ?? "", rows: [] });
    else if (last) last.text += ` ${line.trim()}`;
    else found.push({ kind: "paragraph", text: line.trim(), rows: [] });
  }
  return found;
}
