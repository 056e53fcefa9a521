import { expect, test } from "vitest";
import { type Area, intent, type Touchable, addTouch } from "./touch";

const square = (row: number, column: number, rows = 1, columns = 1): Area => ({ x: 10 * column, y: 10 * row, width: 10 * columns, height: 10 * rows });
const move = (text: string, ...areas: Area[]): Touchable => ({ text, after: text, component: 0, areas });

// Dominoes on a board of 2 rows and 2 columns.
const cram = [
  move("top", square(0, 0), square(0, 1)),
  move("bottom", square(1, 0), square(1, 1)),
  move("left", square(0, 0), square(1, 0)),
  move("right", square(0, 1), square(1, 1)),
];
// Bites of a bar of chocolate: each takes everything below and to the right.
const chomp = [move("(1,2)", square(0, 1, 2, 1)), move("(2,1)", square(1, 0, 1, 2)), move("(2,2)", square(1, 1))];

test("one square of a domino leaves a choice, two squares decide", () => {
  const first = addTouch(cram, [], [5, 5]);
  expect(first.intent).toEqual({ several: [cram[0], cram[2]] });
  expect(addTouch(cram, first.points, [15, 5]).intent).toEqual({ one: cram[0] });
});

test("a touch means the bite that begins there, though larger bites take that square too", () => {
  expect(intent(chomp, [[15, 15]])).toEqual({ one: chomp[2] });
  expect(intent(chomp, [[15, 5]])).toEqual({ one: chomp[0] });
  expect(intent(chomp, [[5, 15]])).toEqual({ one: chomp[1] });
});

test("a touch where no move changes anything means nothing", () => {
  expect(intent(chomp, [[5, 5]])).toEqual({ none: true });
});

test("a touch that fits no earlier one starts again", () => {
  const corner = addTouch(cram, [[5, 5]], [15, 15]);
  expect(corner.points).toEqual([[15, 15]]);
  expect(corner.intent).toEqual({ several: [cram[1], cram[3]] });
});

test("moves to the same position count as one", () => {
  const same = [move("a", square(0, 0)), move("a", square(0, 0))];
  expect(intent(same, [[5, 5]])).toEqual({ one: same[0] });
});
