// The numbers that a small picture needs from a position.

import type { Natural } from "../../engine/types";

/** The limits of a small picture. */
const MAX_HEAPS = 8;
const MAX_COINS = 15;

/** The coins of each heap; null if there are too many to draw. */
export function coins(heaps: readonly Natural[] | null): number[] | null {
  if (heaps === null || heaps.length > MAX_HEAPS) {
    return null;
  }
  const counts = heaps.map(Number);
  return counts.every((count) => count <= MAX_COINS) ? counts : null;
}

/** The numbers in a text such as `(3,5)`; null if there is anything else in it. */
export function numbers(text: string): number[] | null {
  const inside = /^\s*\(?([\d,\s]+)\)?\s*$/.exec(text)?.[1];
  return inside === undefined ? null : inside.split(",").map(Number);
}
