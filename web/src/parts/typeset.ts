// Finds the formulas in a sentence of the engine: "From heap 71 on, G(n+12) = G(n)."

import { formula, type MathNode, way } from "./formula";

export type Piece = string | MathNode;

/** What a formula may consist of. `a` alone is a word. */
const RUN = /\d+(?: -\S+-> \d+)+|(?:(?:\b[A-Za-z]{1,2}[₀-₉]?|\bfloor|\bceil|\bsqrt|\bmin|\bmax|\bvaluation|\bbitxor)(?=\()|\b[A-Za-z][₀-₉]?\b|\d+|[-+*/^(){}=<>≤≥≠,·⊕⊗]|\bmod\b|\bxor\b|\s)+/g;
/** A formula that is worth its own type has one of these. */
const SIGN = /[=<>≤≥≠^*+]|\w ?\(|\bmod\b|\bxor\b|\d -\S+-> /;

/** No formula of the engine is longer. */
const MAX_LENGTH = 300;

/** The longest formula at the beginning of a text. */
function longest(text: string): { node: MathNode; length: number } | null {
  for (let length = Math.min(MAX_LENGTH, text.length); length > 0; length--) {
    const part = text.slice(0, length);
    // A formula ends with a number, a letter or a bracket, and not within one of these.
    if (/[\w)}₀-₉]$/.test(part) && !/\w/.test(text.charAt(length)) && SIGN.test(part)) {
      const node = way(part) ?? formula(part);
      if (node !== null) {
        return { node, length };
      }
    }
  }
  return null;
}

/** The signs before which a line may break, and the one after which it may. */
const isBreak = ({ tag, children }: MathNode): boolean => tag === "mtext" || tag === "mover" || (tag === "mo" && typeof children === "string" && /^[=<>≤≥≠→]$/.test(children));
const isComma = ({ tag, children }: MathNode): boolean => tag === "mo" && children === ",";

/** The parts of a formula that stay in one line. MathML breaks no lines, and a phone is narrow. */
export function unbroken(node: MathNode): MathNode[] {
  const flat = (each: MathNode): MathNode[] =>
    each.tag === "mrow" && typeof each.children !== "string" && each.children.some((child) => isBreak(child) || isComma(child)) ? each.children.flatMap(flat) : [each];
  const groups: MathNode[][] = [[]];
  for (const each of flat(node)) {
    if (isBreak(each)) {
      groups.push([]);
    }
    groups[groups.length - 1]!.push(each);
    if (isComma(each)) {
      groups.push([]);
    }
  }
  return groups.filter((group) => group.length > 0).map((children) => ({ tag: "mrow", children }));
}

/** The sentence in pieces: words, and formulas. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(RUN)) {
    let [start, run] = [match.index, match[0]];
    while (run.trim() !== "") {
      const blank = run.length - run.trimStart().length;
      [start, run] = [start + blank, run.trimStart()];
      // A hyphen ties a letter to a word: P-position.
      const found = /[-\w]/.test(text.charAt(start - 1)) ? null : longest(run);
      const joined = found !== null && /[-\w]/.test(text.charAt(start + found.length)) && /[A-Za-z]/.test(text.charAt(start + found.length + 1));
      if (found !== null && !joined) {
        pieces.push(text.slice(end, start), found.node);
        end = start + found.length;
        [start, run] = [end, run.slice(found.length)];
      } else {
        const word = /^\S+\s*/.exec(run)?.[0].length ?? run.length;
        [start, run] = [start + word, run.slice(word)];
      }
    }
  }
  pieces.push(text.slice(end));
  return pieces.filter((piece) => piece !== "");
}
