// Heaps to play on: the moves that each coin stands for, and the thickness of coins.

import type { LegalMove, Natural } from "../engine/types";
import { said } from "./said";

/** The most coins of a heap that the page draws. A larger heap has a field for a number. */
export const MOST_COINS = 24;

/** The size of a heap as a number; null if JavaScript's numbers are not exact there. */
export function countable(heap: Natural): number | null {
  const count = typeof heap === "number" ? heap : Number(heap);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** How many coins a move leaves of its heap; null if it is not a move of heaps. */
export function left(move: LegalMove): number | null {
  const words = said(move);
  return words === null ? null : words.to.reduce((sum, heap) => sum + heap, 0);
}

/** For each coin of a heap, from the lowest: the moves that take this coin and the coins above it. */
export function touches(moves: readonly LegalMove[], coins: number): LegalMove[][] {
  return Array.from({ length: coins }, (_, below) => moves.filter((move) => left(move) === below));
}

/** The moves of a heap that no coin stands for, because they leave as many coins or more. */
export function elsewhere(moves: readonly LegalMove[], coins: number): LegalMove[] {
  return moves.filter((move) => (left(move) ?? -1) >= coins);
}

/** Heaps higher than this, in pixels, have thinner coins. */
const TALL = 340;
const THICK = 40;
const THIN = 14;

/** The thickness of coins, in pixels, at which the tallest heap fits. */
export function thickness(tallest: number): number {
  return Math.max(THIN, Math.min(THICK, Math.floor(TALL / Math.max(1, tallest))));
}
