// Finds the move that a touch on a board means. A touch fits a move if the move changes the picture there.

import type { LegalMove, TouchAnswer } from "../engine/types";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = [x: number, y: number];
export type Touchable = TouchAnswer["moves"][number];

/** The meaning of touches: a move, a choice of moves, or nothing. */
export type Intent = { one: LegalMove } | { several: Touchable[] } | { none: true };

function contains(area: Area, [x, y]: Point): boolean {
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
}

export function changesAt(move: Touchable, at: Point): boolean {
  return move.areas.some((area) => contains(area, at));
}

/** True if the outer move changes every part of the picture that the inner move changes. */
function liesWithin(inner: Touchable, outer: Touchable): boolean {
  return inner.areas.every((area) => {
    const inset = Math.min(area.width, area.height) / 8;
    const xs = [area.x + inset, area.x + area.width / 2, area.x + area.width - inset];
    const ys = [area.y + inset, area.y + area.height / 2, area.y + area.height - inset];
    return xs.every((x) => ys.every((y) => changesAt(outer, [x, y])));
  });
}

/**
 * The meaning of touches at these points: the moves that change the picture at each of them. If one of
 * these moves lies within all others, it is the one: the bite that begins at the touched square, or the edge
 * that is cut there.
 */
export function intent(moves: readonly Touchable[], points: readonly Point[]): Intent {
  const fitting = moves.filter((move) => points.every((at) => changesAt(move, at)));
  const first = fitting[0];
  if (first === undefined) {
    return { none: true };
  }
  const smallest = fitting.filter((move) => fitting.every((other) => liesWithin(move, other)));
  const [one, other] = smallest;
  if (one !== undefined && other === undefined) {
    return { one };
  }
  return fitting.every(({ after }) => after === first.after) ? { one: first } : { several: fitting };
}

/**
 * The meaning of another touch. If no move fits all touches together, the last touch starts again.
 */
export function addTouch(moves: readonly Touchable[], before: readonly Point[], at: Point): { points: Point[]; intent: Intent } {
  const points = [...before, at];
  const together = intent(moves, points);
  if ("none" in together && before.length > 0) {
    return { points: [at], intent: intent(moves, [at]) };
  }
  return { points, intent: together };
}
