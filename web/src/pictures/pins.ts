// Rows of pins: a heap that moves split. A move takes pins that lie side by side, or parts the row at a gap.

import type { LegalMove } from "../engine/types";
import { parseMove } from "./move-text";

/** The longest row that the page draws. */
export const MAX_PINS = 40;

/** The most pins that a move takes in a row that the visitor touches pin by pin. */
const MAX_TAKEN = 3;

/** A place in a row where a move can be made. */
export interface Span {
  /** The number of pins to the left of it. */
  start: number;
  /** The number of pins that it takes; 0 if it parts the row. */
  length: number;
  move: LegalMove;
}

/** True if a rule in its shortest form is played on rows: its moves split heaps and take few pins. */
export function splits(canonical: string): boolean {
  const [, zeroth = "", digits = ""] = /^(\d*)!?\.(\d+)$/.exec(canonical) ?? [];
  return canonical.includes("->") ? canonical.includes("[") : digits.replace(/0+$/, "").length <= MAX_TAKEN && /[4-7]/.test(zeroth + digits);
}

/** The places of the moves of a row; null if some move has none, or takes too many pins. */
export function spans(moves: readonly LegalMove[], pins: number): Span[] | null {
  const found: Span[] = [];
  for (const move of moves) {
    const to = parseMove(move)?.to.filter((left) => left > 0);
    const [one = 0, other = 0, third] = to ?? [];
    const length = pins - one - other;
    if (to === undefined || third !== undefined || length < 0 || length > MAX_TAKEN) {
      return null;
    }
    // The same move at the mirrored place.
    for (const start of new Set([one, other])) {
      found.push({ start, length, move });
    }
  }
  return found;
}

/** The places that have all these pins. */
export function spansWith(all: readonly Span[], pins: readonly number[]): Span[] {
  return all.filter(({ start, length }) => length > 0 && pins.every((pin) => pin >= start && pin < start + length));
}

/** What touching a pin means: a move, or the pins that are touched by now. */
export function touchPin(all: readonly Span[], touched: readonly number[], pin: number): { span: Span } | { touched: number[] } {
  const exact = all.find(({ start, length }) => length === touched.length && touched.every((each) => each >= start && each < start + length));
  if (touched.includes(pin) && exact !== undefined) {
    return { span: exact };
  }
  const together = [...touched.filter((each) => each !== pin), pin];
  const next = spansWith(all, together).length > 0 ? together : [pin];
  const [first, ...others] = spansWith(all, next);
  return first !== undefined && others.length === 0 ? { span: first } : { touched: first === undefined ? [] : next };
}

/**
 * The move that marks a square of a strip and takes its neighbours out of play; null if the rule has none
 * there.
 */
export function markSquare(all: readonly Span[], squares: number, square: number): Span | null {
  const [first, last] = [Math.max(0, square - 1), Math.min(squares - 1, square + 1)];
  return all.find(({ start, length }) => start === first && length === last - first + 1) ?? null;
}
