// The first page: a board to touch at once, and the ways on.

import { useState } from "preact/hooks";
import { writeAddress } from "../../address";
import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import { Game } from "../play/game";
import { begin, type Match } from "../play/match";
import { hasTouched, rememberTouch } from "./touched";
import { Ways } from "./ways";

const games = [
  { name: "twenty-one", position: "take 1..3 : 21" },
  { name: "kayles", position: "kayles : 9" },
  { name: "chomp", position: "chomp 3x4" },
  { name: "cram", position: "cram 4x4" },
  { name: "turtles", position: "turning-turtles : 2,5,6" },
] as const;

export function Home() {
  const [match, set] = useState(() => begin({ position: "nim : 3,4,5", misere: false, strength: "perfect", first: "you" }));
  // Counts the games. A new number gives the board a new state.
  const [game, count] = useState(0);
  // Until the first touch ever, a coin beckons.
  const [invites, invite] = useState(() => !hasTouched());
  const change = (next: Match) => {
    invite(false);
    rememberTouch();
    set(next);
  };
  const load = (next: Match) => {
    set(next);
    count(game + 1);
  };
  return (
    <div class={`stack view view-home${invites ? " invites" : ""}`}>
      <Heading title={say("home-title")} about={say("home-about")} />
      <Game key={game} match={match} onMatch={change} onLoad={load} plain />
      <p class="others">
        {say("home-others")}{" "}
        {games.map(({ name, position }) => (
          <a key={position} href={writeAddress("play", { position })}>
            {say(`home-game-${name}`)}
          </a>
        ))}
      </p>
      <Ways />
    </div>
  );
}
