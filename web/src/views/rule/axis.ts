// The part of a plot that is on the screen, and the numbers at its axes.

/** The heaps from `from` to `to`, both included. */
export interface Span {
  from: number;
  to: number;
}

/** The fewest heaps that a plot zooms in to. */
const MIN_HEAPS = 10;

/** The part with a given number of heaps around `at`, within the whole. `at` keeps its place. */
export function zoom({ from, to }: Span, factor: number, at: number, last: number): Span {
  const length = Math.min(last, Math.max(Math.min(MIN_HEAPS, last), Math.round((to - from) * factor)));
  const share = to === from ? 0.5 : (at - from) / (to - from);
  return shift({ from: 0, to: length }, at - share * length, last);
}

/** The part moved by some heaps, as far as the whole allows. */
export function shift({ from, to }: Span, by: number, last: number): Span {
  const start = Math.round(Math.min(Math.max(0, from + by), Math.max(0, last - (to - from))));
  return { from: start, to: Math.min(last, start + (to - from)) };
}

/** The heaps between two places, whichever comes first; null if the visitor has only clicked. */
export function between(a: number, b: number, last: number): Span | null {
  const [from, to] = [Math.max(0, Math.floor(Math.min(a, b))), Math.min(last, Math.ceil(Math.max(a, b)))];
  return to - from < MIN_HEAPS / 2 ? null : { from, to };
}

/** Round numbers from `from` to `to`: about `count` of them. */
export function ticks(from: number, to: number, count: number): number[] {
  const rough = Math.max(1, (to - from) / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 10 * power;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step);
}
