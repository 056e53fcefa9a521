// A position to play on. Each component is drawn as heaps, as a row of coins or as a board.

import { useRef } from "preact/hooks";
import { engine } from "../engine";
import type { LegalMove, Natural, PositionAnswer } from "../engine/types";
import { useAsk } from "../engine/use-ask";
import { Progress } from "../parts/progress";
import { say } from "../texts";
import { Board } from "./board";
import { isRow } from "./faces";
import { coinCount } from "./coin-count";
import { Heaps, type HeapsProps, type PlayProps } from "./heaps";
import { Row } from "./row";
import { GameName } from "./how-to-play";
import { movesOfHeap, parseMove, withoutRule } from "./move-text";
import { Pins } from "./pin-rows";
import { MAX_PINS, type Span, spans, splits } from "./pins";
import { positionOf, withHeap } from "./position-text";

interface PlayedPositionProps {
  read: PositionAnswer;
  moves: readonly LegalMove[];
  /** True if `moves` holds all moves. */
  complete: boolean;
  onMove: (move: LegalMove) => void;
  disabled?: boolean;
  shown?: LegalMove | null;
}

export function PlayedPosition({ read, moves, complete, onMove, disabled = false, shown = null }: PlayedPositionProps) {
  /** Finds a move that the list is too short to have. The engine says whether it is legal. */
  const leave = (component: number) => async (heap: number, coins: string) => {
    const after = complete ? null : withHeap(read, component, heap, coins);
    if (after === null) {
      return null;
    }
    try {
      const { stages } = await engine.ask("grade", { played: [read.position, after] });
      const [first, second] = stages;
      return { text: first?.move ?? after, after: second?.position ?? after, component };
    } catch {
      return null;
    }
  };
  return (
    <div class="played" role="group" aria-label={say("pictures-label")}>
      {read.components.map((part, component) => {
        const props: PlayProps = { rule: part.rule, component, moves, onMove, disabled, shown };
        const picture =
          part.heaps !== null ? (
            <HeapsOf key={component} {...props} heaps={part.heaps} onLeave={leave(component)} />
          ) : (
            <BoardOf key={component} {...props} text={positionOf(part)} fromEnd={part.kind === "points"} />
          );
        return read.components.length === 1 ? (
          picture
        ) : (
          <figure key={component} class="summand">
            {picture}
            <figcaption>
              <GameName rule={part.rule} />
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** The heaps of one component: a row of coins to turn, rows of pins where moves split heaps, or else stacks. */
function HeapsOf(props: HeapsProps) {
  const { rule, component, heaps, moves } = props;
  const { answer } = useAsk("rule", { rule });
  if (isRow(moves, component)) {
    return <Row {...props} />;
  }
  // At the end of a game no move splits a heap any more. It stays a row.
  const split = useRef<string | null>(null);
  if ((answer !== null && splits(answer.canonical)) || moves.some((move) => move.component === component && (parseMove(move)?.to.length ?? 0) > 1)) {
    split.current = rule;
  }
  const rows = split.current === rule ? heaps.map((heap, i) => rowOf(heap, movesOfHeap(moves, component, heaps, i))) : [null];
  return rows.every((row) => row !== null) ? <Pins {...props} rows={rows} /> : <Heaps {...props} />;
}

/** The row of a heap; null if it has no picture. */
function rowOf(heap: Natural, moves: LegalMove[]): { pins: number; spans: Span[] } | null {
  const pins = coinCount(heap);
  const found = pins !== null && pins <= MAX_PINS ? spans(moves, pins) : null;
  return pins === null || found === null ? null : { pins, spans: found };
}

/** The board of one component. A move on it is the move of the whole position with the same words. */
function BoardOf({ text, fromEnd, component, moves, onMove, disabled, shown }: PlayProps & { text: string; fromEnd: boolean }) {
  const asked = useAsk("touch", { position: text, max_moves: 2000 });
  const [answer, label] = [asked.answer, say("pictures-board", { text })];
  if (asked.state === "asking" && answer === null) {
    return <Progress label={say("pictures-loading")} progress={asked.progress} onCancel={asked.cancel} />;
  }
  if (answer === null) {
    return (
      <p class="faint">
        {say("pictures-no-picture")} {asked.problem !== null && `(${asked.problem.message})`}
      </p>
    );
  }
  const own = moves.filter((move) => move.component === component);
  const play = (move: LegalMove) => {
    const whole = own.find((each) => withoutRule(each.text) === withoutRule(move.text));
    if (whole !== undefined) {
      onMove(whole);
    }
  };
  return <Board label={label} touch={answer} fromEnd={fromEnd} onMove={play} disabled={disabled || asked.stale} shown={shown?.component === component ? shown : null} />;
}
