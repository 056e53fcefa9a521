// The shell: the name, the navigation, and the view that the address names.

import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { entitle, type View, useAddress, views, writeAddress } from "./address";
import { ThemeSwitch } from "./parts/theme-switch";
import { texts } from "./texts";
import { Games } from "./views/games";
import { Graph } from "./views/graph";
import { Home } from "./views/home";
import { Play } from "./views/play";
import { Position } from "./views/position";
import type { ViewProps } from "./views/props";
import { Rule } from "./views/rule";

const components: Record<View, ComponentType<ViewProps>> = { home: Home, rule: Rule, position: Position, graph: Graph, play: Play, games: Games };

/** The views in the navigation. The name of the program leads to the first page. */
const named = views.filter((view) => view !== "home");

export function App() {
  const { address, visit } = useAddress();
  const main = useRef<HTMLElement>(null);
  const CurrentView = components[address.view];

  useEffect(() => {
    entitle(address);
    if (visit > 0) {
      // A screen reader starts at the heading, as on a new page.
      main.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
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
        {texts.shell.skip}
      </a>
      <header class="top">
        <a class="name" href={writeAddress("home")} aria-current={address.view === "home" ? "page" : undefined}>
          grundy
        </a>
        <nav class="views" aria-label={texts.shell.navigation}>
          {named.map((view) => (
            <a key={view} href={writeAddress(view)} aria-current={view === address.view ? "page" : undefined}>
              {texts.shell.views[view]}
            </a>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      <main ref={main} id="main">
        {address.unknown !== undefined && (
          <p class="note unknown" role="status">
            {texts.shell.unknownView(address.unknown)}
          </p>
        )}
        <CurrentView key={visit} address={address} />
      </main>
      <footer class="foot">
        <p>{texts.shell.private}</p>
        <p>{texts.shell.offline}</p>
        <p>
          <a href="./NOTICE.txt">{texts.shell.licences}</a>
        </p>
      </footer>
    </>
  );
}
