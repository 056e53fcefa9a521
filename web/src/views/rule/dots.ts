// Draws nim-values as dots on a canvas.

import type { Span } from "./axis";
import { ticks } from "./axis";
import { number } from "../../texts";
import type { Ink } from "./shade";

/** The room around the dots for the numbers at the axes, in pixels. */
export const MARGIN = { left: 52, right: 12, top: 12, bottom: 30 } as const;
/** With more dots than this, each dot is a single point of the screen. */
const MAX_ROUND_DOTS = 4_000;

export interface Plotted {
  values: readonly number[];
  shown: Span;
  width: number;
  height: number;
}

/** The largest value of the heaps that are shown, at least 1. */
export function largest(values: readonly number[], { from, to }: Span): number {
  let most = 1;
  for (let heap = from; heap <= to; heap++) {
    most = Math.max(most, values[heap] ?? 0);
  }
  return most;
}

/** The places of heaps and values on the canvas. */
export function scale({ shown, width, height }: Plotted, most: number) {
  const { left, right, top, bottom } = MARGIN;
  const [across, up] = [width - left - right, height - top - bottom];
  return {
    x: (heap: number) => left + (across * (heap - shown.from)) / Math.max(1, shown.to - shown.from),
    y: (value: number) => top + up * (1 - value / most),
    heap: (x: number) => shown.from + ((x - left) / Math.max(1, across)) * (shown.to - shown.from),
  };
}

export function drawDots(context: CanvasRenderingContext2D, plotted: Plotted, ratio: number, { accent, ink, faint, line }: Pick<Ink, "accent" | "ink" | "faint" | "line">): void {
  const { values, shown, width, height } = plotted;
  const most = largest(values, shown);
  const { x, y } = scale(plotted, most);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.lineWidth = 1;
  context.font = "13px system-ui, sans-serif";
  context.fillStyle = faint;
  context.strokeStyle = line;
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const value of ticks(0, most, 6)) {
    context.fillText(number(value), MARGIN.left - 8, y(value));
    rule(context, MARGIN.left, y(value), width - MARGIN.right, y(value));
  }
  context.textAlign = "center";
  context.textBaseline = "top";
  for (const tick of ticks(shown.from, shown.to, Math.max(2, width / 110))) {
    context.fillText(number(tick), Math.min(x(tick), width - MARGIN.right - 10), height - MARGIN.bottom + 8);
    rule(context, x(tick), MARGIN.top, x(tick), height - MARGIN.bottom);
  }
  const count = shown.to - shown.from + 1;
  if (count > MAX_ROUND_DOTS) {
    drawPoints(context, plotted, x, y, ratio, accent);
    return;
  }
  const radius = Math.max(1.6, Math.min(4, (width / count) * 0.4));
  for (let heap = shown.from; heap <= shown.to; heap++) {
    const value = values[heap];
    if (value !== undefined) {
      context.fillStyle = value === 0 ? ink : accent;
      context.beginPath();
      context.arc(x(heap), y(value), radius, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/** Many dots, each a point of the screen. A point that several of them share is drawn once. */
function drawPoints(context: CanvasRenderingContext2D, { values, shown, width, height }: Plotted, x: (heap: number) => number, y: (value: number) => number, ratio: number, colour: string): void {
  const [across, down] = [Math.ceil(width * ratio), Math.ceil(height * ratio)];
  const seen = new Uint8Array(across * down);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colour;
  for (let heap = shown.from; heap <= shown.to; heap++) {
    const value = values[heap];
    if (value !== undefined) {
      const [column, row] = [Math.floor(x(heap) * ratio), Math.floor(y(value) * ratio)];
      if (seen[row * across + column] === 0) {
        seen[row * across + column] = 1;
        context.fillRect(column, row, ratio, ratio);
      }
    }
  }
}

/** A hair line across or down, in the middle of a row of points, so that it is not blurred. */
function rule(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  const crisp = (place: number) => Math.round(place) + 0.5;
  context.beginPath();
  context.moveTo(crisp(x1), crisp(y1));
  context.lineTo(crisp(x2), crisp(y2));
  context.stroke();
}
