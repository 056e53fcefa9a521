import { expect, test } from "vitest";
import type { Problem } from "../engine/types";
import { clipped, cut } from "./cut";

const at = (start: number | null, end: number | null): Problem => ({ message: "", start, end, help: null });

test("a text is cut at its problem", () => {
  expect(cut("take {1,x}", at(8, 9))).toEqual({ before: "take {1,", at: "x", after: "}" });
});
test("what is missing at the end is a blank behind it", () => {
  expect(cut("take {1", at(7, 7))).toEqual({ before: "take {1", at: "\u00A0", after: "" });
});
test("without a place nothing is cut", () => {
  expect(cut("nim", at(null, null))).toEqual({ before: "nim", at: "", after: "" });
  expect(cut("nim", null)).toEqual({ before: "nim", at: "", after: "" });
});
test("a place outside the text (it was typed on meanwhile) stays inside", () => {
  expect(cut("ni", at(5, 9))).toEqual({ before: "ni", at: "\u00A0", after: "" });
});
test("a text that is too long is quoted by its beginning", () => {
  expect(clipped("take {1,x}", 10)).toBe("take {1,x}");
  expect(clipped("9".repeat(400), 10)).toBe("999999999…");
});
