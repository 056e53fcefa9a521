import { language } from "../../texts";

/** British lists have no comma before “and”, like the texts. */
const locale = () => (language() === "en" ? "en-GB" : language());

/** The words as a list in the language of the page: `3, 4 and 5`. */
export function list(words: readonly (string | number)[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(words.map(String));
}

/** The words as a list of which one holds: `1, 3 or 4`. */
export function either(words: readonly (string | number)[]): string {
  return new Intl.ListFormat(locale(), { type: "disjunction" }).format(words.map(String));
}
