// The spots of a board, for visitors who use arrow keys.

import type { Point, Touchable } from "./touch";

/** The spots of a board: the middle of each place that a move changes, once each, from top to bottom. */
export function spots(moves: readonly Touchable[]): Point[] {
  const found = new Map<string, Point>();
  for (const { x, y, width, height } of moves.flatMap(({ areas }) => areas)) {
    const middle: Point = [x + width / 2, y + height / 2];
    found.set(middle.map(Math.round).join(), middle);
  }
  return [...found.values()].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

const directions: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The spot that a key leads to. An arrow leads to the next spot in its direction, Home and End to the first
 * and the last spot; other keys give null.
 */
export function nextSpot(spots: readonly Point[], from: Point, key: string): Point | null {
  if (key === "Home" || key === "End") {
    return spots.at(key === "Home" ? 0 : -1) ?? from;
  }
  const direction = directions[key];
  if (direction === undefined) {
    return null;
  }
  const [dx, dy] = direction;
  let [next, nearest] = [from, Infinity];
  for (const spot of spots) {
    const [x, y] = [spot[0] - from[0], spot[1] - from[1]];
    const [ahead, beside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    if (ahead > 1 && ahead + 3 * beside < nearest) {
      [next, nearest] = [spot, ahead + 3 * beside];
    }
  }
  return next;
}
