import { useState } from "preact/hooks";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { say } from "../../texts";
import type { Puzzle } from "./find";
import { principleOf } from "./principle";

/** A hint: the principle of the winning move, without the move. */
export function Hint({ puzzle: { position, misere }, onHint }: { puzzle: Puzzle; onHint: () => void }) {
  const [wanted, want] = useState(false);
  const asked = useAsk("hint", wanted ? { position, misere } : null);
  const open = () => {
    want(true);
    onHint();
  };
  return wanted ? (
    <div class="hint" role="status">
      <Answer asked={asked} label={say("puzzles-hinting")}>
        {({ principle, move }) => <p>{principleOf(principle, move)}</p>}
      </Answer>
    </div>
  ) : (
    <button type="button" onClick={open}>
      {say("puzzles-hint")}
    </button>
  );
}
