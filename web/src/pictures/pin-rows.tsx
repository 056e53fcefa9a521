// Rows of pins to play on: the visitor touches the pins that fall, or the gap where a row parts.

import { useRef, useState } from "preact/hooks";
import type { LegalMove } from "../engine/types";
import { say } from "../texts";
import { Chooser } from "./chooser";
import type { PlayProps } from "./heaps";
import { type Span, spansWith, touchPin } from "./pins";

interface PinsProps extends Pick<PlayProps, "rule" | "onMove" | "disabled" | "shown"> {
  rows: readonly { pins: number; spans: Span[] }[];
}

interface Touched {
  row: number;
  pins: number[];
}

export function Pins({ rule, rows, onMove, disabled, shown }: PinsProps) {
  const [touched, touch] = useState<Touched | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const play = (move: LegalMove) => {
    touch(null);
    onMove(move);
  };
  const press = (row: number, pin: number) => {
    const meant = touchPin(rows[row]?.spans ?? [], touched?.row === row ? touched.pins : [], pin);
    if ("move" in meant) {
      play(meant.move);
    } else {
      touch({ row, pins: meant.touched });
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
  const fitting = touched === null ? [] : spansWith(rows[touched.row]?.spans ?? [], touched.pins);
  const choices = [...new Map(fitting.map(({ move }) => [move.after, move])).values()];
  // Where no move takes pins, they are coins.
  const coins = rows.every(({ spans }) => spans.every(({ length }) => length === 0));
  const entry = rows.findIndex(({ pins }) => pins > 0);
  return (
    <div class="play-pins">
      <div ref={group} class={coins ? "pin-rows of-coins" : "pin-rows"} role="group" aria-label={`${say("pictures-pins", { rule })}. ${say("pictures-pin-help")}`} onKeyDown={walk}>
        {rows.map(({ pins, spans }, row) => {
          const marked = spans.find(({ move }) => move.after === shown?.after);
          return (
            <div key={row} class="pin-row" role="group" aria-label={say("pictures-pin-row", { number: row + 1, pins })}>
              {Array.from({ length: pins }, (_, pin) => {
                const gap = spans.find(({ start, length }) => length === 0 && start === pin);
                const legal = !disabled && spansWith(spans, [pin]).length > 0;
                const taken = marked !== undefined && pin >= marked.start && pin < marked.start + marked.length;
                return [
                  gap !== undefined && (
                    <button
                      key={`gap ${pin}`}
                      type="button"
                      class={`gap${marked === gap ? " taken" : ""}`}
                      tabIndex={row === entry && pin === 1 ? 0 : -1}
                      disabled={disabled}
                      aria-label={say("pictures-gap", { left: pin, right: pins - pin })}
                      title={say("pictures-gap", { left: pin, right: pins - pin })}
                      onClick={() => play(gap.move)}
                    />
                  ),
                  <button
                    key={pin}
                    type="button"
                    class={`pin${legal ? " legal" : ""}${taken ? " taken" : ""}`}
                    tabIndex={row === entry && pin === 0 ? 0 : -1}
                    aria-disabled={!legal}
                    aria-pressed={touched?.row === row && touched.pins.includes(pin)}
                    aria-label={say("pictures-pin", { number: pin + 1, pins })}
                    onClick={() => legal && press(row, pin)}
                  />,
                ];
              })}
              {pins === 0 && <span class="faint">{say("pictures-empty")}</span>}
            </div>
          );
        })}
      </div>
      {touched !== null && touched.pins.length > 0 && !disabled && (
        <Chooser title={say("pictures-pin-choice")} moves={choices} onMove={play} onNone={() => touch(null)} />
      )}
    </div>
  );
}
