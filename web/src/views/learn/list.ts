import { language } from "../../texts";

/** The words as a list in the language of the page: `3, 4 and 5`. */
export function list(words: readonly (string | number)[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words.map(String));
}
