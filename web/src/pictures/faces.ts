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

/** Heads (true) and tails from place 1 on; null if the row is too long. */
export function faces(heaps: readonly Natural[]): boolean[] | null {
  const places = heaps.map(coinCount);
  const last = Math.max(0, ...places.map((place) => place ?? Infinity));
  if (last > MAX_PLACES) {
    return null;
  }
  // Two equal heaps cancel, so two heads at one place make a tail.
  return Array.from({ length: last }, (_, i) => places.filter((place) => place === i + 1).length % 2 === 1);
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
