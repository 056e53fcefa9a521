// Heaps to play on: the moves that each coin stands for, and the thickness of coins.

import type { LegalMove } from "../engine/types";
import { parseMove } from "./move-text";

/** The most coins of a heap that the page draws. A larger heap has a field for a number. */
export const MAX_COINS = 24;

/** How many coins a move leaves of its heap; null if it is not a move of heaps. */
export function coinsLeft(move: LegalMove): number | null {
  const words = parseMove(move);
  return words === null ? null : words.to.reduce((sum, heap) => sum + heap, 0);
}

/** True if a move takes no coins, but splits a heap or makes it grow. */
export function isSplit(move: LegalMove): boolean {
  const words = parseMove(move);
  return words !== null && (coinsLeft(move) ?? 0) >= words.from;
}

/** For each coin of a heap, from the lowest: the moves that take this coin and the coins above it. */
export function movesByCoin(moves: readonly LegalMove[], coins: number): LegalMove[][] {
  return Array.from({ length: coins }, (_, below) => moves.filter((move) => coinsLeft(move) === below));
}

/**
 * For each coin of a heap, from the lowest: the moves that split the heap below this coin. At the lowest coin
 * it has the moves that no cut stands for, because they make the heap grow or leave three heaps.
 */
export function splitsByCoin(moves: readonly LegalMove[], coins: number): LegalMove[][] {
  const isCut = (move: LegalMove) => coinsLeft(move) === coins && parseMove(move)?.to.filter((part) => part > 0).length === 2;
  return Array.from({ length: coins }, (_, below) =>
    moves.filter((move) => isSplit(move) && (isCut(move) ? parseMove(move)?.to.includes(below) === true : below === 0)),
  );
}

/** Heaps higher than this, in pixels, have thinner coins. */
const MAX_HEIGHT = 340;
const MAX_THICKNESS = 40;
const MIN_THICKNESS = 14;

/** The thickness of coins, in pixels, at which the tallest heap fits. */
export function coinThickness(tallest: number): number {
  return Math.max(MIN_THICKNESS, Math.min(MAX_THICKNESS, Math.floor(MAX_HEIGHT / Math.max(1, tallest))));
}
