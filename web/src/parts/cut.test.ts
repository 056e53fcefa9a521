import { expect, test } from "vitest";
import type { Problem } from "../engine/types";
import { clip, cut, suggestion } from "./cut";

const at = (column: number, length: number): Problem => ({ kind: "syntax", message: "", line: 1, column, length });

test("a text is cut at its problem", () => {
  expect(cut("take {1,x}", at(9, 1))).toEqual({ before: "take {1,", at: "x", after: "}" });
});
test("if something is missing at the end, the cut adds a blank there", () => {
  expect(cut("take {1", at(8, 1))).toEqual({ before: "take {1", at: "\u00A0", after: "" });
});
test("a problem without a place cuts nothing", () => {
  expect(cut("nim", { kind: "unsuited", message: "" })).toEqual({ before: "nim", at: "", after: "" });
  expect(cut("nim", null)).toEqual({ before: "nim", at: "", after: "" });
});
test("a place outside the text, which has changed in the meantime, moves to its end", () => {
  expect(cut("ni", at(6, 4))).toEqual({ before: "ni", at: "\u00A0", after: "" });
});
test("a long text is shortened to its beginning", () => {
  expect(clip("take {1,x}", 10)).toBe("take {1,x}");
  expect(clip("9".repeat(400), 10)).toBe("999999999…");
});

test("the help may suggest a word", () => {
  expect(suggestion("did you mean `kayles`?")).toEqual({ word: "kayles", help: "" });
  expect(suggestion("did you mean `nim`?; the view Games lists them")).toEqual({ word: "nim", help: "the view Games lists them" });
  expect(suggestion("write {1,2}")).toEqual({ word: null, help: "write {1,2}" });
  expect(suggestion(undefined)).toEqual({ word: null, help: "" });
});
