import { expect, test } from "vitest";
import { valued } from "./options";
import { step, STEPS } from "./shade";

test("the value of an option is the nim-sum of its heaps", () => {
  // Heap 4 of Kayles.
  expect(valued([[1, 1], [1, 2], [2], [3]], [0, 1, 2, 3])).toEqual([
    { text: "1 + 1", value: 0 },
    { text: "2", value: 2 },
    { text: "1 + 2", value: 3 },
    { text: "3", value: 3 },
  ]);
  expect(valued([[]], [0])).toEqual([{ text: "", value: 0 }]);
});

test("small values have different colours, and large ones stay within the colours", () => {
  expect(new Set([0, 1, 2, 3, 4].map((value) => step(value, 4))).size).toBe(5);
  expect(step(1_000_000, 1_000_000)).toBe(STEPS - 1);
  expect(step(0, 0)).toBe(0);
  expect(step(1, 1)).toBeLessThan(STEPS - 1);
});
