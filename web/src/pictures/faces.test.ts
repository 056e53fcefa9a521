import { expect, test } from "vitest";
import type { LegalMove } from "../engine/types";
import { faces, isRow, movesTurning, turnCoin, turnedPlaces } from "./faces";

const heaps = [2, 5];
const move = (text: string): LegalMove => ({ text, component: 0, after: text });
// Turning Turtles with heads at places 2 and 5.
const turtles = [move("turn 2"), move("turn 2 and 1"), move("turn 5"), move("turn 5 and 2")];

test("heads stand where heaps are", () => {
  expect(faces(heaps)).toEqual([false, true, false, false, true]);
  expect(faces([3, 3])).toEqual([false, false, false]);
  expect(faces([1], 3)).toEqual([true, false, false]);
  expect(faces([])).toEqual([]);
  expect(faces([1e6])).toBeNull();
  expect(faces(["18446744073709551615"])).toBeNull();
});

test("the moves show that a component is a row of coins", () => {
  expect(isRow(turtles, 0)).toBe(true);
  expect(isRow(turtles, 1)).toBe(false);
});

test("a move turns its head and the coins that it names", () => {
  expect(turnedPlaces(move("turn 5 and 2"))).toEqual([5, 2]);
  expect(turnedPlaces(move("a1-b1"))).toEqual([]);
});

test("touched coins select the moves that turn them", () => {
  expect(movesTurning(turtles, 0, [5])).toEqual([turtles[2], turtles[3]]);
  expect(movesTurning(turtles, 0, [5, 2])).toEqual([turtles[3]]);
  expect(movesTurning(turtles, 0, [1, 5])).toEqual([]);
  expect(movesTurning(turtles, 1, [5])).toEqual([]);
});

test("two coins make their move at once, one coin at the second touch", () => {
  expect(turnCoin(turtles, 0, [], 5)).toEqual({ touched: [5] });
  expect(turnCoin(turtles, 0, [5], 2)).toEqual({ move: turtles[3] });
  expect(turnCoin(turtles, 0, [5], 5)).toEqual({ move: turtles[2] });
  expect(turnCoin(turtles, 0, [5], 4)).toEqual({ touched: [] });
});
