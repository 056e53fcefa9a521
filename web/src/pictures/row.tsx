// A row of coins to turn over. The visitor touches the coins of a move, one after the other.

import { useState } from "preact/hooks";
import type { LegalMove, Natural } from "../engine/types";
import { say } from "../texts";
import { Chooser } from "./chooser";
import { faces, movesTurning, turnCoin, turnedPlaces } from "./faces";
import type { HeapsProps, PlayProps } from "./heaps";
import { worthClass } from "./past";

/** The most moves in the chooser. If more moves fit, the visitor has to touch another coin. */
const MAX_CHOICES = 12;

interface RowProps extends PlayProps {
  heaps: readonly Natural[];
  /** The least number of places. */
  length: number;
  last: HeapsProps["last"];
}

export function Row({ rule, component, heaps, moves, onMove, disabled, shown, worths, length, last }: RowProps) {
  const [touched, touch] = useState<number[]>([]);
  const row = faces(heaps, length);
  const before = last === null ? null : faces(last.heaps, length);
  if (row === null) {
    return <p class="faint">{say("pictures-no-picture")}</p>;
  }
  const fitting = movesTurning(moves, component, touched);
  const play = (move: LegalMove) => {
    touch([]);
    onMove(move);
  };
  const press = (place: number) => {
    const meant = turnCoin(moves, component, touched, place);
    if ("move" in meant) {
      play(meant.move);
    } else {
      touch(meant.touched);
    }
  };
  const marked = shown !== null && shown.component === component ? turnedPlaces(shown) : [];
  return (
    <div class="play-row">
      <div class="coin-row" role="group" aria-label={`${say("pictures-row", { rule })}. ${say("pictures-row-help")}`}>
        {row.map((head, i) => (
          <button
            // A coin that turned is a new button, so that its motion begins.
            key={before !== null && before[i] !== head ? `${i} ${heaps.join()}` : i}
            type="button"
            class={`side ${head ? "heads" : "tails"}${marked.includes(i + 1) ? " taken" : ""}${before !== null && (before[i] ?? false) !== head ? ` turned by-${last?.side}${last?.slow === true ? " slow" : ""}` : ""}${worthClass(worths, movesTurning(moves, component, [i + 1]))}`}
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
