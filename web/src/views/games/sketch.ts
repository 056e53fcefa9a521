// What a small picture needs of a position.

import type { Natural } from "../../engine/types";

/** More is not drawn in small. */
const MOST_HEAPS = 8;
const MOST_COINS = 15;

/** Heaps that can be drawn coin by coin; null where there are too many. */
export function coins(heaps: readonly Natural[] | null): number[] | null {
  if (heaps === null || heaps.length > MOST_HEAPS) {
    return null;
  }
  const counts = heaps.map(Number);
  return counts.every((count) => count <= MOST_COINS) ? counts : null;
}

/** The numbers of `(3,5)`. */
export function numbers(text: string): number[] | null {
  const inside = /^\s*\(?([\d,\s]+)\)?\s*$/.exec(text)?.[1];
  return inside === undefined ? null : inside.split(",").map(Number);
}
