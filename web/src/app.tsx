// The shell: the name, the navigation, and the view that the address names.

import { Suspense } from "preact/compat";
import { useEffect, useRef } from "preact/hooks";
import { entitle, type View, useAddress, writeAddress } from "./address";
import { LanguageMenu } from "./parts/language-menu";
import { ThemeSwitch } from "./parts/theme-switch";
import { say } from "./texts";
import { begin, useLanguage } from "./texts/choice";
import { components } from "./views";

/** The views in the navigation. The name of the program leads to the first page. */
const named = ["learn", "play", "puzzles", "explore", "games"] as const satisfies readonly View[];

/** The views that belong to another one in the navigation. */
const within: Partial<Record<View, View>> = { rule: "explore", position: "explore", graph: "explore" };

export function App() {
  const { address, visit } = useAddress();
  const language = useLanguage();
  const main = useRef<HTMLElement>(null);
  const CurrentView = components[address.view];

  // A link may name the language in which its view is to be read.
  useEffect(() => void (address.query.lang !== undefined && begin(address.query.lang)), [visit]);
  useEffect(() => entitle(address), [visit, language]);
  useEffect(() => {
    if (visit > 0) {
      scrollTo(0, 0);
    }
  }, [visit]);

  const skip = (event: Event) => {
    event.preventDefault(); // A jump to #main would replace the address of the view.
    main.current?.querySelector<HTMLElement>("h1")?.focus();
  };

  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {say("shell-skip")}
      </a>
      <header class="top">
        <a class="name" href={writeAddress("home")} aria-current={address.view === "home" ? "page" : undefined}>
          grundy
        </a>
        <nav class="views" aria-label={say("shell-navigation")}>
          {named.map((view) => (
            <a key={view} href={writeAddress(view)} aria-current={view === address.view ? "page" : view === within[address.view] ? "true" : undefined}>
              {say(`shell-views-${view}`)}
            </a>
          ))}
        </nav>
        <LanguageMenu />
        <a class="help-link" href={writeAddress("about")} aria-label={say("shell-views-about")} title={say("shell-views-about")} aria-current={address.view === "about" ? "page" : undefined}>
          ?
        </a>
        <ThemeSwitch />
      </header>
      <main ref={main} id="main">
        {address.unknown !== undefined && (
          <p class="note unknown" role="status">
            {say("shell-unknown-view", { name: address.unknown })}
          </p>
        )}
        <Suspense fallback={<div class="view" aria-busy="true" />}>
          <CurrentView key={visit} address={address} />
        </Suspense>
      </main>
      <footer class="foot">
        <p>{say("shell-private")}</p>
        <p>{say("shell-offline")}</p>
        <p>
          <a href={writeAddress("about")}>{say("shell-views-about")}</a> · <a href="./NOTICE.txt">{say("shell-licences")}</a>
        </p>
      </footer>
    </>
  );
}
