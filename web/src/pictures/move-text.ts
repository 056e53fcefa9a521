// Reads what a move of heaps does from its words: `7 → 2 + 4 (take 1)`, `5 → 0 (take all)`, `turn 5 and 2`.

import type { LegalMove, Natural } from "../engine/types";
import { coinCount } from "./coin-count";

/** The words of a move without its rule. They begin with the rule if the position has several components. */
export function withoutRule(text: string): string {
  const mark = text.lastIndexOf(" : ");
  return mark < 0 ? text : text.slice(mark + 3);
}

/** The heap that a move changes, and the heaps that it leaves; null if this is not a move of heaps. */
export function parseMove({ text }: Pick<LegalMove, "text">): { from: number; to: number[] } | null {
  const words = withoutRule(text);
  const turn = /^turn (\d+)(?: and (\d+(?:, \d+)*))?$/.exec(words);
  const take = turn === null ? /^(\d+) → (\d+(?: \+ \d+)*)(?: \(take (?:\d+|all)\))?$/.exec(words) : null;
  const found = turn ?? take;
  const from = found === null ? null : coinCount(found[1] ?? "");
  const to = (found?.[2] ?? "").split(turn === null ? " + " : ", ").filter((part) => part !== "");
  const counts = to.map(coinCount).filter((count) => count !== null);
  return from === null || counts.length < to.length ? null : { from, to: counts };
}

/**
 * The words of a move for a list. A move on a board drops the board that it leaves, because the picture
 * shows that: `(1,1)-(1,2)`. A move of a tuple keeps the tuple that it leaves.
 */
export function shortText(move: Pick<LegalMove, "text" | "after">): string {
  const [name, leaves] = move.text.split(" → ");
  const board = name !== undefined && leaves !== undefined && parseMove(move) === null && !leaves.startsWith("(") && leaves !== "" && move.after.includes(leaves);
  return board ? name : move.text;
}

/**
 * The words of each move for a list: `shortText`, and the heap where equal heaps have moves with equal words.
 * `heaps` are those of each component; null if it has no heaps. `heapName` writes the number of a heap.
 */
export function distinctTexts(
  moves: readonly LegalMove[],
  heaps: readonly (readonly Natural[] | null)[],
  heapName: (words: string, heap: number) => string,
  wordsOf: (move: LegalMove) => string = shortText,
): string[] {
  const key = ({ component, text }: LegalMove) => `${component} ${text}`;
  const counts = new Map<string, number>();
  moves.forEach((move) => counts.set(key(move), (counts.get(key(move)) ?? 0) + 1));
  const met = new Map<string, number>();
  return moves.map((move) => {
    const own = heaps[move.component];
    const words = parseMove(move);
    if (own === null || own === undefined || words === null || counts.get(key(move)) === 1) {
      return wordsOf(move);
    }
    const before = met.get(key(move)) ?? 0;
    met.set(key(move), before + 1);
    const equal = own.flatMap((size, i) => (String(size) === String(words.from) ? [i + 1] : []));
    const heap = equal[before];
    return heap === undefined ? shortText(move) : heapName(shortText(move), heap);
  });
}

/**
 * The moves of one heap. The moves of equal heaps have the same words: of the moves with the same words,
 * the first belongs to the first of these heaps, the second to the second, and so on.
 */
export function movesOfHeap(moves: readonly LegalMove[], component: number, heaps: readonly Natural[], heap: number): LegalMove[] {
  const size = String(heaps[heap]);
  const before = heaps.slice(0, heap).filter((each) => String(each) === size).length;
  const met = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const words = move.component === component ? parseMove(move) : null;
    if (words !== null && String(words.from) === size) {
      met.set(move.text, [...(met.get(move.text) ?? []), move]);
    }
  }
  return [...met.values()].flatMap((equal) => equal[before] ?? equal[0] ?? []);
}
