// A hint in three steps: the principle, where to move, the move.

import { useEffect, useState } from "preact/hooks";
import type { LegalMove } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { moveWords } from "../../pictures/move-words";
import { parseMove, withoutRule } from "../../pictures/move-text";
import { say, sentence } from "../../texts";

interface HintProps {
  position: string;
  misere: boolean;
  /** Shows the move in the picture. */
  onShow: (move: LegalMove) => void;
  onMove: (move: LegalMove) => void;
}

const [PRINCIPLE, PLACE, MOVE] = [1, 2, 3];

/** A principle without the move that it leads to, which the engine writes after a colon. */
const principleAlone = (principle: string) => principle.split(/(?<! ): /)[0] ?? principle;

/** Where a move is made: a heap, a coin of a row, a game of a sum; null if only the move itself could say. */
function placeOf(move: LegalMove): string | null {
  const heap = parseMove(move);
  const rule = move.text.includes(" : ") ? move.text.slice(0, move.text.lastIndexOf(" : ")) : null;
  const turns = withoutRule(move.text).startsWith("turn ");
  if (heap === null) {
    return rule === null ? null : say("play-hint-part", { rule });
  }
  return turns ? say("play-hint-coin", { place: heap.from }) : say("play-hint-heap", { size: heap.from });
}

/** Each press shows one more step. */
export function HintBox({ position, misere, onShow, onMove }: HintProps) {
  const [pressed, press] = useState(PRINCIPLE);
  const asked = useAsk("hint", { position, misere });
  const move = asked.state === "done" ? (asked.answer?.move ?? null) : null;
  const place = move === null ? null : placeOf(move);
  // Where only the move itself says where it is made, there are two steps.
  const step = pressed === PLACE && place === null ? MOVE : pressed;
  useEffect(() => {
    if (move !== null && step === MOVE) {
      onShow(move);
    }
  }, [move, step]);
  return (
    <div class="hint" role="status">
      <Answer asked={asked} label={say("play-hinting")} retryMs={60_000}>
        {({ principle, move }) => (
          <>
            <p>{sentence(move === null || step === MOVE ? principle : principleAlone(principle))}</p>
            {move === null && <p class="faint">{say("play-hint-none")}</p>}
            {move !== null && step === PLACE && <p>{place}</p>}
            {move !== null && step < MOVE && (
              <button type="button" onClick={() => press(step + 1)}>
                {step === PRINCIPLE && place !== null ? say("play-hint-where") : say("play-hint-which")}
              </button>
            )}
            {move !== null && step === MOVE && (
              <p class="row">
                <strong title={move.text}>{moveWords(move)}</strong>
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
