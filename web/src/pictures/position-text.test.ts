import { expect, test } from "vitest";
import type { PositionAnswer } from "../engine/types";
import { withHeap } from "./position-text";

const read: PositionAnswer = {
  position: "nim : 3, 1000 + cram : 2x3",
  components: [
    { rule: "nim", kind: "heap", text: "3, 1000", heaps: [3, 1000] },
    { rule: "cram", kind: "game", text: "2x3", heaps: null },
  ],
  board: false,
  labelled: false,
};

test("one heap gets another size", () => {
  expect(withHeap(read, 0, 1, "7")).toBe("nim : 3, 7 + cram : 2x3");
});
test("a missing heap or a text that is not a number gives null", () => {
  expect(withHeap(read, 0, 2, "7")).toBeNull();
  expect(withHeap(read, 1, 0, "7")).toBeNull();
  expect(withHeap(read, 0, 1, "7 + nim : 1")).toBeNull();
});
