import { expect, test } from "vitest";
import { coins, numbers } from "./sketch";

test("small heaps have coins to draw, others give null", () => {
  expect(coins([3, 4, 5])).toEqual([3, 4, 5]);
  expect(coins([3, "98765432109876543210"])).toBeNull();
  expect(coins(Array<number>(9).fill(1))).toBeNull();
  expect(coins(null)).toBeNull();
});
test("coordinates are read", () => {
  expect(numbers("(3,5)")).toEqual([3, 5]);
  expect(numbers("3, 5, 7")).toEqual([3, 5, 7]);
  expect(numbers("X..X")).toBeNull();
});
