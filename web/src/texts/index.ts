// All words of the page, except what the engine says. Another language is another folder like `en`, of the
// same shape, and a line here.

import * as en from "./en";

export type Texts = typeof en;

const languages: Record<string, Texts> = { en };

const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
const language = wanted.map((tag) => tag.split("-")[0] ?? "").find((tag) => tag in languages) ?? "en";

export const texts: Texts = languages[language] ?? en;

/** A number in groups of three digits; one too large to compute with comes as text. */
export function number(value: number | string): string {
  // A space that does not break the line.
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, "\u202F");
}
