import type { Natural } from "../../engine/types";

/** Heaps and their nim-values as comma-separated text. */
export function csv(values: readonly Natural[]): string {
  return `heap,nim_value\n${values.map((value, heap) => `${heap},${value}\n`).join("")}`;
}

/** The nim-values of a table of pairs as comma-separated text. */
export function pairsCsv(rows: readonly (readonly Natural[])[]): string {
  return `a,b,nim_value\n${rows.flatMap((row, a) => row.map((value, b) => `${a},${b},${value}\n`)).join("")}`;
}
