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

/** True if a rule in its shortest form has moves that split a heap: a digit from 4 on in a code, or a list of heaps. */
export function splits(canonical: string): boolean {
  return canonical.includes("[") || (/^[0-9.()]+$/.test(canonical) && /[4-7]/.test(canonical.slice(canonical.indexOf(".") + 1)));
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
export function touchPin(all: readonly Span[], touched: readonly number[], pin: number): { move: LegalMove } | { touched: number[] } {
  const exact = all.find(({ start, length }) => length === touched.length && touched.every((each) => each >= start && each < start + length));
  if (touched.includes(pin) && exact !== undefined) {
    return { move: exact.move };
  }
  const together = [...touched.filter((each) => each !== pin), pin];
  const next = spansWith(all, together).length > 0 ? together : [pin];
  const [first, ...others] = spansWith(all, next);
  return first !== undefined && others.every(({ move }) => move.after === first.move.after) ? { move: first.move } : { touched: first === undefined ? [] : next };
}
