import { expect, test } from "vitest";
import { span } from "./span";
import type { Problem } from "./types";

const at = (place: Partial<Problem>): Problem => ({ kind: "syntax", message: "", ...place });

test("a place is counted in the units of JavaScript", () => {
  expect(span("take {1,x}", at({ line: 1, column: 9, length: 1 }))).toEqual({ start: 8, end: 9 });
  // Letters of two units, before the place and in it.
  expect(span('"𝔫𝔫" : 3', at({ line: 1, column: 2, length: 2 }))).toEqual({ start: 1, end: 5 });
  expect(span("𝔫 x", at({ line: 1, column: 3, length: 1 }))).toEqual({ start: 3, end: 4 });
});
test("lines before the place count", () => {
  expect(span("nim\n𝔫x", at({ line: 2, column: 2, length: 1 }))).toEqual({ start: 6, end: 7 });
});
test("a place after the text becomes the end of the text", () => {
  expect(span("ni", at({ line: 1, column: 6, length: 4 }))).toEqual({ start: 2, end: 2 });
});
test("a problem in a file, or without a place, has no place in the text", () => {
  expect(span("nim", at({ file: "a.csv", line: 1, column: 1, length: 1 }))).toBeNull();
  expect(span("nim", at({}))).toBeNull();
});
