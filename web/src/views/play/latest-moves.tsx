import { moveWords } from "../../pictures/move-words";
import { say, sentence } from "../../texts";
import { type Match, mover } from "./match";

/** The latest two moves. Screen readers announce them. */
export function LatestMoves({ match }: { match: Match }) {
  const last = match.played.slice(-2).map(({ text, after, atRandom }, i, both) => {
    const who = mover(match, match.played.length - both.length + i);
    const move = text === null ? after : moveWords({ text, after });
    return { text: text ?? after, words: atRandom === true ? say("play-engine-guessed", { move }) : sentence(say("play-played", { name: say(`play-names-${who}`), move })) };
  });
  return (
    <p class="last" role="log" aria-live="polite">
      {last.map(({ text, words }, i) => (
        <span key={match.played.length - last.length + i} title={text}>
          {words}{" "}
        </span>
      ))}
    </p>
  );
}
