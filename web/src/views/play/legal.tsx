import { useMemo, useState } from "preact/hooks";
import type { LegalMove, PositionAnswer } from "../../engine/types";
import { distinctTexts } from "../../pictures/move-text";
import { moveWords } from "../../pictures/move-words";
import { say } from "../../texts";

/** The number of moves in the list before the visitor asks for more. */
const INITIAL_MOVES = 40;
/** A longer list is folded at first: the board is the place to move. */
const MAX_UNFOLDED = 12;
/** The moves that a digit chooses. */
const MAX_DIGIT = 9;

interface LegalMovesProps {
  moves: readonly LegalMove[];
  /** True if `moves` holds all moves. */
  complete: boolean;
  components: PositionAnswer["components"];
  disabled: boolean;
  onMove: (move: LegalMove) => void;
}

/** All legal moves as buttons, so that the visitor can play any game without its picture. */
export function LegalMoves({ moves, complete, components, disabled, onMove }: LegalMovesProps) {
  const [all, showAll] = useState(false);
  const [open, setOpen] = useState(moves.length <= MAX_UNFOLDED);
  const count = moves.length;
  const words = useMemo(() => distinctTexts(moves, components.map(({ heaps }) => heaps), (words, heap) => say("pictures-move-of-heap", { words, heap }), moveWords), [moves, components]);
  const shown = all ? moves : moves.slice(0, INITIAL_MOVES);
  return (
    <details class="legal-moves" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{complete ? say("play-moves", { count }) : say("play-moves-many", { count })}</summary>
      <ul class="options-list">
        {shown.map((move, i) => (
          <li key={i}>
            <button type="button" title={move.text} disabled={disabled} aria-keyshortcuts={i < MAX_DIGIT ? String(i + 1) : undefined} onClick={() => onMove(move)}>
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
      <p class="faint">{say("play-digits")}</p>
    </details>
  );
}
