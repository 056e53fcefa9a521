import { expect, test } from "vitest";
import { moveWords } from "./move-words";

const words = (text: string, after: string) => moveWords({ text, after });

test("moves of boards are told in words", () => {
  expect(words("(1,1)-(1,2) → ##../....", "cram : ##../....")).toBe("domino on row 1, columns 1–2");
  expect(words("(1,1)-(2,1) → #.../#...", "cram : #.../#...")).toBe("domino on column 1, rows 1–2");
  expect(words("(2,3) → 4,2,2", "chomp : 4,2,2")).toBe("bite at row 2, column 3");
  expect(words("cram 2x2 : (1,1)-(1,2) → ##/..", "nim : 3 + cram : ##/..")).toBe("domino on row 1, columns 1–2");
  expect(words("(0,-,1) → 0,2,1", "moore 2 : 0,2,1")).toBe("heap 1 to 0, heap 3 to 1");
  expect(words("heaps 1,2 → 2,1,0,4", "selective-nim : 2,1,0,4")).toBe("one coin from each of the heaps 1, 2");
  expect(words("top 1 → 3x3 (1,1)", "cut-cake : 3x3 (1,1)")).toBe("break off 1 row at the top");
  expect(words("0 → 2, 3, 4", "node-kayles path 5 : 2, 3, 4")).toBe("take 0 and its neighbours");
});

test("moves of tuples say where they lead, moves of heaps stay as they are", () => {
  expect(words("(3,5) → (2,5)", "wythoff : (2,5)")).toBe("to (2,5)");
  expect(words("(20,19) → (17,6)", "fibonacci-nim : (17,6)")).toBe("20 → 17 (take 3)");
  expect(words("7 → 2 + 4 (take 1)", "kayles : 2, 4")).toBe("7 → 2 + 4 (take 1)");
});
