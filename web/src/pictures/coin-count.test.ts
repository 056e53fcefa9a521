import { expect, test } from "vitest";
import { coinCount } from "./coin-count";

test("a heap has a size that JavaScript holds exactly", () => {
  expect(coinCount(7)).toBe(7);
  expect(coinCount("9007199254740993")).toBeNull();
  expect(coinCount(-1)).toBeNull();
});
