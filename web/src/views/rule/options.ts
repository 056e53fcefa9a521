// The options of a heap with their nim-values.

import type { Natural } from "../../engine/types";

export interface Option {
  /** The heaps that the move leaves: `3 + 5`; empty if it leaves none. */
  text: string;
  value: number;
}

/** Each option with its nim-value: the nim-sum of the values of the heaps that it leaves. The smallest come first. */
export function valued(options: readonly (readonly Natural[])[], values: readonly number[]): Option[] {
  return options
    .map((heaps) => ({ text: heaps.join(" + "), value: heaps.reduce<number>((sum, heap) => sum ^ (values[Number(heap)] ?? 0), 0) }))
    .sort((a, b) => a.value - b.value);
}
