// A plot that one can zoom: with buttons, with Ctrl and the wheel, with the keys, or by drawing over a part.

import { useEffect, useRef, useState } from "preact/hooks";
import { number, say } from "../../texts";
import { between, shift, type Span, zoom } from "./axis";
import { Canvas, useWidth } from "./canvas";
import { drawDots, largest, MARGIN, scale } from "./dots";

const ZOOM = 0.5;
const WHEEL = 1.25;

export function PlotFrame({ values, label }: { values: readonly number[]; label: string }) {
  const last = Math.max(0, values.length - 1);
  const whole = { from: 0, to: last };
  const { place, width } = useWidth();
  const height = Math.max(220, Math.min(420, Math.round(width * 0.45)));
  const [asked, show] = useState<Span>(whole);
  const [heap, point] = useState<number | null>(null);
  // The heap where the visitor began to draw over a part.
  const [pressed, press] = useState<number | null>(null);
  useEffect(() => show(whole), [values]);
  const shown = asked.to <= last ? asked : whole;
  const middle = heap ?? (shown.from + shown.to) / 2;
  const plotted = { values, shown, width, height };
  const { x, y, heap: heapOf } = scale(plotted, largest(values, shown));
  const drawn = pressed === null || heap === null ? null : between(pressed, heap, last);

  const zoomBy = (factor: number, at = middle) => show((before) => zoom(before, factor, at, last));
  const keys: Record<string, () => void> = {
    "+": () => zoomBy(ZOOM),
    "=": () => zoomBy(ZOOM),
    "-": () => zoomBy(1 / ZOOM),
    "0": () => show(whole),
    ArrowRight: () => move(1),
    ArrowLeft: () => move(-1),
    PageDown: () => show((before) => shift(before, (before.to - before.from) / 2, last)),
    PageUp: () => show((before) => shift(before, (before.from - before.to) / 2, last)),
  };
  /** Goes to a neighbour, and takes the picture along. */
  const move = (by: number) => {
    const next = Math.min(last, Math.max(0, heap === null ? shown.from : heap + by));
    point(next);
    if (next < shown.from || next > shown.to) {
      show(shift(shown, next - Math.round((shown.from + shown.to) / 2), last));
    }
  };
  const at = ({ clientX }: { clientX: number }) => {
    const { left } = place.current?.getBoundingClientRect() ?? { left: 0 };
    return Math.min(shown.to, Math.max(shown.from, Math.round(heapOf(clientX - left))));
  };

  // The browser must not scroll when Ctrl is held, and listeners of the framework cannot forbid it.
  const wheel = useRef((_: WheelEvent) => undefined as void);
  wheel.current = (event) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1 / WHEEL : WHEEL, at(event));
    }
  };
  useEffect(() => {
    const listen = (event: WheelEvent) => wheel.current(event);
    const element = place.current;
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, []);

  const value = heap === null ? undefined : values[heap];
  return (
    <div class="plot">
      <div class="row zooming" role="group" aria-label={say("rule-zoom")}>
        <button type="button" aria-label={say("rule-zoom-in")} title={say("rule-zoom-in")} onClick={() => zoomBy(ZOOM)}>
          +
        </button>
        <button type="button" aria-label={say("rule-zoom-out")} title={say("rule-zoom-out")} disabled={shown.to - shown.from >= last} onClick={() => zoomBy(1 / ZOOM)}>
          −
        </button>
        <button type="button" disabled={shown.to - shown.from >= last} onClick={() => show(whole)}>
          {say("rule-see-all")}
        </button>
        <span class="faint" role="status">
          {heap !== null && value !== undefined
            ? say("rule-heap-title", { heap: number(heap), value: number(value) })
            : say("rule-plot-shown", { from: number(shown.from), to: number(shown.to) })}
        </span>
      </div>
      <div
        class="plot-frame"
        ref={place}
        tabIndex={0}
        role="group"
        aria-label={label}
        style={{ height: `${height}px` }}
        onPointerMove={(event) => point(at(event))}
        onPointerLeave={() => pressed === null && point(null)}
        onPointerDown={(event) => {
          if (event.pointerType === "mouse" && event.button === 0) {
            event.currentTarget.setPointerCapture(event.pointerId);
            press(at(event));
          }
        }}
        onPointerUp={() => {
          if (drawn !== null) {
            show(drawn);
          }
          press(null);
        }}
        onPointerCancel={() => press(null)}
        onKeyDown={(event) => {
          const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
          if (act !== undefined) {
            event.preventDefault();
            act();
          }
        }}
      >
        <Canvas width={width} height={height} draw={(context, ratio, ink) => drawDots(context, plotted, ratio, ink)} on={[values, shown.from, shown.to]} />
        <svg width={width} height={height} aria-hidden="true">
          {drawn !== null && <rect class="drawn" x={x(drawn.from)} y={MARGIN.top} width={x(drawn.to) - x(drawn.from)} height={height - MARGIN.top - MARGIN.bottom} />}
          {heap !== null && value !== undefined && heap >= shown.from && heap <= shown.to && <circle class="pointed" cx={x(heap)} cy={y(value)} r="6" />}
        </svg>
      </div>
      <p class="faint help-line">{say("rule-plot-help")}</p>
    </div>
  );
}
