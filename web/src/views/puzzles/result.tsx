// The end of a puzzle: why the move wins, what to tell friends, and the next one.

import { useState } from "preact/hooks";
import { writeAddress } from "../../address";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { shortText } from "../../pictures/move-text";
import { say, sentence } from "../../texts";
import type { Puzzle } from "./find";
import type { PuzzleName } from "./name";
import { type Event, squaresOf } from "./progress";

interface ResultProps {
  puzzle: Puzzle;
  name: PuzzleName;
  daily: { day: number; isToday: boolean } | undefined;
  events: readonly Event[];
}

export function Result({ puzzle: { position, misere }, name, daily, events }: ResultProps) {
  const hint = useAsk("hint", { position, misere });
  const explained = useAsk("explain", { position, misere, max_moves: 1 });
  const why = explained.answer?.moves.find(({ wins }) => wins)?.why ?? null;
  return (
    <div class="puzzle-result">
      <Answer asked={hint} label={say("puzzles-explaining")}>
        {({ principle, move }) => (
          <>
            {move !== null && <p class="winning-move">{say("puzzles-the-move", { move: shortText(move) })}</p>}
            <p>{sentence(principle)}</p>
          </>
        )}
      </Answer>
      {why !== null && <p>{sentence(why)}</p>}
      {daily !== undefined && <Told day={daily.day} events={events} />}
      <p class="row">
        {daily === undefined ? (
          <a class="button main" href={writeAddress("puzzles", {}, `${name.about}/${name.size}/${name.number + 1}`)}>
            {say("puzzles-next")}
          </a>
        ) : (
          <a class="button main" href={writeAddress("puzzles")}>
            {say("puzzles-more")}
          </a>
        )}
        <a class="button" href={writeAddress("position", { position, misere })}>
          {say("puzzles-why")}
        </a>
      </p>
    </div>
  );
}

/** What to tell friends about a daily puzzle. It gives nothing away. */
function Told({ day, events }: { day: number; events: readonly Event[] }) {
  const [copied, setCopied] = useState(false);
  const address = new URL(writeAddress("puzzles", { day }, "daily"), location.href).href;
  const text = say("puzzles-told", { day, squares: squaresOf(events), address });
  const tell = async () => {
    try {
      // Phones offer their own way to share.
      if (matchMedia("(pointer: coarse)").matches && navigator.share !== undefined) {
        await navigator.share({ text });
      } else {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }
    } catch {
      setCopied(false); // The text stays there to be selected.
    }
  };
  return (
    <div class="told">
      <output>{text}</output>
      <button type="button" onClick={() => void tell()}>
        {copied ? say("share-copied") : say("puzzles-tell")}
      </button>
    </div>
  );
}
