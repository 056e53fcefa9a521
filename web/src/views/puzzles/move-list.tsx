import { useMemo } from "preact/hooks";
import type { LegalMove, PositionAnswer } from "../../engine/types";
import { distinctTexts } from "../../pictures/move-text";
import { say } from "../../texts";

interface MoveListProps {
  moves: readonly LegalMove[];
  read: PositionAnswer;
  disabled: boolean;
  onMove: (move: LegalMove) => void;
}

/** All moves as buttons, for those who do not use the picture. It is closed at first: a list is no puzzle. */
export function MoveList({ moves, read, disabled, onMove }: MoveListProps) {
  const heaps = read.components.map(({ heaps }) => heaps);
  const words = useMemo(() => distinctTexts(moves, heaps, (words, heap) => say("pictures-move-of-heap", { words, heap })), [moves]);
  return (
    <details class="legal-moves">
      <summary>{say("puzzles-moves", { count: moves.length })}</summary>
      <ul class="options-list">
        {moves.map((move, i) => (
          <li key={i}>
            <button type="button" disabled={disabled} onClick={() => onMove(move)}>
              {words[i]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
