import { say } from "../../texts";
import { type Match, mover, type Player, sideOf } from "./match";

/** Both players with the colour and the shape of their marks. The one whose turn it is stands out. */
export function Players({ match, turn }: { match: Match; turn: Player | null }) {
  return (
    <p class="players" aria-hidden="true">
      {[mover(match, 0), mover(match, 1)].map((player) => (
        <span key={player} class={`player by-${sideOf(player)}${player === turn ? " moves" : ""}`}>
          <span class="shape" />
          {say(`play-name-${player}`)}
        </span>
      ))}
    </p>
  );
}
