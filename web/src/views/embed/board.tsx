import { useEffect, useRef, useState } from "preact/hooks";
import { writeAddress } from "../../address";
import type { LegalMove } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { isLabelled } from "../../parts/asked-position";
import { HowToPlay } from "../../pictures/how-to-play";
import type { Place } from "../../pictures/past";
import { PlayedPosition } from "../../pictures/position";
import { say } from "../../texts";
import { HintBox } from "../play/hint";
import { LegalMoves } from "../play/legal";
import { afterMove, begin, canTakeBack, currentPosition, type Match, pastOf, takeBack, turn, winnerOf } from "../play/match";
import { useReply } from "../play/use-reply";
import type { Choice } from "./choice";
import { tell } from "./messages";

const MAX_MOVES = 2000;
const RETRY_MS = 60_000;

export function Board({ choice }: { choice: Choice }) {
  const [match, set] = useState<Match>(() => begin(choice));
  const [hinted, setHinted] = useState<string | null>(null);
  const [shown, show] = useState<LegalMove | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const position = currentPosition(match);
  const has = (control: Choice["controls"][number]) => choice.controls.includes(control);

  const read = useAsk("position", { position });
  const misere = match.misere && !isLabelled(read);
  const listed = useAsk("moves", { position, max_moves: MAX_MOVES });
  const moves = listed.state === "done" ? listed.answer : null;
  const over = moves !== null && moves.moves_complete && moves.moves.length === 0;
  const player = turn(match);
  const yours = player !== "engine";
  const next = (match: Match) => {
    setHinted(null);
    show(null);
    set(match);
    // The button that had the focus may be gone. The heading says what to do now.
    head.current?.focus({ preventScroll: true });
  };
  const play = (move: LegalMove, place?: Place) => next(afterMove(match, move, place === undefined ? {} : { place }));
  const reply = useReply({ ...match, misere }, !yours && read.answer !== null && moves !== null && !over, (move) => play(move));
  const winner = useWinner({ ...match, misere }, over);

  return (
    <section class="game" aria-labelledby="embed-turn">
      <h1 id="embed-turn" ref={head} tabIndex={-1} class={over ? "turn over" : `turn of-${player}`}>
        {read.state === "refused"
          ? say("embed-unreadable")
          : over
            ? winner === undefined
              ? say("embed-over")
              : winner === null
                ? say("play-tie")
                : say(`play-won-${winner}`)
            : player === "one" || player === "two"
              ? say(`play-turn-of-${player}`)
              : yours
                ? say("embed-your-turn")
                : say("play-engine-turn")}
      </h1>
      {read.answer !== null && has("rules") && <HowToPlay read={read.answer} />}
      {misere && has("rules") && <p>{say("puzzles-misere")}</p>}
      {read.answer === null ? (
        <Answer asked={read} label={say("play-reading")}>
          {() => null}
        </Answer>
      ) : (
        <Answer asked={listed} label={say("play-reading")} retryMs={RETRY_MS}>
          {(answer) =>
            read.answer !== null && (
              <PlayedPosition read={read.answer} moves={answer.moves} complete={answer.moves_complete} onMove={play} disabled={!yours || listed.stale || read.stale} shown={shown} past={pastOf(match)} />
            )
          }
        </Answer>
      )}
      {reply.failed && (
        <p class="note row" role="alert">
          {say("play-reply-failed")}
          <button type="button" onClick={reply.again}>
            {say("play-again")}
          </button>
        </p>
      )}
      <p class="row embed-tools">
        {has("hint") && !over && (
          <button type="button" disabled={!yours || moves === null} onClick={() => setHinted(position)}>
            {say("play-hint")}
          </button>
        )}
        {has("undo") && (
          <button type="button" disabled={!canTakeBack(match)} onClick={() => next(takeBack(match))}>
            {say("play-undo")}
          </button>
        )}
        {(over || has("new")) && (
          <button type="button" class={over ? "main" : undefined} disabled={match.played.length === 0} onClick={() => next(begin(choice))}>
            {say("play-play-again")}
          </button>
        )}
        <a class="button quiet" href={writeAddress("play", { position: match.position, misere })}>
          {say("embed-open")}
        </a>
      </p>
      {hinted === position && yours && <HintBox position={position} misere={misere} onShow={show} onMove={play} />}
      {has("moves") && yours && moves !== null && !over && <LegalMoves key={position} moves={moves.moves} complete={moves.moves_complete} components={read.answer?.components ?? []} disabled={false} onMove={play} />}
    </section>
  );
}

/** The winner at the end; undefined until it is known. The page around the frame hears of it. */
function useWinner(match: Match, over: boolean) {
  const position = currentPosition(match);
  const asked = useAsk("grade", over ? { played: [position], misere: match.misere } : null);
  const winner = over && asked.state === "done" && asked.answer !== null ? winnerOf(match, asked.answer.winner) : undefined;
  useEffect(() => {
    if (winner !== undefined) {
      tell({ grundy: "result", winner, moves: match.played.length, position });
    }
  }, [winner, position]);
  return winner;
}
