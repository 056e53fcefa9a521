// The current game: whose turn it is, the picture, hints, and the moves so far.

import { useEffect, useRef, useState } from "preact/hooks";
import type { LegalMove } from "../../engine/types";
import { writeAddress } from "../../address";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { isLabelled } from "../../parts/asked-position";
import { HowToPlay } from "../../pictures/how-to-play";
import { PlayedPosition } from "../../pictures/position";
import { say, sentence } from "../../texts";
import { Graded } from "./graded";
import { HintBox } from "./hint";
import { LegalMoves } from "./legal";
import { afterMove, begin, type Match, mover, currentPosition, positions, turn, canTakeBack, takeBack, winnerOf } from "./match";
import { Tools } from "./tools";
import { useReply } from "./use-reply";

const MAX_MOVES = 2000;
const RETRY_MS = 60_000;

interface GameProps {
  match: Match;
  onMatch: (match: Match) => void;
  /** Opens another game. */
  onLoad: (match: Match) => void;
  /** True for a board without the lists of moves, the grades and the tools below it. */
  plain?: boolean;
}

export function Game({ match: given, onMatch, onLoad, plain = false }: GameProps) {
  const position = currentPosition(given);
  const read = useAsk("position", { position });
  const labelled = isLabelled(read);
  // If the rules say who wins, there is no misère play, even if an address or a file asks for it.
  const match = labelled ? { ...given, misere: false } : given;
  const head = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);
  const [hinted, setHinted] = useState<string | null>(null);
  const [hint, setHint] = useState<LegalMove | null>(null);

  // A game from an address or a file has only positions. The engine finds the moves between them.
  const unread = match.played.some(({ text }) => text === null);
  const checked = useAsk("grade", unread && read.state !== "asking" ? { played: positions(match), misere: match.misere } : null, { limit: RETRY_MS });
  useEffect(() => {
    if (unread && checked.state === "done" && checked.answer !== null) {
      const { stages } = checked.answer;
      onMatch({
        ...match,
        played: match.played.map(({ after }, i) => ({ after: stages[i + 1]?.position ?? after, text: stages[i]?.move ?? after })),
      });
    }
  }, [unread, checked.state]);

  const listed = useAsk("moves", unread ? null : { position, max_moves: MAX_MOVES });
  const moves = listed.state === "done" ? listed.answer : null;
  const over = moves !== null && moves.moves_complete && moves.moves.length === 0;
  const player = turn(match);
  const yours = player !== "engine";
  const next = (match: Match) => {
    setHinted(null);
    setHint(null);
    onMatch(match);
    // The button that had the focus may be gone. The heading says what to do now.
    head.current?.focus({ preventScroll: true });
  };
  const play = (move: LegalMove) => next(afterMove(match, move));
  const reply = useReply(match, !unread && !yours && read.answer !== null && moves !== null && !over, (move, atRandom) => next(afterMove(match, move, atRandom)));

  if (unread) {
    return (
      <section class="card">
        <Answer asked={checked} label={say("play-checking")}>
          {() => null}
        </Answer>
        {checked.state === "refused" && (
          <p class="row">
            {say("play-bad-record")}
            <button type="button" onClick={() => onLoad({ ...match, played: [] })}>
              {say("play-begin-again")}
            </button>
          </p>
        )}
      </section>
    );
  }
  return (
    <>
      <section ref={card} class="card game" aria-labelledby="play-turn">
        <h2 id="play-turn" ref={head} tabIndex={-1} class={over ? "turn over" : yours ? "turn yours" : "turn theirs"}>
          {over ? <GameResult match={match} labelled={labelled} /> : read.state === "refused" ? say("play-unreadable") : moves === null ? say("play-reading") : yours ? (player !== "you" ? say(`play-turn-of-${player}`) : plain ? say("play-your-turn-plain") : say("play-your-turn")) : say("play-engine-turn")}
        </h2>
        <p class="hidden" role="status">
          {over && <GameResult match={match} labelled={labelled} />}
        </p>
        <LatestMoves match={match} />
        {over && (
          <p class="row again">
            <button type="button" class="main" onClick={() => onLoad(begin(match))}>
              {say("play-play-again")}
            </button>
            {match.first !== "people" && (
              <button type="button" onClick={() => onLoad(begin({ ...match, first: match.first === "you" ? "engine" : "you" }))}>
                {say(`play-swap-${match.first}`)}
              </button>
            )}
            {plain && (
              <a class="button" href={writeAddress("position", { position: match.position })}>
                {say("home-why")}
              </a>
            )}
          </p>
        )}
        {read.answer !== null && !plain && <HowToPlay read={read.answer} />}
        {!plain && (
          <p class="row place">
            <code>{position}</code>
          </p>
        )}
        {read.answer === null && (
          <Answer asked={read} label={say("play-reading")}>
            {() => null}
          </Answer>
        )}
        {read.answer !== null && (
          <Answer asked={listed} label={say("play-reading")} retryMs={RETRY_MS}>
            {(answer) =>
              read.answer !== null && (
                <PlayedPosition
                  read={read.answer}
                  moves={answer.moves}
                  complete={answer.moves_complete}
                  onMove={play}
                  disabled={!yours || listed.stale || read.stale}
                  shown={hint}
                />
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
        <p class="row">
          <button type="button" disabled={over || !yours || moves === null} onClick={() => setHinted(position)}>
            {say("play-hint")}
          </button>
          <button type="button" disabled={!canTakeBack(match)} onClick={() => next(takeBack(match))}>
            {say("play-undo")}
          </button>
          {!plain && document.fullscreenEnabled && (
            <button type="button" onClick={() => void (document.fullscreenElement === null ? card.current?.requestFullscreen() : document.exitFullscreen())}>
              {say("play-full-screen")}
            </button>
          )}
        </p>
        {hinted === position && yours && <HintBox position={position} misere={match.misere} onShow={setHint} onMove={play} />}
        {yours && moves !== null && !over && !plain && <LegalMoves key={position} moves={moves} components={read.answer?.components ?? []} onMove={play} />}
      </section>
      {!plain && (match.played.length > 0 || over) && <Graded match={match} over={over} onLoad={onLoad} />}
      {!plain && <Tools match={match} labelled={labelled} onLoad={onLoad} />}
    </>
  );
}

/** The latest two moves. Screen readers announce them. */
function LatestMoves({ match }: { match: Match }) {
  const last = match.played.slice(-2).map(({ text, after, atRandom }, i, both) => {
    const who = mover(match, match.played.length - both.length + i);
    const words = text ?? after;
    return atRandom === true ? say("play-engine-guessed", { move: words }) : sentence(say("play-played", { name: say(`play-names-${who}`), move: words }));
  });
  return (
    <p class="last" role="log" aria-live="polite">
      {last.join(" ")}
    </p>
  );
}

function GameResult({ match, labelled }: { match: Match; labelled: boolean }) {
  // The last position alone says who wins. The grades of the whole game may take long.
  const last = useAsk("grade", { played: [currentPosition(match)], misere: match.misere });
  const winner = last.answer === null ? undefined : winnerOf(match, last.answer.winner);
  const says = labelled ? say("play-over-labelled") : match.misere ? say("play-over-misere") : say("play-over-normal");
  return (
    <span>
      {winner !== undefined && <strong>{winner === null ? say("play-tie") : say(`play-won-${winner}`)}</strong>} {says}
    </span>
  );
}
