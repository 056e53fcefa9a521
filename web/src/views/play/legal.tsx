import { useState } from "preact/hooks";
import type { LegalMove, MovesAnswer } from "../../engine/types";
import { short } from "../../pictures/said";
import { texts } from "../../texts";

/** The number of moves shown before the reader asks for the others. */
const FIRST = 40;

/** All legal moves, as buttons: with any picture, the reader can play by words. */
export function Legal({ moves, onMove }: { moves: MovesAnswer; onMove: (move: LegalMove) => void }) {
  const t = texts.play;
  const [all, showAll] = useState(false);
  const count = moves.moves.length;
  const shown = all ? moves.moves : moves.moves.slice(0, FIRST);
  return (
    <details class="legal-moves" open={count <= FIRST}>
      <summary>{moves.moves_complete ? t.moves(count) : t.movesMany(count)}</summary>
      <ul class="options-list">
        {shown.map((move, i) => (
          <li key={i}>
            <button type="button" onClick={() => onMove(move)}>
              {short(move)}
            </button>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <button type="button" class="quiet" onClick={() => showAll(true)}>
          {t.more(count - shown.length)}
        </button>
      )}
    </details>
  );
}
