import { choose, useLanguage } from "../texts/choice";
import { say } from "../texts";
import { type Language, languages } from "../texts/languages";

/** Chooses the language of the page. Each language has its own name in the list. */
export function LanguageMenu() {
  const language = useLanguage();
  return (
    <select class="language quiet" aria-label={say("shell-language")} value={language} onChange={(event) => void choose(event.currentTarget.value as Language)}>
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
