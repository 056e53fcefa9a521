// The layout of a table of nim-values: a row is one period, so that equal values stand in one column.

import type { ExplainLawAnswer } from "../../engine/types";

export interface Cell {
  heap: number;
  value: number;
  /** True if the heap comes before the period. */
  before: boolean;
  /** True if the heap comes before the period and differs from what the period would have there. */
  exception: boolean;
}

export interface Period {
  preperiod: number;
  period: number;
  saltus: number;
}

/** The part of an answer that tells the period. */
export type KnownLaw = Pick<ExplainLawAnswer, "law" | "known_by">;

/** The period of a law; null if it has none, is only seen, or is too large for JavaScript's numbers. */
export function periodOf(answer: KnownLaw | null): Period | null {
  const { preperiod, period, saltus } = answer?.law ?? {};
  const known = answer?.known_by === "proved" || answer?.known_by === "theorem" || answer?.known_by === "definition";
  if (!known || typeof preperiod !== "number" || typeof period !== "number" || period < 1) {
    return null;
  }
  return { preperiod, period, saltus: typeof saltus === "number" ? saltus : 0 };
}

/** The most heaps in a row. Nobody can follow wider rows. */
const MAX_WIDTH = 64;
/** The number of heaps in a row of a table without a period. */
const DEFAULT_WIDTH = 10;

/** The number of heaps in a row: one period, or several short periods. */
export function width(period: Period | null): number {
  if (period === null || period.period > MAX_WIDTH) {
    return DEFAULT_WIDTH;
  }
  return period.period >= 6 ? period.period : period.period * Math.ceil(6 / period.period);
}

/** The most squares in a row of the strip. */
const MAX_STRIP = 26;

/** The number of squares in a row of the strip: as many whole periods as fit, or all squares if none fits. */
export function stripWidth(period: Period | null): number {
  return period === null || period.period > MAX_STRIP ? MAX_STRIP : period.period * Math.floor(MAX_STRIP / period.period);
}

/** The value that the period would have at a heap before it; null if there are not enough values to know. */
function repeated(values: readonly number[], heap: number, { preperiod, period, saltus }: Period): number | null {
  const rounds = Math.ceil((preperiod - heap) / period);
  const value = values[heap + rounds * period];
  return value === undefined ? null : value - rounds * saltus;
}

export function rows(values: readonly number[], period: Period | null): Cell[][] {
  const wide = width(period);
  const cells = values.map((value, heap): Cell => {
    const before = period !== null && heap < period.preperiod;
    const expected = before ? repeated(values, heap, period) : null;
    return { heap, value, before, exception: expected !== null && expected !== value };
  });
  return Array.from({ length: Math.ceil(cells.length / wide) }, (_, row) => cells.slice(row * wide, (row + 1) * wide));
}
