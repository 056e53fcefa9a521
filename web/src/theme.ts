// Light or dark: the theme of the system, unless the visitor chooses one here.

import { useEffect, useState } from "preact/hooks";

export type Choice = "system" | "light" | "dark";
export type Theme = "light" | "dark";

const KEY = "grundy-theme";
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

function storedChoice(): Choice {
  try {
    const text = localStorage.getItem(KEY);
    return text === "light" || text === "dark" ? text : "system";
  } catch {
    return "system"; // The browser may forbid storage.
  }
}

let choice = storedChoice();

function currentTheme(): Theme {
  return choice !== "system" ? choice : systemDark.matches ? "dark" : "light";
}

function apply(): void {
  document.documentElement.dataset.theme = currentTheme();
  listeners.forEach((listener) => listener());
}

systemDark.addEventListener("change", apply);
apply();

/** Shows a theme until the page closes. */
export function show(next: Choice): void {
  choice = next;
  apply();
}

export function choose(next: Choice): void {
  choice = next;
  try {
    if (next === "system") {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, next);
    }
  } catch {
    // Without storage the choice lasts until the page closes.
  }
  apply();
}

/** The current theme and the visitor's choice. Views ask the engine for pictures in this theme. */
export function useTheme(): { theme: Theme; choice: Choice } {
  const [now, set] = useState({ theme: currentTheme(), choice });
  useEffect(() => {
    const change = () => set({ theme: currentTheme(), choice });
    listeners.add(change);
    change();
    return () => void listeners.delete(change);
  }, []);
  return now;
}
