/** Heaps and their nim-values as comma-separated text. */
export function csv(values: readonly number[]): string {
  return `heap,nim_value\n${values.map((value, heap) => `${heap},${value}\n`).join("")}`;
}
