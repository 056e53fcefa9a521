import { useEffect } from "preact/hooks";
import type { LegalMove } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { say, sentence } from "../../texts";

interface HintProps {
  position: string;
  misere: boolean;
  /** Shows the move in the picture. */
  onShow: (move: LegalMove) => void;
  onMove: (move: LegalMove) => void;
}

/** A good move, and the principle behind it. */
export function HintBox({ position, misere, onShow, onMove }: HintProps) {
  const asked = useAsk("hint", { position, misere });
  const move = asked.state === "done" ? (asked.answer?.move ?? null) : null;
  useEffect(() => {
    if (move !== null) {
      onShow(move);
    }
  }, [move]);
  return (
    <div class="hint" role="status">
      <Answer asked={asked} label={say("play-hinting")} retryMs={60_000}>
        {({ principle, move }) => (
          <>
            <p>{sentence(principle)}</p>
            {move === null ? (
              <p class="faint">{say("play-hint-none")}</p>
            ) : (
              <p class="row">
                <strong>{move.text}</strong>
                <button type="button" onClick={() => onMove(move)}>
                  {say("play-hint-make")}
                </button>
              </p>
            )}
          </>
        )}
      </Answer>
    </div>
  );
}
