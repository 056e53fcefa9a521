// Light or dark: the theme of the system, unless the visitor chooses one here.

import { useEffect, useState } from "preact/hooks";

export type Choice = "system" | "light" | "dark";
export type Theme = "light" | "dark";

const KEY = "grundy-theme";
const system = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

function stored(): Choice {
  try {
    const text = localStorage.getItem(KEY);
    return text === "light" || text === "dark" ? text : "system";
  } catch {
    return "system"; // The browser may forbid storage.
  }
}

let choice = stored();

function theme(): Theme {
  return choice !== "system" ? choice : system.matches ? "dark" : "light";
}

function show(): void {
  document.documentElement.dataset.theme = theme();
  listeners.forEach((listener) => listener());
}

system.addEventListener("change", show);
show();

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
  show();
}

/** The current theme and the visitor's choice. Views ask the engine for pictures in this theme. */
export function useTheme(): { theme: Theme; choice: Choice } {
  const [now, set] = useState({ theme: theme(), choice });
  useEffect(() => {
    const change = () => set({ theme: theme(), choice });
    listeners.add(change);
    change();
    return () => void listeners.delete(change);
  }, []);
  return now;
}
