import { expect, test } from "vitest";
import { fibonacciHeap } from "./fibonacci";

test("a pair of numbers is a heap with a limit", () => {
  const move = { text: "(20,19) → (17,6)", component: 0, after: "fibonacci-nim : (17,6)" };
  expect(fibonacciHeap("(20,19)", [move])).toEqual({ coins: 20, limit: 19, moves: [{ ...move, text: "20 → 17 (take 3)" }] });
  expect(fibonacciHeap("(1,2,3)", [])).toBeNull();
});
