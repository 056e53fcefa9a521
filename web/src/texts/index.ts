// All words of the page, except those of the engine. To add a language, add a folder with the same shape as
// `en`, and a line here.

import * as en from "./en";

export type Texts = typeof en;

const languages: Record<string, Texts> = { en };

const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
const language = wanted.map((tag) => tag.split("-")[0] ?? "").find((tag) => tag in languages) ?? "en";

export const texts: Texts = languages[language] ?? en;

/** The words of the engine as a sentence. */
export function sentence(words: string): string {
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** A number in groups of three digits. Numbers that are too large for JavaScript are texts. */
export function number(value: number | string): string {
  // A narrow space at which lines do not break.
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, "\u202F");
}
