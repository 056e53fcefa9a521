// The texts of the engine, which are in the crate grundy-words. The engine has the English ones itself.

import type { Language } from "./languages";

const files = import.meta.glob<{ default: Record<string, string> }>("./*/engine.ts");

/** The texts of the engine in a language, as one text; null in English. */
export function engineTexts(language: Language): Promise<string> | null {
  const load = files[`./${language}/engine.ts`];
  return load === undefined ? null : load().then(({ default: texts }) => Object.values(texts).join("\n"));
}
