import { writeAddress } from "../../address";
import { shortText } from "../../pictures/move-text";
import { say } from "../../texts";
import type { Try } from "./find";

interface FeedbackProps {
  latest: Try;
  misere: boolean;
  onRetry: () => void;
}

/** Why a move does not win: the answer of the opponent. */
export function Feedback({ latest: { move, answer }, misere, onRetry }: FeedbackProps) {
  return (
    <div class="feedback">
      <p>{answer === null ? say("puzzles-ended", { move: shortText(move) }) : say("puzzles-refuted", { move: shortText(move), answer: shortText(answer) })}</p>
      <p class="row">
        <button type="button" class="main" onClick={onRetry}>
          {say("puzzles-retry")}
        </button>
        {answer !== null && (
          <a class="button" href={writeAddress("play", { position: answer.after, misere })}>
            {say("puzzles-play-on")}
          </a>
        )}
      </p>
    </div>
  );
}
