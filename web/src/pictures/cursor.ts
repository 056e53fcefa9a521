// Where a board can be touched, spot by spot: for those who go over it by arrow keys.

import type { Point, Touchable } from "./touch";

/** The middles of the places that some move changes, from top to bottom, each once. */
export function spots(moves: readonly Touchable[]): Point[] {
  const found = new Map<string, Point>();
  for (const { x, y, width, height } of moves.flatMap(({ areas }) => areas)) {
    const middle: Point = [x + width / 2, y + height / 2];
    found.set(middle.map(Math.round).join(), middle);
  }
  return [...found.values()].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

const directions: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where a key leads to from a spot: an arrow to the next one on its side, Home and End to the first and the last; null for other keys. */
export function led(spots: readonly Point[], from: Point, key: string): Point | null {
  if (key === "Home" || key === "End") {
    return spots.at(key === "Home" ? 0 : -1) ?? from;
  }
  const direction = directions[key];
  if (direction === undefined) {
    return null;
  }
  const [dx, dy] = direction;
  let [next, least] = [from, Infinity];
  for (const spot of spots) {
    const [x, y] = [spot[0] - from[0], spot[1] - from[1]];
    const [ahead, beside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    if (ahead > 1 && ahead + 3 * beside < least) {
      [next, least] = [spot, ahead + 3 * beside];
    }
  }
  return next;
}
