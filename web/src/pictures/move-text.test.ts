import { expect, test } from "vitest";
import { distinctTexts, shortText } from "./move-text";

test("a move on a board drops the board, a move of heaps keeps its words", () => {
  expect(shortText({ text: "(1,1)-(1,2) → ##../....", after: "cram : ##../...." })).toBe("(1,1)-(1,2)");
  expect(shortText({ text: "5 → 3 (take 2)", after: "nim : 3" })).toBe("5 → 3 (take 2)");
  expect(shortText({ text: "(3,4) → (1,2)", after: "wythoff : (1,2)" })).toBe("(3,4) → (1,2)");
});

test("equal moves of equal heaps name their heap", () => {
  const move = (text: string, after: string, component = 0) => ({ text, after, component });
  const moves = [move("4 → 3 (take 1)", "nim : 3, 2, 4"), move("2 → 1 (take 1)", "nim : 4, 1, 4"), move("4 → 3 (take 1)", "nim : 4, 2, 3")];
  const named = (words: string, heap: number) => `${words}, heap ${heap}`;
  expect(distinctTexts(moves, [[4, 2, 4]], named)).toEqual(["4 → 3 (take 1), heap 1", "2 → 1 (take 1)", "4 → 3 (take 1), heap 3"]);
  // The same words in another component are another move, and boards have no heaps.
  expect(distinctTexts([move("1 → 0", "a"), move("1 → 0", "b", 1)], [[1], [1]], named)).toEqual(["1 → 0", "1 → 0"]);
  expect(distinctTexts([move("(1,1)", "a"), move("(1,1)", "b")], [null], named)).toEqual(["(1,1)", "(1,1)"]);
});
