// The languages of the page, each with its own name. A folder beside this file holds the texts of a language.

export const languages = { en: "English", ro: "Română", pt: "Português", hu: "Magyar", zh: "中文", de: "Deutsch", fr: "Français", es: "Español" } as const;

export type Language = keyof typeof languages;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/** The first of these tags that the page speaks: `pt-BR` finds `pt`. */
export function spoken(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
}
