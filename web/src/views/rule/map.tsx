// A map of the positions with two numbers, coloured by nim-value. The P-positions stand out.

import { useRef, useState } from "preact/hooks";
import type { Natural } from "../../engine/types";
import { number, say } from "../../texts";
import { Canvas, useWidth } from "./canvas";
import { type Ink, isLight, step } from "./shade";

/** The sides of a square, in pixels. */
const MAX_SIDE = 34;
const MIN_SIDE_WITH_NUMBERS = 18;
const MARGIN = 30;

interface MapProps {
  rows: readonly (readonly Natural[])[];
  show: "values" | "p-positions";
  label: string;
}

export function PairMap({ rows, show, label }: MapProps) {
  const { place, width } = useWidth();
  const [at, choose] = useState<{ a: number; b: number } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const size = rows.length;
  const side = Math.max(2, Math.min(MAX_SIDE, Math.floor((width - MARGIN) / Math.max(1, size))));
  const whole = MARGIN + side * size;
  const largest = rows.reduce((most, row) => row.reduce<number>((each, value) => Math.max(each, Number(value)), most), 0);

  const pointed = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const [b, a] = [Math.floor((clientX - left - MARGIN) / side), Math.floor((clientY - top - MARGIN) / side)];
    return a >= 0 && b >= 0 && a < size && b < size ? { a, b } : null;
  };
  const walk = (event: KeyboardEvent) => {
    const by = ({ ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] } as Record<string, [number, number]>)[event.key];
    if (by !== undefined) {
      event.preventDefault();
      const within = (n: number) => Math.min(size - 1, Math.max(0, n));
      choose(at === null ? { a: 0, b: 0 } : { a: within(at.a + by[0]), b: within(at.b + by[1]) });
    }
  };
  const draw = (context: CanvasRenderingContext2D, ratio: number, ink: Ink) => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, whole, whole);
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.font = `${Math.min(13, side * 0.5)}px system-ui, sans-serif`;
    rows.forEach((row, a) =>
      row.forEach((given, b) => {
        const value = Number(given);
        const colour = step(value, largest);
        const [x, y] = [MARGIN + b * side, MARGIN + a * side];
        context.fillStyle = value === 0 ? ink.marked : show === "values" ? (ink.steps[colour] ?? ink.line) : ink.line;
        context.fillRect(x, y, side - (side > 6 ? 1 : 0), side - (side > 6 ? 1 : 0));
        if (side >= MIN_SIDE_WITH_NUMBERS && (show === "values" || value === 0)) {
          context.fillStyle = value === 0 ? ink.onMarked : isLight(colour) ? ink.onLight : ink.onDark;
          context.fillText(String(given), x + side / 2, y + side / 2);
        }
      }),
    );
    context.fillStyle = ink.faint;
    context.font = "12px system-ui, sans-serif";
    const every = Math.max(1, Math.ceil(26 / side / 5) * (side < 26 ? 5 : 1));
    for (let n = 0; n < size; n += every) {
      context.fillText(String(n), MARGIN + n * side + side / 2, MARGIN - 10);
      context.fillText(String(n), MARGIN - 14, MARGIN + n * side + side / 2);
    }
  };
  const value = at === null ? undefined : rows[at.a]?.[at.b];
  return (
    <div class="map" ref={place}>
      <p class="faint" role="status">
        {at === null || value === undefined
          ? say("rule-map-help")
          : say("rule-map-at", { a: number(at.a), b: number(at.b), value: number(value), wins: Number(value) === 0 ? "no" : "yes" })}
      </p>
      <div
        class="map-frame"
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label={label}
        style={{ width: `${whole}px`, height: `${whole}px` }}
        onPointerMove={(event) => choose(pointed(event))}
        onPointerDown={(event) => choose(pointed(event))}
        onPointerLeave={() => choose(null)}
        onKeyDown={walk}
      >
        <Canvas width={whole} height={whole} draw={draw} on={[rows, show, side]} />
        {at !== null && (
          <svg width={whole} height={whole} aria-hidden="true">
            <rect class="pointed" x={MARGIN + at.b * side} y={MARGIN + at.a * side} width={side} height={side} />
          </svg>
        )}
      </div>
    </div>
  );
}
