import type { Natural } from "../../engine/types";

/** Heaps and their nim-values as comma-separated text. */
export function csv(values: readonly Natural[]): string {
  return `heap,nim_value\n${values.map((value, heap) => `${heap},${value}\n`).join("")}`;
}
