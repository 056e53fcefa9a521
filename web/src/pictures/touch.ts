// Finds the move that a touch on a board means. A touch fits a move if the move changes the picture there.

import type { LegalMove, TouchAnswer } from "../engine/types";
import { withoutRule } from "./move-text";

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

/** Where a move from one square to another begins. The engine lists the two squares in the order of reading. */
function beginning({ text, areas }: Touchable): Area | undefined {
  const [, row, column, toRow, toColumn] = (/^\((\d+),(\d+)\)-\((\d+),(\d+)\)/.exec(withoutRule(text)) ?? []).map(Number);
  if (row === undefined || column === undefined || toRow === undefined || toColumn === undefined || areas.length !== 2) {
    return undefined;
  }
  return row < toRow || (row === toRow && column < toColumn) ? areas[0] : areas[1];
}

/** True if these moves change the same places, so that no touch tells one from another: X or O in a square. */
export function areTwins(moves: readonly Touchable[]): boolean {
  return moves.length > 1 && moves.every((one) => moves.every((other) => liesWithin(one, other)));
}

/**
 * The meaning of touches at these points: the moves that change the picture at each of them. If one of
 * these moves lies within all others, it is the one: the bite that begins at the touched square, or the edge
 * that is cut there. If one move changes only what was touched, it is the one. Of two moves between the same
 * squares it is the one that begins at the first touch.
 */
export function intent(moves: readonly Touchable[], points: readonly Point[]): Intent {
  const fitting = moves.filter((move) => points.every((at) => changesAt(move, at)));
  const first = fitting[0];
  if (first === undefined) {
    return { none: true };
  }
  const [begin] = points;
  const smallest = fitting.filter((move) => fitting.every((other) => liesWithin(move, other)));
  const only = fitting.filter(({ areas }) => areas.every((area) => points.some((at) => contains(area, at))));
  const begun = smallest.filter((move) => {
    const area = beginning(move);
    return points.length > 1 && area !== undefined && begin !== undefined && contains(area, begin);
  });
  for (const [one, other] of [smallest, only, begun]) {
    if (one !== undefined && other === undefined) {
      return { one };
    }
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

export const middleOf = ({ x, y, width, height }: Area): Point => [x + width / 2, y + height / 2];

/** True if touches make this move at once, as soon as no other move fits them. */
export function isTouchable(moves: readonly Touchable[], move: Touchable): boolean {
  const all = move.areas.map(middleOf);
  return all.some((_, first) => {
    let points: Point[] = [];
    for (const at of [...all.slice(first), ...all.slice(0, first)]) {
      const next = addTouch(moves, points, at);
      if ("one" in next.intent) {
        return next.intent.one.after === move.after;
      }
      if ("several" in next.intent && areTwins(next.intent.several)) {
        return next.intent.several.includes(move);
      }
      points = next.points;
    }
    return false;
  });
}

/** Boards with more moves are not searched for moves that need gathering. */
const MAX_SEARCHED = 400;

/**
 * True if touches have to be gathered until the visitor says that they are complete: a move may take coins
 * of one heap, or of this heap and another.
 */
export function gathers(moves: readonly Touchable[]): boolean {
  const needsMore = (move: Touchable) => {
    const all = intent(moves, move.areas.map(middleOf));
    return "one" in all && all.one.after === move.after;
  };
  return moves.length <= MAX_SEARCHED && moves.some((move) => !isTouchable(moves, move) && needsMore(move));
}

/** The touches after another one: a touch at the same place takes the earlier one back. */
export function gather(moves: readonly Touchable[], before: readonly Point[], at: Point): Point[] {
  const fit = (point: Point) => moves.filter((move) => changesAt(move, point)).map(({ after }) => after).join("\n");
  const here = fit(at);
  const others = before.filter((point) => fit(point) !== here);
  const all = others.length < before.length ? others : [...before, at];
  return "none" in intent(moves, all) ? (here === "" ? [...before] : [at]) : all;
}
