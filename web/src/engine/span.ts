// The place of a problem in a text, as JavaScript counts.

import type { Problem } from "./types";

/** The UTF-16 units from `start` to `end` that a problem points at; null if it has no place in this text. */
export function span(text: string, { file, line, column, length }: Problem): { start: number; end: number } | null {
  if (file !== undefined || line === undefined || column === undefined) {
    return null;
  }
  const begin = text.split("\n").slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const characters = [...text.slice(begin)];
  const units = (count: number) => characters.slice(0, count).join("").length;
  return { start: begin + units(column - 1), end: begin + units(column - 1 + (length ?? 0)) };
}
