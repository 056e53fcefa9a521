import { expect, test } from "vitest";
import { pieces } from "./prose";

test("a text comes in pieces, at its marks", () => {
  expect(pieces("Take the [smallest gap|mex]: it is **2**.")).toEqual([
    { plain: "Take the " },
    { words: "smallest gap", term: "mex" },
    { plain: ": it is " },
    { strong: "2" },
    { plain: "." },
  ]);
  expect(pieces("")).toEqual([]);
  expect(pieces("[1, 2] and 2 ** 3")).toEqual([{ plain: "[1, 2] and 2 ** 3" }]);
});
