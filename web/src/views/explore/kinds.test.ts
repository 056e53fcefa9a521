import { expect, test } from "vitest";
import { guess, numbersIn } from "./kinds";

test.each([
  ["Nim", "rule"],
  ["Dawson's Kayles", "rule"],
  ["0.77", "rule"],
  ["take {1,3,4}", "rule"],
  ["n -> n-1 | floor(n/2)", "rule"],
  ["nim : 3,4,5", "position"],
  ["kayles : 7 + nim : 3", "position"],
  ["3,4,5", "position"],
  ["0,1,2,3,1,4,3,2", "values"],
  ["0 1 2 3 1 4", "values"],
  ["5*9+3", "nimber"],
  ["(5 * 9 + 3) / 7", "nimber"],
  ["sqrt(5)", "nimber"],
  ["10^18", "nimber"],
  ["from,to\na,b\n", "graph"],
  ["digraph { a -> b }", "graph"],
  ['{"nodes": ["a"]}', "graph"],
  ["<graphml></graphml>", "graph"],
])("%j looks like a %s", (text, kind) => expect(guess(text)[0]).toBe(kind));

test("few numbers may also be values, and many may be heaps", () => {
  expect(guess("3,4,5")).toContain("values");
  expect(guess("1,2,3,4,5,6")).toContain("position");
});

test("values may be separated in any way", () => expect(numbersIn("0, 1;2 3\n4")).toEqual(["0", "1", "2", "3", "4"]));
