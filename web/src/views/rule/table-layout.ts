// How nim-values stand in a table: a row is one period, so that what repeats stands in columns.

import type { ExplainLawAnswer } from "../../engine/types";

export interface Cell {
  heap: number;
  value: number;
  /** In front of the period. */
  before: boolean;
  /** In front of the period, and not the value that the period has there. */
  exception: boolean;
}

export interface Period {
  preperiod: number;
  period: number;
  saltus: number;
}

/** What the period of a table is read from. */
export type KnownLaw = Pick<ExplainLawAnswer, "law" | "known_by">;

/** The period of a law, where it has one that fits a page. */
export function periodOf(answer: KnownLaw | null): Period | null {
  const { preperiod, period, saltus } = answer?.law ?? {};
  const known = answer?.known_by === "proved" || answer?.known_by === "theorem" || answer?.known_by === "definition";
  if (!known || typeof preperiod !== "number" || typeof period !== "number" || period < 1) {
    return null;
  }
  return { preperiod, period, saltus: typeof saltus === "number" ? saltus : 0 };
}

/** Wider rows than this are not read as rows. */
const WIDEST = 64;
/** A row without a period. */
const PLAIN = 10;

/** Heaps in a row: one period, or several if one is too short. */
export function width(period: Period | null): number {
  if (period === null || period.period > WIDEST) {
    return PLAIN;
  }
  return period.period >= 6 ? period.period : period.period * Math.ceil(6 / period.period);
}

/** The value that the period has at a heap in front of it, if the values reach so far. */
function repeated(values: readonly number[], heap: number, { preperiod, period, saltus }: Period): number | null {
  const rounds = Math.ceil((preperiod - heap) / period);
  const value = values[heap + rounds * period];
  return value === undefined ? null : value - rounds * saltus;
}

export function rows(values: readonly number[], period: Period | null): Cell[][] {
  const wide = width(period);
  const cells = values.map((value, heap): Cell => {
    const before = period !== null && heap < period.preperiod;
    const usual = before ? repeated(values, heap, period) : null;
    return { heap, value, before, exception: usual !== null && usual !== value };
  });
  return Array.from({ length: Math.ceil(cells.length / wide) }, (_, row) => cells.slice(row * wide, (row + 1) * wide));
}
