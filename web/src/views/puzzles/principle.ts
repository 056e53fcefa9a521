import type { LegalMove } from "../../engine/types";
import { parseMove, withoutRule } from "../../pictures/move-text";
import { sentence } from "../../texts";

/** The principle of a move as a sentence, without the move that may follow it: `make the nim-sum 0: heap 3 to 1`. */
export function principleOf(principle: string, move: LegalMove | null): string {
  const mark = principle.indexOf(": ");
  const rest = principle.slice(mark + 2);
  const heaps = move === null ? null : parseMove(move);
  const numbers = heaps === null ? [] : [heaps.from, ...heaps.to.slice(0, 1)];
  const told = (rest.match(/\d+/g) ?? []).slice(0, numbers.length).map(Number);
  const isMove = mark >= 0 && move !== null && (rest.includes(withoutRule(move.text)) || (numbers.length > 0 && told.join() === numbers.join()));
  return sentence(isMove ? principle.slice(0, mark) : principle);
}
