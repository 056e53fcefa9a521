// Which language the page speaks: that of the address, or what the visitor chose, or the browser's.

import { useEffect, useState } from "preact/hooks";
import { language, speak } from ".";
import { engine } from "../engine";
import { engineTexts } from "./engine";
import { type Language, spoken } from "./languages";

const KEY = "grundy-language";
const listeners = new Set<() => void>();

function stored(): string[] {
  try {
    return [localStorage.getItem(KEY) ?? ""];
  } catch {
    return []; // The browser may forbid storage.
  }
}

/** Loads the texts before the first view is drawn. `asked` is the language in the address, if it names one. */
export async function begin(asked?: string): Promise<void> {
  await change(spoken([asked ?? "", ...stored(), ...navigator.languages]) ?? "en");
}

async function change(next: Language): Promise<void> {
  engine.speak(next, engineTexts(next));
  await speak(next);
  document.documentElement.lang = next;
  listeners.forEach((listener) => listener());
}

/** Changes the language, and keeps the choice for the next visit. */
export async function choose(next: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage the choice lasts until the page closes.
  }
  await change(next);
}

/** The language of the page. The view draws itself again when it changes. */
export function useLanguage(): Language {
  const [now, set] = useState(language);
  useEffect(() => {
    const change = () => set(language());
    listeners.add(change);
    change();
    return () => void listeners.delete(change);
  }, []);
  return now;
}
