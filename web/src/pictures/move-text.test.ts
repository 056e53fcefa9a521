import { expect, test } from "vitest";
import { shortText } from "./move-text";

test("a move on a board drops the board, a move of heaps keeps its words", () => {
  expect(shortText({ text: "(1,1)-(1,2) → ##../....", after: "cram : ##../...." })).toBe("(1,1)-(1,2)");
  expect(shortText({ text: "5 → 3 (take 2)", after: "nim : 3" })).toBe("5 → 3 (take 2)");
  expect(shortText({ text: "(3,4) → (1,2)", after: "wythoff : (1,2)" })).toBe("(3,4) → (1,2)");
});
