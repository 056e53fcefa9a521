// Rows of coins to turn over: a head at place n is a heap of n, and a move turns coins over.

import type { LegalMove, Natural } from "../engine/types";
import { coinCount } from "./coin-count";
import { withoutRule, parseMove } from "./move-text";

/** The most places in a row that the page draws. */
export const MAX_PLACES = 60;

/** True if this component is a row of coins: the words of its moves begin with `turn`. */
export function isRow(moves: readonly LegalMove[], component: number): boolean {
  return moves.some((move) => move.component === component && withoutRule(move.text).startsWith("turn "));
}

/** The last place with a head; null if the row would be too long to draw. */
export function places(heaps: readonly Natural[]): number | null {
  const last = Math.max(0, ...heaps.map((heap) => coinCount(heap) ?? Infinity));
  return last > MAX_PLACES ? null : last;
}

/** Heads (true) and tails from place 1 on, for at least `length` places; null if the row is too long. */
export function faces(heaps: readonly Natural[], length = 0): boolean[] | null {
  const last = places(heaps);
  // Two equal heaps cancel, so two heads at one place make a tail.
  return last === null ? null : Array.from({ length: Math.max(last, length) }, (_, i) => heaps.filter((heap) => coinCount(heap) === i + 1).length % 2 === 1);
}

/** The places of the coins that a move turns. */
export function turnedPlaces(move: LegalMove): number[] {
  const words = parseMove(move);
  return words === null ? [] : [words.from, ...words.to];
}

/** The moves that turn all of these coins. */
export function movesTurning(moves: readonly LegalMove[], component: number, places: readonly number[]): LegalMove[] {
  return moves.filter((move) => move.component === component && places.every((place) => turnedPlaces(move).includes(place)));
}

/** What touching a coin means: a move, or the coins that are touched by now. A second touch says that the move is complete. */
export function turnCoin(moves: readonly LegalMove[], component: number, touched: readonly number[], place: number): { move: LegalMove } | { touched: number[] } {
  if (touched.includes(place)) {
    const exact = movesTurning(moves, component, touched).find((move) => turnedPlaces(move).length === touched.length);
    return exact === undefined ? { touched: touched.filter((each) => each !== place) } : { move: exact };
  }
  const together = [...touched, place];
  const [only, second] = movesTurning(moves, component, together);
  if (only !== undefined && second === undefined) {
    return { move: only };
  }
  return { touched: only === undefined ? (movesTurning(moves, component, [place]).length > 0 ? [place] : []) : together };
}
