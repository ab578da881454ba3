// A guide as sections that can be searched. It becomes components, never markup: what a guide says cannot run.
import { lexer, type Token, type Tokens } from "marked";

export interface Section {
  id: string;
  title: string;
  blocks: Token[];
}

export interface Guide {
  title: string;
  sections: Section[];
}

const RULING = /^\*\*(R[\w-]*\d+)\*\*\s*/;

/** The number of a ruling, such as R12; "" if a block is none. */
export function rulingNumber(block: Token): string {
  return block.type === "paragraph" ? (RULING.exec(block.raw)?.[1] ?? "") : "";
}

export function readGuide(text: string): Guide {
  const apart = text.replace(/\n(?=\*\*R[\w-]*\d+\*\*)/g, "\n\n"); // rulings in a row are one each
  const guide: Guide = { title: "", sections: [{ id: "start", title: "", blocks: [] }] };
  for (const token of lexer(apart)) {
    if (token.type === "heading" && token.depth === 1) guide.title = token.text;
    else if (token.type === "heading" && token.depth === 2) {
      guide.sections.push({ id: idOf(token.text), title: token.text, blocks: [] });
    } else if (token.type !== "space") guide.sections.at(-1)?.blocks.push(token);
  }
  guide.sections = guide.sections.filter((section) => section.title || section.blocks.length);
  return guide;
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
}

/** The words somebody searches for. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

const has = (text: string, words: readonly string[]) => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

/** Sections with all the words, cut down to the paragraphs, items and rows that have them. */
export function searchGuide(guide: Guide, query: string): Section[] {
  const words = wordsOf(query);
  if (!words.length) return guide.sections;
  const number = /^r(-?new)?-?\d+$/i.test(query.trim()) ? query.trim().toLowerCase() : "";
  return guide.sections.flatMap((section) => {
    const blocks = number
      ? section.blocks.filter((block) => rulingNumber(block).toLowerCase() === number)
      : has(section.title, words)
        ? section.blocks
        : section.blocks.flatMap((block) => cut(block, words));
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}

function cut(block: Token, words: readonly string[]): Token[] {
  if (block.type === "list") {
    const items = (block as Tokens.List).items.filter((item) => has(item.text, words));
    return items.length ? [{ ...block, items } as Token] : [];
  }
  if (block.type === "table") {
    const rows = (block as Tokens.Table).rows.filter((row) => has(row.map((cell) => cell.text).join(" "), words));
    return rows.length ? [{ ...block, rows } as Token] : [];
  }
  return has(block.raw, words) ? [block] : [];
}

/** How many places a search found. */
export function placesIn(sections: readonly Section[]): number {
  const places = (block: Token) =>
    block.type === "list"
      ? (block as Tokens.List).items.length
      : block.type === "table"
        ? (block as Tokens.Table).rows.length
        : 1;
  return sections.reduce((sum, section) => sum + section.blocks.reduce((n, block) => n + places(block), 0), 0);
}

/** A text in parts, those that were searched for marked. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text
    .split(any)
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((part) => part.text);
}
