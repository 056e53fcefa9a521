// The board of one component, with what the players put on it and the mark of the last move.

import type { Game, LegalMove } from "../engine/types";
import { useAsk } from "../engine/use-ask";
import { Progress } from "../parts/progress";
import { say } from "../texts";
import { Board } from "./board";
import { boardName } from "./board-name";
import { cells, drop } from "./frame";
import { withoutRule } from "./move-text";
import { layingOf, pieces } from "./laid";
import type { PartProps } from "./position";
import { positionOf } from "./position-text";

interface BoardOfProps extends Omit<PartProps, "rule" | "onMove"> {
  text: string;
  game: Game | null;
  /** True if a board that is larger than the screen scrolls to its end at first, where its token is. */
  fromEnd: boolean;
  onMove: (move: LegalMove) => void;
}

const MAX_MOVES = 2000;

/** A move on the board is the move of the whole position with the same words. */
export function BoardOf({ text, game, fromEnd, component, moves, onMove, disabled, shown, worths, past }: BoardOfProps) {
  const asked = useAsk("touch", { position: text, max_moves: MAX_MOVES });
  const texts = past.parts.map(positionOf);
  const [first, before] = [texts[0] ?? text, texts[texts.length - 2] ?? null];
  const begun = useAsk("touch", { position: first, max_moves: MAX_MOVES });
  const left = useAsk("touch", before === null ? null : { position: before, max_moves: MAX_MOVES });
  const { answer } = asked;
  if (asked.state === "asking" && answer === null) {
    return (
      <div class="board-room">
        <Progress label={say("pictures-loading")} progress={asked.progress} onCancel={asked.cancel} />
      </div>
    );
  }
  if (answer === null) {
    return (
      <p class="faint">
        {say("pictures-no-picture")} {asked.problem !== null && `(${asked.problem.message})`}
      </p>
    );
  }
  // The board has moves of its own. They mean the moves of the whole position with the same words.
  const own = new Map(moves.flatMap((move) => (move.component === component ? [[withoutRule(move.text), move.after]] : [])));
  const worthOf = ({ text, after }: LegalMove) => {
    const worth = worths?.get(own.get(withoutRule(text)) ?? "");
    return worth === undefined ? [] : [[after, worth] as const];
  };
  const start = begun.state === "done" && begun.answer !== null ? begun.answer : answer;
  const down = drop(start.svg, answer.svg);
  const last = past.moves[past.moves.length - 1];
  const made = left.state === "done" && left.answer !== null && last !== undefined ? left.answer.moves.find(({ after }) => after === text) : undefined;
  const laying = layingOf(game?.name ?? null);
  const squares = laying === null ? [] : cells(answer.svg);
  const laid = laying === null ? [] : pieces(past.parts.map((part) => part.text), past.moves.map(({ side }) => side));
  return (
    <Board
      label={boardName(game, text)}
      touch={answer}
      frame={{ width: Math.max(start.width, answer.width), height: Math.max(start.height, answer.height), down }}
      fromEnd={fromEnd}
      onMove={onMove}
      disabled={disabled || asked.stale}
      shown={shown?.component === component ? shown : null}
      worths={worths === null ? null : new Map(answer.moves.flatMap(worthOf))}
      last={last === undefined ? null : { side: last.side, slow: last.slow, areas: made?.areas ?? [], down: drop(start.svg, left.answer?.svg ?? answer.svg) }}
      laid={laid.map(({ cells, side }) => ({ side, look: laying ?? "mark", squares: cells.flatMap((cell) => squares[cell] ?? []) }))}
    />
  );
}
