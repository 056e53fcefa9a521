// The rules of each game in a position, and who wins, for visitors who meet the game here.

import { writeAddress } from "../address";
import type { PositionAnswer } from "../engine/types";
import { useAsk } from "../engine/use-ask";
import { say } from "../texts";

interface HowToPlayProps {
  read: PositionAnswer;
  /** Says who wins, too, if it is given. */
  misere?: boolean;
}

/** The games of a position, each once. */
export function HowToPlay({ read, misere }: HowToPlayProps) {
  const rules = [...new Set(read.components.map(({ rule }) => rule))];
  const wins = misere === undefined || read.labelled ? null : misere ? say("pictures-last-loses") : say("pictures-last-wins");
  return (
    <div class="how-to-play">
      {rules.map((rule, i) => (
        <RuleSentence key={rule} rule={rule} wins={i === rules.length - 1 ? wins : null} />
      ))}
    </div>
  );
}

/** The name of a game, or else its rule. */
export function GameName({ rule }: { rule: string }) {
  const { answer } = useAsk("rule", { rule });
  const game = answer?.game ?? null;
  return game === null ? <code>{rule}</code> : <>{game.title}</>;
}

/** A rule that takes a number of coins in a range: `take 1..3`. */
const range = /^take (\d+)\.\.(\d+)$/;

/** The rules of one game in a sentence. A rule in the language says itself what a move is. */
function RuleSentence({ rule, wins }: { rule: string; wins: string | null }) {
  const { answer } = useAsk("rule", { rule });
  const game = answer?.game ?? null;
  const [, from, to] = range.exec(rule) ?? [];
  return (
    <p>
      {game !== null ? (
        <>
          <strong>{game.title}</strong>: {game.about}
        </>
      ) : from !== undefined && to !== undefined ? (
        say("pictures-take-range", { from, to })
      ) : (
        <code>{rule}</code>
      )}{" "}
      {wins}
      {game !== null && (
        <a class="about-game" href={writeAddress("games", {}, game.name)} aria-label={say("pictures-about-game", { game: game.title })} title={say("pictures-about-game", { game: game.title })}>
          <span aria-hidden="true">i</span>
        </a>
      )}
    </p>
  );
}
