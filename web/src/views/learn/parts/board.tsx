// A game against the engine, in a chapter. Several games are played at one board, one after the other.

import { useState } from "preact/hooks";
import { Game } from "../../play/game";
import { begin, type First, type Match } from "../../play/match";

export interface Sample {
  position: string;
  /** The name on its button, if there are several. */
  name: string;
  misere?: boolean;
  first?: First;
}

const matchOf = ({ position, misere = false, first = "you" }: Sample) => begin({ position, misere, strength: "perfect", first });

export function Board({ games }: { games: readonly [Sample, ...Sample[]] }) {
  const [match, set] = useState<Match>(() => matchOf(games[0]));
  // Counts the games. A new number gives the board a new state.
  const [game, count] = useState(0);
  const load = (next: Match) => {
    set(next);
    count(game + 1);
  };
  return (
    <div class="lesson-board">
      {games.length > 1 && (
        <p class="row">
          {games.map((sample) => (
            <button key={sample.position} type="button" aria-pressed={match.position === sample.position} onClick={() => load(matchOf(sample))}>
              {sample.name}
            </button>
          ))}
        </p>
      )}
      <Game key={game} match={match} onMatch={set} onLoad={load} plain />
    </div>
  );
}
