// Confetti for a person who has won against the engine.

import { useAsk } from "../../engine/use-ask";
import { currentPosition, type Match, winnerOf } from "./match";

const PIECES = 28;
/** Steps that scatter the pieces without two equal ones: fractions of the golden ratio. */
const GOLDEN = 0.618034;
const scatter = (i: number, step: number) => (i * step) % 1;

export function Confetti({ match }: { match: Match }) {
  const last = useAsk("grade", { played: [currentPosition(match)], misere: match.misere });
  const winner = last.answer === null ? null : winnerOf(match, last.answer.winner);
  if (winner === null || winner === "engine") {
    return null;
  }
  return (
    <span class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, i) => (
        <i
          key={i}
          class={`piece-${i % 4}`}
          style={{
            left: `${(100 * scatter(i, GOLDEN)).toFixed(1)}%`,
            animationDelay: `${(300 * scatter(i, 0.37)).toFixed()}ms`,
            "--aside": `${(120 * (scatter(i, 0.73) - 0.5)).toFixed()}px`,
          }}
        />
      ))}
    </span>
  );
}
