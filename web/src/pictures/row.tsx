// A row of coins to turn over. The visitor touches the coins of a move, one after the other.

import { useState } from "preact/hooks";
import type { LegalMove, Natural } from "../engine/types";
import { say } from "../texts";
import { Chooser } from "./chooser";
import { faces, turnedPlaces, movesTurning } from "./faces";
import type { PlayProps } from "./heaps";

/** The most moves in the chooser. If more moves fit, the visitor has to touch another coin. */
const MAX_CHOICES = 12;

export function Row({ rule, component, heaps, moves, onMove, disabled, shown }: PlayProps & { heaps: readonly Natural[] }) {
  const [touched, touch] = useState<number[]>([]);
  const row = faces(heaps);
  if (row === null) {
    return <p class="faint">{say("pictures-no-picture")}</p>;
  }
  const fitting = movesTurning(moves, component, touched);
  const play = (move: LegalMove) => {
    touch([]);
    onMove(move);
  };
  const press = (place: number) => {
    const next = touched.includes(place) ? touched.filter((each) => each !== place) : [...touched, place];
    const now = movesTurning(moves, component, next);
    const [only, second] = now;
    if (next.length > 0 && only !== undefined && second === undefined) {
      play(only);
    } else {
      touch(now.length === 0 ? [place] : next);
    }
  };
  const marked = shown !== null && shown.component === component ? turnedPlaces(shown) : [];
  return (
    <div class="play-row">
      <div class="coin-row" role="group" aria-label={`${say("pictures-row", { rule })}. ${say("pictures-row-help")}`}>
        {row.map((head, i) => (
          <button
            key={i}
            type="button"
            class={`side ${head ? "heads" : "tails"}${marked.includes(i + 1) ? " taken" : ""}`}
            aria-pressed={touched.includes(i + 1)}
            aria-label={say("pictures-face", { place: i + 1, face: head ? "heads" : "tails" })}
            disabled={disabled}
            onClick={() => press(i + 1)}
          >
            <span aria-hidden="true">{i + 1}</span>
          </button>
        ))}
      </div>
      {touched.length > 0 && !disabled && fitting.length > 0 && fitting.length <= MAX_CHOICES && (
        <Chooser title={say("pictures-several")} moves={fitting} onMove={play} onNone={() => touch([])} />
      )}
    </div>
  );
}
