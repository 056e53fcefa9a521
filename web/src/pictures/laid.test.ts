import { expect, test } from "vitest";
import { boxOf, cells, drop } from "./frame";
import { pieces } from "./laid";

test("each new character is a piece of the player who moved", () => {
  expect(pieces(["2x3", "##./...", "##./.##"], ["one", "two"])).toEqual([
    { cells: [0, 1], side: "one", move: 0 },
    { cells: [4, 5], side: "two", move: 1 },
  ]);
  expect(pieces(["..X.", "X.X."], ["two"])).toEqual([{ cells: [0], side: "two", move: 0 }]);
  expect(pieces(["4,4,4", "4,2,2"], ["one"])).toEqual([]);
});

const picture = (height: number, ...ys: number[]) => `<svg viewBox="-12 -12 50 ${height}">${ys.map((y) => `<rect class="g-cell" x="1" y="${y}" width="30" height="30"/>`).join("")}</svg>`;

test("a picture that hangs from its top stays there, one that stands on the ground moves down", () => {
  expect(drop(picture(100, 1, 31, 61), picture(70, 1, 31))).toBe(0);
  expect(drop(picture(100, 1, 31, 61), picture(80, 11, 41))).toBe(20);
  expect(boxOf(picture(100))).toEqual({ x: -12, y: -12, width: 50, height: 100 });
  expect(cells(picture(100, 1, 31))).toEqual([
    { x: 13, y: 13, width: 30, height: 30 },
    { x: 13, y: 43, width: 30, height: 30 },
  ]);
});
