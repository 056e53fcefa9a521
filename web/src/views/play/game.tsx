// The current game: whose turn it is, the picture, hints, and the moves so far.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { LegalMove, PositionAnswer } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { isLabelled } from "../../parts/asked-position";
import { HowToPlay } from "../../pictures/how-to-play";
import type { Past, Place } from "../../pictures/past";
import { PlayedPosition } from "../../pictures/position";
import { say } from "../../texts";
import { BoardSwitches } from "./board-switches";
import { Confetti } from "./confetti";
import { Ending, EndingButtons } from "./ending";
import { Graded } from "./graded";
import { HintBox } from "./hint";
import { LatestMoves } from "./latest-moves";
import { LegalMoves } from "./legal";
import { afterMove, begin, canTakeBack, currentPosition, isRepeated, type Match, pastOf, takeBack, turn, until } from "./match";
import { Players } from "./players";
import { Tools } from "./tools";
import { useChecked } from "./use-checked";
import { useReply } from "./use-reply";
import { type Showing, useWorths } from "./use-worths";

const MAX_MOVES = 2000;
const RETRY_MS = 60_000;

export interface GameProps {
  match: Match;
  onMatch: (match: Match) => void;
  /** Opens another game. */
  onLoad: (match: Match) => void;
  /** True for a board without the lists of moves, the grades and the tools below it. */
  plain?: boolean;
  /** What stands below the game. It appears with the board, so that the board pushes nothing away. */
  children?: ComponentChildren;
}

/** A position with its moves. The board shows the last one until all of the next one is known. */
interface Scene {
  read: PositionAnswer;
  moves: readonly LegalMove[];
  complete: boolean;
  past: readonly Past[];
}

export function Game({ match: given, onMatch, onLoad, plain = false, children }: GameProps) {
  // The number of the move before which the visitor looks at the game; null for its present state.
  const [moment, look] = useState<number | null>(null);
  const seen = moment === null ? given : until(given, moment);
  const position = currentPosition(seen);
  const read = useAsk("position", { position });
  const labelled = isLabelled(read);
  // If the rules say who wins, there is no misère play, even if an address or a file asks for it.
  const match = labelled ? { ...given, misere: false } : given;
  const head = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);
  const scene = useRef<Scene | null>(null);
  const [hinted, setHinted] = useState<string | null>(null);
  const [shown, show] = useState<LegalMove | null>(null);
  const [showing, setShowing] = useState<Showing>({ wins: false, values: false });
  const [bad, setBad] = useState(false);

  const { unread, checked, endless } = useChecked(match, read.state !== "asking", onMatch, () => setBad(true));
  const listed = useAsk("moves", unread ? null : { position, max_moves: MAX_MOVES });
  const moves = listed.state === "done" ? listed.answer : null;
  const ended = moves !== null && moves.moves_complete && moves.moves.length === 0;
  const repeated = moment === null && isRepeated(match);
  const over = moment !== null || ended || repeated;
  const player = turn(seen);
  const yours = player !== "engine";
  const next = (match: Match) => {
    setHinted(null);
    show(null);
    look(null);
    onMatch(match);
    // The button that had the focus may be gone. The heading says what to do now.
    head.current?.focus({ preventScroll: true });
  };
  const play = (move: LegalMove, place?: Place) => next(afterMove(match, move, place === undefined ? {} : { place }));
  // The question does not wait for the list of moves. If there is none, there is no reply either.
  const wanted = !unread && !yours && !over;
  const reply = useReply(match, wanted, (move, atRandom) => next(afterMove(match, move, atRandom ? { atRandom } : {})));
  const worths = useWorths(yours && !over ? (moves?.moves ?? null) : null, match.misere, showing);
  if (moves !== null && read.state === "done" && read.answer !== null && !read.stale) {
    scene.current = { read: read.answer, moves: moves.moves, complete: moves.moves_complete, past: pastOf(seen) };
  }
  useEffect(() => {
    look(null);
    show(null);
    setHinted(null);
  }, [currentPosition(given), given.played.length]);

  if (unread) {
    return (
      <section class="card">
        {!endless && (
          <Answer asked={checked} label={say("play-checking")}>
            {() => null}
          </Answer>
        )}
        {(bad || (checked.state === "refused" && !endless)) && (
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
  const heading = () => {
    if (moment !== null) {
      return say("play-moment", { number: moment + 1 });
    }
    if (over) {
      return <Ending match={match} labelled={labelled} repeated={repeated} heaps={read.answer?.components.every(({ heaps }) => heaps !== null) === true} />;
    }
    if (read.state === "refused") {
      return say("play-unreadable");
    }
    if (moves === null) {
      return yours || scene.current === null ? say("play-reading") : say("play-engine-turn");
    }
    return yours ? (player !== "you" ? say(`play-turn-of-${player}`) : plain ? say("play-your-turn-plain") : say("play-your-turn")) : say("play-engine-turn");
  };
  const number = (event: KeyboardEvent) => {
    const move = /^[1-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey ? moves?.moves[Number(event.key) - 1] : undefined;
    if (move !== undefined && yours && !over && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      play(move);
    }
  };
  const { current } = scene;
  // What is below the board waits for it, or for the reason why there is none.
  const here = current !== null || read.state === "refused" || read.state === "stopped" || listed.state === "stopped";
  return (
    <>
      <section ref={card} class={`card game${plain ? " plain" : ""}${match.played.length === 0 ? " fresh" : ""}`} aria-labelledby="play-turn">
        {!plain && (current !== null ? <HowToPlay read={current.read} misere={match.misere} /> : <div class="how-to-play" />)}
        <h2 id="play-turn" ref={head} tabIndex={-1} class={over ? "turn over" : `turn of-${player}`}>
          {heading()}
        </h2>
        <p class="hidden" role="status">
          {over && moment === null && <Ending match={match} labelled={labelled} repeated={repeated} heaps={false} />}
        </p>
        {!plain && <Players match={match} turn={over ? null : player} />}
        {read.answer === null && (
          <Answer asked={read} label={say("play-reading")}>
            {() => null}
          </Answer>
        )}
        <div class="play-stage" onKeyDown={number}>
          {listed.state !== "done" && (current === null || listed.state !== "asking") && read.answer !== null && (
            <Answer asked={listed} label={say("play-reading")} retryMs={RETRY_MS}>
              {() => null}
            </Answer>
          )}
          {current !== null && (
            <PlayedPosition
              key={match.position}
              {...current}
              onMove={play}
              disabled={!yours || over || moves === null || read.stale}
              shown={shown}
              worths={worths}
            />
          )}
          {ended && moment === null && <Confetti match={match} />}
        </div>
        <LatestMoves match={seen} />
        {over && moment === null && <EndingButtons match={match} plain={plain} onLoad={onLoad} />}
        {moment !== null && (
          <p class="row again">
            <button type="button" class="main" onClick={() => onLoad(until(match, moment))}>
              {say("play-go-on")}
            </button>
            <button
              type="button"
              onClick={() => {
                look(null);
                show(null);
              }}
            >
              {say("play-to-end")}
            </button>
          </p>
        )}
        {reply.failed && wanted && moves !== null && (
          <p class="note row" role="alert">
            {say("play-reply-failed")}
            <button type="button" onClick={reply.again}>
              {say("play-again")}
            </button>
          </p>
        )}
        {here && <p class="row actions">
          {!over && (
            <button type="button" disabled={!yours || moves === null} aria-disabled={hinted === position} onClick={() => setHinted(position)}>
              {say("play-hint")}
            </button>
          )}
          <button type="button" disabled={moment !== null || !canTakeBack(match)} onClick={() => next(takeBack(match))}>
            {say("play-undo")}
          </button>
          {!over && (
            <button type="button" disabled={match.played.length === 0} onClick={() => onLoad(begin(match))}>
              {say("play-new-game")}
            </button>
          )}
          {!plain && document.fullscreenEnabled && (
            <button type="button" onClick={() => void (document.fullscreenElement === null ? card.current?.requestFullscreen() : document.exitFullscreen())}>
              {say("play-full-screen")}
            </button>
          )}
        </p>}
        {hinted === position && yours && !over && <HintBox position={position} misere={match.misere} onShow={show} onMove={play} />}
        {here && !plain && !endless && <BoardSwitches showing={showing} onShowing={setShowing} labelled={labelled} misere={match.misere} />}
        {!plain && !over && current !== null && <LegalMoves moves={current.moves} complete={current.complete} components={current.read.components} disabled={!yours || moves === null} onMove={play} />}
        {here && !plain && (
          <p class="row place">
            <code>{position}</code>
          </p>
        )}
      </section>
      {!plain && (match.played.length > 0 || over) && (
        <Graded
          match={match}
          over={over}
          moment={moment}
          onMoment={(count, better) => {
            look(count);
            show(better);
            head.current?.scrollIntoView({ block: "nearest" });
          }}
        />
      )}
      {here && !plain && <Tools match={match} labelled={labelled} read={current?.read ?? null} onLoad={onLoad} />}
      {here && children}
    </>
  );
}
