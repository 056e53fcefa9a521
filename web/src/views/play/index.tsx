// A game against the engine or between two people. The address holds the whole game, and Back and Forward go
// through its moves.

import { useEffect, useRef, useState } from "preact/hooks";
import { note, step, writeAddress } from "../../address";
import { Heading } from "../../parts/heading";
import { useAsk } from "../../engine/use-ask";
import { say } from "../../texts";
import type { ViewProps } from "../props";
import { Game } from "./game";
import { begin, type Match, mover, type Settings as Chosen, strengths } from "./match";
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

function hashOf(match: Match): string {
  const { position, misere, strength, first } = match;
  return writeAddress("play", {
    position,
    misere,
    strength: strength === "perfect" ? null : strength,
    first: first === "you" ? null : first,
    played: toAddress(match),
  });
}

export function Play({ address }: ViewProps) {
  const [match, set] = useState(() => fromQuery(address.query));
  // Counts the games. A new number gives the components a new key, and so a new state.
  const [game, count] = useState(0);
  // The states of the game by their addresses. An address alone does not hold the words of the moves.
  const known = useRef(new Map<string, Match>());
  const arrived = useRef(address);
  useEffect(() => {
    const hash = hashOf(match);
    known.current.set(hash, match);
    note(hash);
  }, [match]);
  useEffect(() => {
    // Back or Forward led to another state of the game.
    if (address !== arrived.current) {
      arrived.current = address;
      const there = fromQuery(address.query);
      set(known.current.get(hashOf(there)) ?? there);
    }
  }, [address]);

  const start = (next: Match) => {
    step(hashOf(next));
    set(next);
    count(game + 1);
  };
  /** A move of a person is a step of the history. The answer of the engine belongs to that step. */
  const move = (next: Match) => {
    const last = next.played.length - 1;
    if (next.played.length > match.played.length && last >= 0 && mover(next, last) !== "engine" && next.played.every(({ text }) => text !== null)) {
      step(hashOf(next));
    }
    set(next);
  };
  const { played, ...settings } = match;
  // A position that nobody can play needs another one.
  const unreadable = useAsk("position", { position: match.position }).state === "refused";
  return (
    <div class="stack view view-play">
      <Heading title={say("play-title")} />
      <Game key={game} match={match} onMatch={move} onLoad={start}>
        <Settings key={`settings ${game} ${match.position}`} current={settings} begun={played.length > 0} open={unreadable} onBegin={(next) => start(begin(next))} />
      </Game>
    </div>
  );
}
