// A short list to choose from when several moves fit a touch.

import { useEffect, useRef } from "preact/hooks";
import type { LegalMove } from "../engine/types";
import { say } from "../texts";
import { moveWords } from "./move-words";

interface ChooserProps {
  title: string;
  moves: readonly LegalMove[];
  onMove: (move: LegalMove) => void;
  onNone: () => void;
  /** Gets the move under the pointer or the focus; null if there is none. */
  onLook?: (move: LegalMove | null) => void;
}

export function Chooser({ title, moves, onMove, onNone, onLook }: ChooserProps) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector("button")?.focus({ preventScroll: true }), [moves]);
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      onNone();
    }
  };
  return (
    <div ref={first} class="chooser" role="group" aria-label={title} onKeyDown={escape}>
      <p>{title}</p>
      <div class="row">
        {moves.map((move) => (
          <button
            key={`${move.after} ${move.text}`}
            type="button"
            title={move.text}
            onClick={() => onMove(move)}
            onPointerEnter={() => onLook?.(move)}
            onPointerLeave={() => onLook?.(null)}
            onFocus={() => onLook?.(move)}
            onBlur={() => onLook?.(null)}
          >
            {moveWords(move)}
          </button>
        ))}
        <button type="button" class="quiet" onClick={onNone}>
          {say("pictures-none")}
        </button>
      </div>
    </div>
  );
}
