// A position to play on. Each component is drawn as heaps, as a row of coins or pins, or as a board.

import { useRef } from "preact/hooks";
import { engine } from "../engine";
import type { LegalMove, Natural, PositionAnswer } from "../engine/types";
import { useAsk } from "../engine/use-ask";
import { say } from "../texts";
import { alley } from "./alley";
import { BoardOf } from "./board-of";
import { coinCount } from "./coin-count";
import { isRow, places } from "./faces";
import { fibonacciHeap } from "./fibonacci";
import { Heaps, type HeapsProps, type PlayProps } from "./heaps";
import { GameName } from "./how-to-play";
import { movesOfHeap, withoutRule } from "./move-text";
import { type Past, type Place, useReads, type Worths } from "./past";
import { Pins } from "./pin-rows";
import { MAX_PINS, spans, splits } from "./pins";
import { positionOf, withHeap } from "./position-text";
import { Row } from "./row";

interface PlayedPositionProps {
  read: PositionAnswer;
  moves: readonly LegalMove[];
  /** True if `moves` holds all moves. */
  complete: boolean;
  /** `place` says where the visitor touched a row. */
  onMove: (move: LegalMove, place?: Place) => void;
  disabled?: boolean;
  shown?: LegalMove | null;
  /** The moves that led here. The picture shows the last one, and who made which. */
  past?: readonly Past[];
  worths?: Worths | null;
}

/** What the pictures know of the game so far, for one component. */
export interface PartPast {
  /** The component before each move, and at last now. */
  parts: PositionAnswer["components"];
  moves: readonly Past[];
}

const noPast: readonly Past[] = [];

export function PlayedPosition({ read, moves, complete, onMove, disabled = false, shown = null, past = noPast, worths = null }: PlayedPositionProps) {
  const reads = useReads([...past.map(({ before }) => before), read.position]);
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
  const pastOf = (component: number): PartPast => {
    const parts = (reads ?? []).flatMap(({ components }) => components[component] ?? []);
    const [now] = parts.slice(-1);
    const known = parts.length === past.length + 1 && parts.every(({ rule }) => rule === now?.rule);
    return known ? { parts, moves: past } : { parts: read.components.slice(component, component + 1), moves: noPast };
  };
  return (
    <div class="played" role="group" aria-label={say("pictures-label")}>
      {read.components.map((part, component) => {
        const props: PartProps = { rule: part.rule, component, moves, onMove, disabled, shown, worths, past: pastOf(component) };
        const picture =
          part.heaps !== null ? (
            <HeapsOf key={component} {...props} heaps={part.heaps} onLeave={leave(component)} />
          ) : (
            <NamedBoard key={component} {...props} part={part} onLeave={leave(component)} />
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

export interface PartProps extends Omit<PlayProps, "onMove"> {
  onMove: (move: LegalMove, place?: Place) => void;
  past: PartPast;
}

/** The heaps before the last move, and who made it. */
function lastOf({ parts, moves }: PartPast): HeapsProps["last"] {
  const [last, before] = [moves[moves.length - 1], parts[parts.length - 2]?.heaps];
  return last === undefined || before === undefined || before === null ? null : { heaps: before, side: last.side, slow: last.slow };
}

/** The heaps of one component: a row of coins to turn, rows of pins where moves split heaps, or else stacks. */
function HeapsOf(props: PartProps & Pick<HeapsProps, "heaps" | "onLeave">) {
  const { rule, component, moves, heaps, past } = props;
  const { answer, state } = useAsk("rule", { rule });
  // At the end of a game no move tells that the coins turn.
  const turns = useRef(false);
  turns.current ||= isRow(moves, component);
  if (turns.current) {
    const first = Math.max(0, ...past.parts.flatMap((part) => places(part.heaps ?? []) ?? 0));
    return <Row {...props} length={first} last={lastOf(past)} />;
  }
  // A stack that turns into a row of pins would jump.
  if (answer === null && (state === "idle" || state === "asking")) {
    return null;
  }
  const rows = answer !== null && splits(answer.canonical) ? rowsOf(moves, component, heaps, past) : null;
  const last = lastOf(past);
  if (rows !== null) {
    const takesNone = !/^[\d.]+$/.test(answer?.canonical ?? "") || /\.0*$/.test(answer?.canonical ?? "");
    const look = answer?.game?.name === "dawsons-chess" ? "squares" : takesNone ? "coins" : "pins";
    return <Pins {...props} rows={rows} look={look} last={past.moves.length - 1} slow={last?.slow === true} />;
  }
  return <Heaps {...props} first={past.parts[0]?.heaps ?? null} last={last} />;
}

/** The rows of pins over the game; null if some heap is too large, or has a move that a row does not show. */
function rowsOf(moves: readonly LegalMove[], component: number, heaps: readonly Natural[], { parts, moves: past }: PartPast) {
  const counts = parts.map((part) => (part.heaps ?? []).map(coinCount));
  const known = counts.flatMap((sizes) => (sizes.every((size) => size !== null && size <= MAX_PINS) ? [sizes.flatMap((size) => size ?? [])] : []));
  const [start] = known;
  if (start === undefined || known.length < counts.length) {
    return null;
  }
  const rolls = past.map(({ side, place }, i) => ({ before: known[i] ?? [], after: known[i + 1] ?? [], side, place }));
  const rows = alley(start, rolls).map((row) => ({
    ...row,
    pieces: row.pieces.map((piece) => ({ ...piece, spans: spans(movesOfHeap(moves, component, heaps, piece.heap), piece.length) })),
  }));
  const drawn = rows.map((row) => ({ ...row, pieces: row.pieces.flatMap((piece) => (piece.spans === null ? [] : [{ ...piece, spans: piece.spans }])) }));
  return drawn.every((row, i) => row.pieces.length === rows[i]?.pieces.length) ? drawn : null;
}

/** A board, or a heap for a game of pairs of numbers that people play with a heap. */
function NamedBoard(props: PartProps & { part: PositionAnswer["components"][number]; onLeave: HeapsProps["onLeave"] }) {
  const { rule, component, moves, part, onMove, past, onLeave } = props;
  const { answer } = useAsk("rule", { rule });
  const name = answer?.game?.name ?? null;
  const heap = name === "fibonacci-nim" ? fibonacciHeap(part.text, moves.filter((move) => move.component === component)) : null;
  if (answer === null) {
    return null;
  }
  if (heap !== null) {
    const before = fibonacciHeap(past.parts[past.parts.length - 2]?.text ?? "", []);
    const first = fibonacciHeap(past.parts[0]?.text ?? "", []);
    const last = past.moves[past.moves.length - 1];
    const whole = ({ after }: LegalMove) => moves.find((move) => move.after === after);
    return (
      <div class="limited">
        <Heaps
          {...props}
          heaps={[heap.coins]}
          moves={heap.moves}
          onMove={(move) => onMove(whole(move) ?? move)}
          onLeave={onLeave}
          first={first === null ? null : [first.coins]}
          last={before === null || last === undefined ? null : { heaps: [before.coins], side: last.side, slow: last.slow }}
        />
        <p>{say("pictures-at-most", { count: Math.min(heap.limit, heap.coins) })}</p>
      </div>
    );
  }
  const play = (move: LegalMove) => {
    const whole = moves.find((each) => each.component === component && withoutRule(each.text) === withoutRule(move.text));
    if (whole !== undefined) {
      onMove(whole);
    }
  };
  return <BoardOf {...props} text={positionOf(part)} game={answer.game} fromEnd={part.kind === "points"} onMove={play} />;
}
