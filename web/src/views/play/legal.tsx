import { useMemo, useState } from "preact/hooks";
import type { LegalMove, MovesAnswer, PositionAnswer } from "../../engine/types";
import { distinctTexts } from "../../pictures/move-text";
import { say } from "../../texts";

/** The number of moves in the list before the visitor asks for more. */
const INITIAL_MOVES = 40;

interface LegalMovesProps {
  moves: MovesAnswer;
  components: PositionAnswer["components"];
  onMove: (move: LegalMove) => void;
}

/** All legal moves as buttons, so that the visitor can play any game without its picture. */
export function LegalMoves({ moves, components, onMove }: LegalMovesProps) {
  const [all, showAll] = useState(false);
  const count = moves.moves.length;
  const words = useMemo(() => distinctTexts(moves.moves, components.map(({ heaps }) => heaps), (words, heap) => say("pictures-move-of-heap", { words, heap })), [moves, components]);
  const shown = all ? moves.moves : moves.moves.slice(0, INITIAL_MOVES);
  return (
    <details class="legal-moves" open={count <= INITIAL_MOVES}>
      <summary>{moves.moves_complete ? say("play-moves", { count }) : say("play-moves-many", { count })}</summary>
      <ul class="options-list">
        {shown.map((move, i) => (
          <li key={i}>
            <button type="button" onClick={() => onMove(move)}>
              {words[i]}
            </button>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <button type="button" class="quiet" onClick={() => showAll(true)}>
          {say("play-more", { count: count - shown.length })}
        </button>
      )}
    </details>
  );
}
