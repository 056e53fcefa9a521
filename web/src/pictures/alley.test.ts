import { expect, test } from "vitest";
import { alley, rack, type Roll } from "./alley";

const roll = (before: number[], after: number[], more: Partial<Roll> = {}): Roll => ({ before, after, side: "one", ...more });

test("each heap begins as a row", () => {
  expect(rack([3, 0, 2])).toEqual([
    { length: 3, pieces: [{ heap: 0, start: 0, length: 3 }], fallen: [] },
    { length: 2, pieces: [{ heap: 2, start: 0, length: 2 }], fallen: [] },
  ]);
});

test("pins stay in their place when others fall", () => {
  const [row] = alley([9], [roll([9], [3, 5])]);
  expect(row?.pieces).toEqual([
    { heap: 0, start: 0, length: 3 },
    { heap: 1, start: 4, length: 5 },
  ]);
  expect(row?.fallen).toEqual([{ start: 3, length: 1, side: "one", step: 0 }]);
});

test("the touched place tells left from right", () => {
  const [row] = alley([9], [roll([9], [3, 5], { place: { heap: 0, start: 5 } })]);
  expect(row?.pieces).toEqual([
    { heap: 1, start: 0, length: 5 },
    { heap: 0, start: 6, length: 3 },
  ]);
});

test("a heap that goes moves the numbers of the heaps after it", () => {
  const [row] = alley([7], [roll([7], [1, 5]), roll([1, 5], [5], { side: "two" })]);
  expect(row?.pieces).toEqual([{ heap: 0, start: 2, length: 5 }]);
  expect(row?.fallen.map(({ start, side }) => [start, side])).toEqual([
    [1, "one"],
    [0, "two"],
  ]);
});

test("of equal heaps the touched one goes", () => {
  const rows = alley([1, 1], [roll([1, 1], [1], { place: { heap: 0, start: 0 } })]);
  expect(rows.map(({ pieces }) => pieces.length)).toEqual([0, 1]);
  expect(rows[1]?.pieces[0]?.heap).toBe(0);
});

test("a row parts without losing a pin", () => {
  const [row] = alley([8], [roll([8], [3, 5])]);
  expect(row?.pieces.map(({ start, length }) => [start, length])).toEqual([
    [0, 3],
    [3, 5],
  ]);
});

test("a last pin leaves a row without pieces", () => {
  expect(alley([1], [roll([1], [0])])[0]?.pieces).toEqual([]);
  expect(alley([1], [roll([1], [])])[0]?.pieces).toEqual([]);
});
