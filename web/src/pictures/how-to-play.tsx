// The rules of each game in a position, for visitors who meet the game here.

import { writeAddress } from "../address";
import type { PositionAnswer } from "../engine/types";
import { useAsk } from "../engine/use-ask";
import { title } from "../texts/game-title";

/** The games of a position, each once. */
export function HowToPlay({ read }: { read: PositionAnswer }) {
  const rules = [...new Set(read.components.map(({ rule }) => rule))];
  return (
    <>
      {rules.map((rule) => (
        <RuleSentence key={rule} rule={rule} />
      ))}
    </>
  );
}

/** The name of a game, or else its rule. */
export function GameName({ rule }: { rule: string }) {
  const { answer } = useAsk("rule", { rule });
  const game = answer?.game ?? null;
  return game === null ? <code>{rule}</code> : <>{title(game)}</>;
}

/** The rules of one game in a sentence, if the game has a name. A rule in the language says itself what a move is. */
function RuleSentence({ rule }: { rule: string }) {
  const { answer } = useAsk("rule", { rule });
  const game = answer?.game ?? null;
  return game === null ? null : (
    <p class="how-to-play">
      <a href={writeAddress("games", {}, game.name)}>{title(game)}</a>
      {": "}
      {game.about}
    </p>
  );
}
