// The rulings of a guide that speak of a card.

/** The rulings, each as one line of text without its markup. */
export function rulingsIn(guide: string): string[] {
  const [, part = ""] = guide.split(/^## Rulings\s*$/m);
  const [rulings = ""] = part.split(/^## /m);
  const found: string[] = [];
  for (const line of rulings.split("\n").map((line) => line.trim())) {
    if (/^\*\*R/.test(line)) found.push(plain(line));
    else if (line && found.length) found[found.length - 1] += ` ${plain(line)}`;
  }
  return found;
}

function plain(line: string): string {
  return line.replace(/\*\*|`/g, "");
}

/** Rulings that name this card, a whole word at a time. */
export function rulingsAbout(guide: string, name: string): string[] {
  if (name.length < 3) return [];
  const word = new RegExp(`(^|[^\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}($|[^\\p{L}])`, "iu");
  return rulingsIn(guide).filter((ruling) => word.test(ruling));
}
