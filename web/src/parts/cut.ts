import { span } from "../engine/span";
import type { Problem } from "../engine/types";

/**
 * Cuts a text at its problem. If the problem is a gap or at the end, `at` is a blank, so that there is
 * something to mark.
 */
export function cut(text: string, problem: Problem | null): { before: string; at: string; after: string } {
  const place = problem === null ? null : span(text, problem);
  if (place === null) {
    return { before: text, at: "", after: "" };
  }
  const { start, end } = place;
  const at = text.slice(start, end);
  return { before: text.slice(0, start), at: at === "" ? "\u00A0" : at, after: text.slice(end) };
}

/** The word that the help suggests, and the help without it. */
export function suggestion(help = ""): { word: string | null; help: string } {
  const found = /did you mean `([^`]+)`\?(?:; )?/.exec(help);
  return found === null ? { word: null, help } : { word: found[1] ?? null, help: help.replace(found[0], "") };
}

/** The text, or its beginning if the text is too long to repeat. */
export function clip(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join("")}…`;
}
