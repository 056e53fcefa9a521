import { expect, test } from "vitest";
import { nextSpot, spots } from "./cursor";
import type { Point } from "./touch";

const square = (column: number, row: number) => ({ x: 10 * column, y: 10 * row, width: 10, height: 10 });
const move = (...areas: ReturnType<typeof square>[]) => ({ text: "", after: "", component: 0, areas });

test("each place that a move changes is one spot, from top to bottom", () => {
  const moves = [move(square(1, 1), square(0, 1)), move(square(1, 0), square(1, 1))];
  expect(spots(moves as never)).toEqual([
    [15, 5],
    [5, 15],
    [15, 15],
  ]);
});

test("arrows lead to the next spot in their direction and stay at the edge", () => {
  // Three by three squares without the middle one.
  const all = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): Point => [10 * column, 10 * row])).filter(([x, y]) => x !== 10 || y !== 10);
  expect(nextSpot(all, [0, 0], "ArrowRight")).toEqual([10, 0]);
  expect(nextSpot(all, [0, 10], "ArrowRight")).toEqual([20, 10]);
  expect(nextSpot(all, [10, 0], "ArrowDown")).toEqual([10, 20]);
  expect(nextSpot(all, [20, 20], "ArrowUp")).toEqual([20, 10]);
  expect(nextSpot(all, [20, 20], "ArrowDown")).toEqual([20, 20]);
  expect([nextSpot(all, [10, 0], "Home"), nextSpot(all, [10, 0], "End"), nextSpot(all, [0, 0], "x")]).toEqual([[0, 0], [20, 20], null]);
});
