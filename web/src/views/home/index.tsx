// The first page: a board to touch at once, and the ways on.

import { useState } from "preact/hooks";
import { type View, writeAddress } from "../../address";
import { Heading } from "../../parts/heading";
import { texts } from "../../texts";
import { Game } from "../play/game";
import { begin, type Match } from "../play/match";

const ways: readonly View[] = ["play", "position", "rule", "games"];

export function Home() {
  const t = texts.home;
  const [match, set] = useState(() => begin({ position: t.position, misere: false, strength: "perfect", first: "you" }));
  // Counts the games. A new number gives the board a new state.
  const [game, count] = useState(0);
  const load = (next: Match) => {
    set(next);
    count(game + 1);
  };
  return (
    <div class="stack view view-home">
      <Heading title={t.title} about={t.about} />
      <Game key={game} match={match} onMatch={set} onLoad={load} plain />
      <p class="others">
        {t.others}{" "}
        {t.games.map(({ name, position }) => (
          <a key={position} href={writeAddress("play", { position })}>
            {name}
          </a>
        ))}
      </p>
      <nav class="ways" aria-label={t.ways}>
        {ways.map((view) => (
          <a key={view} class="card way" href={writeAddress(view)}>
            <strong>{texts.shell.views[view]}</strong>
            <span>{t.way[view]}</span>
          </a>
        ))}
      </nav>
    </div>
  );
}
