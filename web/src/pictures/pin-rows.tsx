// Rows of pins to play on: the visitor touches the pins that fall, the square to mark, or the gap where a row
// parts. Pins stay in their place, so that the row shows the whole game.

import { useRef, useState } from "preact/hooks";
import type { LegalMove } from "../engine/types";
import { say } from "../texts";
import type { AlleyRow, Piece } from "./alley";
import { Chooser } from "./chooser";
import type { PlayProps } from "./heaps";
import { type Place, worthClass } from "./past";
import { markSquare, type Span, spansWith, touchPin } from "./pins";

/** A heap of a row: its place, and its moves. */
export interface PinPiece extends Piece {
  spans: Span[];
}

interface PinsProps extends Pick<PlayProps, "rule" | "disabled" | "shown" | "worths"> {
  rows: readonly AlleyRow<PinPiece>[];
  /** The number of the last move, counted from 0; -1 before the first one. */
  last: number;
  /** True if the engine made the last move. Its pins wait a moment before they fall. */
  slow: boolean;
  /** `squares`: a move marks one square. `coins`: no move takes any. */
  look: "pins" | "coins" | "squares";
  onMove: (move: LegalMove, place: Place) => void;
}

interface Touched {
  piece: PinPiece;
  /** Counted from the first pin of the piece. */
  pins: number[];
}

export function Pins({ rule, rows, last, slow, look, onMove, disabled, shown, worths }: PinsProps) {
  const [touched, touch] = useState<Touched | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const now = touched !== null && rows.some(({ pieces }) => pieces.includes(touched.piece)) ? touched : null;
  const play = ({ heap }: PinPiece, { move, start }: Span) => {
    touch(null);
    onMove(move, { heap, start });
  };
  const press = (piece: PinPiece, pin: number) => {
    const marked = look === "squares" ? markSquare(piece.spans, piece.length, pin) : null;
    if (marked !== null) {
      play(piece, marked);
      return;
    }
    const meant = touchPin(piece.spans, now?.piece === piece ? now.pins : [], pin);
    if ("span" in meant) {
      play(piece, meant.span);
    } else {
      touch({ piece, pins: meant.touched });
    }
  };
  /** Arrow keys go along a row, and to the next row. */
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const lines = [...(group.current?.querySelectorAll(".pin-row") ?? [])].map((line) => [...line.querySelectorAll<HTMLElement>("button")]);
    const line = lines.findIndex((buttons) => buttons.includes(event.target as HTMLElement));
    if (step === undefined || line < 0) {
      return;
    }
    event.preventDefault();
    const [down = 0, along = 0] = step;
    const place = (lines[line]?.indexOf(event.target as HTMLElement) ?? 0) + along;
    const target = lines[Math.max(0, Math.min(lines.length - 1, line + down))] ?? [];
    target[Math.max(0, Math.min(target.length - 1, place))]?.focus();
  };
  const fitting = now === null ? [] : spansWith(now.piece.spans, now.pins);
  const choices = [...new Map(fitting.map((span) => [span.move.after, span])).values()];
  const entry = rows.findIndex(({ pieces }) => pieces.length > 0);

  const pinOf = (row: AlleyRow<PinPiece>, i: number, at: number) => {
    const piece = row.pieces.find(({ start, length }) => at >= start && at < start + length);
    if (piece === undefined) {
      const fallen = row.fallen.find(({ start, length }) => at >= start && at < start + length);
      const middle = fallen !== undefined && isMarked(row, fallen, at);
      return (
        <span
          key={at}
          class={`pin gone${fallen === undefined ? "" : ` by-${fallen.side}`}${fallen?.step === last ? ` last${slow ? " slow" : ""}` : ""}${look === "squares" && middle ? " marked" : ""}`}
          aria-hidden="true"
        />
      );
    }
    const pin = at - piece.start;
    const gap = piece.spans.find(({ start, length }) => length === 0 && start === pin);
    const own = look === "squares" ? [markSquare(piece.spans, piece.length, pin)].filter((span) => span !== null) : spansWith(piece.spans, [pin]);
    const legal = !disabled && own.length > 0;
    const hint = piece.spans.find(({ move }) => move.after === shown?.after);
    const taken = hint !== undefined && pin >= hint.start && pin < hint.start + hint.length;
    const parted = pin === 0 && row.pieces.some(({ start, length }) => start + length === at);
    const label = say("pictures-pin", { number: at + 1, pins: row.length, look });
    return [
      gap !== undefined && (
        <button
          key={`gap ${at}`}
          type="button"
          class={`gap${hint === gap ? " taken" : ""}${worthClass(worths, [gap.move])}`}
          tabIndex={-1}
          disabled={disabled}
          aria-label={say("pictures-gap", { left: pin, right: piece.length - pin })}
          title={say("pictures-gap", { left: pin, right: piece.length - pin })}
          onClick={() => play(piece, gap)}
        />
      ),
      <button
        key={at}
        type="button"
        class={`pin${legal ? " legal" : ""}${taken ? " taken" : ""}${parted ? " parted" : ""}${worthClass(worths, own.map(({ move }) => move))}`}
        tabIndex={i === entry && piece === row.pieces[0] && pin === 0 ? 0 : -1}
        aria-disabled={!legal}
        aria-pressed={now?.piece === piece && now.pins.includes(pin)}
        aria-label={label}
        onClick={() => legal && press(piece, pin)}
      />,
    ];
  };
  return (
    <div class="play-pins">
      <div ref={group} class={`pin-rows of-${look}`} role="group" aria-label={`${say("pictures-pins", { rule })}. ${say("pictures-pin-help")}`} onKeyDown={walk}>
        {rows.map((row, i) => (
          <div key={i} class="pin-row" style={{ "--pins": row.length }} role="group" aria-label={say("pictures-pin-row", { number: i + 1, pins: row.pieces.reduce((sum, { length }) => sum + length, 0) })}>
            {Array.from({ length: row.length }, (_, at) => pinOf(row, i, at))}
          </div>
        ))}
        {rows.length === 0 && <p class="faint">{say("pictures-empty")}</p>}
      </div>
      {now !== null && now.pins.length > 0 && !disabled && (
        <Chooser title={say("pictures-pin-choice")} moves={choices.map(({ move }) => move)} onMove={(move) => choices.filter((span) => span.move === move).forEach((span) => play(now.piece, span))} onNone={() => touch(null)} />
      )}
    </div>
  );
}

/** True for the square that a move marked: the others that it took are its neighbours. */
function isMarked(row: AlleyRow, { start, length, step }: AlleyRow["fallen"][number], at: number): boolean {
  // A square at an end takes one neighbour. Its other side was gone before, or is the end of the row.
  const gone = (place: number) => place < 0 || place >= row.length || row.fallen.some((other) => other.step < step && place >= other.start && place < other.start + other.length);
  const marked = length === 3 ? start + 1 : length === 2 && !gone(start - 1) ? start + 1 : start;
  return at === marked;
}
