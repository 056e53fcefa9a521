// A game against the engine. The address holds the whole game, so that the visitor can go on with it later.

import { useEffect, useState } from "preact/hooks";
import { note, writeAddress } from "../../address";
import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import type { ViewProps } from "../props";
import { Game } from "./game";
import { begin, type Match, type Settings as Chosen, strengths } from "./match";
import { fromAddress, toAddress } from "./record";
import { examples, Settings } from "./settings";

function fromQuery(query: Record<string, string>): Match {
  const settings: Chosen = {
    position: query.position ?? examples[0],
    misere: query.misere === "1",
    strength: strengths.find((each) => each === query.strength) ?? "perfect",
    first: query.first === "engine" || query.first === "people" ? query.first : "you",
  };
  return { ...begin(settings), played: fromAddress(query.played) };
}

function toQuery(match: Match): Record<string, string | boolean | null> {
  const { position, misere, strength, first } = match;
  return {
    position,
    misere,
    strength: strength === "perfect" ? null : strength,
    first: first === "you" ? null : first,
    played: toAddress(match),
  };
}

export function Play({ address }: ViewProps) {
  const [match, set] = useState(() => fromQuery(address.query));
  // Counts the games. A new number gives the components a new key, and so a new state.
  const [game, count] = useState(0);
  useEffect(() => note(writeAddress("play", toQuery(match))), [match]);

  const start = (next: Match) => {
    set(next);
    count(game + 1);
  };
  const { played, ...settings } = match;
  return (
    <div class="stack view view-play">
      <Heading title={say("play-title")} about={say("play-about")} />
      <Game key={game} match={match} onMatch={set} onLoad={start} />
      <Settings key={`settings ${game}`} current={settings} begun={played.length > 0} onBegin={(next) => start(begin(next))} />
    </div>
  );
}
