// Heaps that one plays on: which moves a touched coin stands for, and how thick coins are drawn.

import type { LegalMove, Natural } from "../engine/types";
import { said } from "./said";

/** Heaps with more coins than this have a field for a number instead. */
export const MOST_COINS = 24;

/** A number of coins that can be drawn and counted; null where it cannot. */
export function countable(heap: Natural): number | null {
  const count = typeof heap === "number" ? heap : Number(heap);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** How many coins a move leaves of the heap that it changes; null where it is no move of heaps. */
export function left(move: LegalMove): number | null {
  const words = said(move);
  return words === null ? null : words.to.reduce((sum, heap) => sum + heap, 0);
}

/** What each coin of a heap stands for, from the lowest: of the moves of this heap those that take it and those above. */
export function touches(moves: readonly LegalMove[], coins: number): LegalMove[][] {
  return Array.from({ length: coins }, (_, below) => moves.filter((move) => left(move) === below));
}

/** The moves of a heap that no coin stands for: they leave as many as there were, or more. */
export function elsewhere(moves: readonly LegalMove[], coins: number): LegalMove[] {
  return moves.filter((move) => (left(move) ?? -1) >= coins);
}

/** Room that a picture may take from top to bottom before coins are made thinner. */
const TALL = 340;
const THICK = 40;
const THIN = 14;

/** How thick the coins of several heaps are, so that the tallest one fits. */
export function thickness(tallest: number): number {
  return Math.max(THIN, Math.min(THICK, Math.floor(TALL / Math.max(1, tallest))));
}
