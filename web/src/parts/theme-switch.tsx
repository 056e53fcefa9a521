import { choose, useTheme } from "../theme";
import { say } from "../texts";

/** Switches between light and dark. If the visitor picks the system's theme, the page follows the system. */
export function ThemeSwitch() {
  const { theme } = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return (
    <button
      type="button"
      class="theme quiet"
      aria-label={say(`shell-theme-${next}`)}
      title={say(`shell-theme-${next}`)}
      onClick={() => choose(next === system ? "system" : next)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        {theme === "dark" ? (
          <path
            d="M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m11.4 0 1.4 1.4M4.9 4.9l1.4 1.4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
          />
        ) : (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
        )}
      </svg>
    </button>
  );
}
