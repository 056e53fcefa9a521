// What a text in the box may be, by its look. The engine then reads it.

export const kinds = ["rule", "position", "family", "row", "values", "nimber", "graph"] as const;
export type Kind = (typeof kinds)[number];

/** As many numbers or more are a list of values; fewer are heaps. */
const MIN_VALUES = 5;

/** The kinds that a text may be, the most likely one first. */
export function guess(text: string): Kind[] {
  const plain = text.trim();
  if (/^(strict\s+)?digraph\b|^from\s*,\s*to\b|^<(\?xml|graphml)\b/i.test(plain) || /^(\{\s*"|\[\s*[[{"])/.test(plain)) {
    return ["graph"];
  }
  const numbers = plain.match(/\d+/g) ?? [];
  if (/^[\d\s,;]+$/.test(plain) && numbers.length > 1) {
    return numbers.length >= MIN_VALUES ? ["values", "position"] : ["position", "values"];
  }
  if (/^[\d\s+*/^()⊗⊕×·]+$/.test(plain) || /\b(sqrt|inv|order|roots)\s*\(/.test(plain)) {
    return ["nimber"];
  }
  return plain.includes(":") ? ["position", "row", "rule"] : ["rule", "position", "family", "row"];
}

/** The numbers of a list of values. */
export function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
