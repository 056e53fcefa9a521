import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { say } from "../../texts";

/** The number of moves in a list before the visitor asks for more. */
const INITIAL_MOVES = 24;

/** A list of moves. A long one is cut until the visitor asks for the rest. */
export function CutList<Move>({ moves, children }: { moves: readonly Move[]; children: (move: Move, place: number) => ComponentChildren }) {
  const [all, showAll] = useState(false);
  const shown = all ? moves : moves.slice(0, INITIAL_MOVES);
  return (
    <>
      <ul class="moves">{shown.map(children)}</ul>
      {moves.length > shown.length && (
        <button type="button" class="quiet" onClick={() => showAll(true)}>
          {say("position-show-all", { count: moves.length - shown.length })}
        </button>
      )}
    </>
  );
}
