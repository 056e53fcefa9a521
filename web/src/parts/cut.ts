import { span } from "../engine/span";
import type { Problem } from "../engine/types";

/** Cuts a text where the problem is; at the end of the text, or at a gap, one character is shown that is not there. */
export function cut(text: string, problem: Problem | null): { before: string; at: string; after: string } {
  const place = problem === null ? null : span(text, problem);
  if (place === null) {
    return { before: text, at: "", after: "" };
  }
  const { start, end } = place;
  const at = text.slice(start, end);
  return { before: text.slice(0, start), at: at === "" ? "\u00A0" : at, after: text.slice(end) };
}

/** The beginning of a text that is too long to be repeated. */
export function clipped(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join("")}…`;
}
