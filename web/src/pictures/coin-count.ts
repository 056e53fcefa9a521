// The size of a heap, as far as pictures can count it.

import type { Natural } from "../engine/types";

/** The size of a heap as a number; null if JavaScript's numbers are not exact there. */
export function coinCount(heap: Natural): number | null {
  const count = typeof heap === "number" ? heap : Number(heap);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}
