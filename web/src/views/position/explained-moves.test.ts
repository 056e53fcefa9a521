import { expect, test } from "vitest";
import type { LegalMove } from "../../engine/types";
import { columnsOf } from "./columns";
import { legalMove, type ExplainedMove } from "./explained-moves";

const explained = (text: string, component = 0): ExplainedMove => ({ component, place: 0, to: [], text, wins: true, why: null, equal: 1, refutation: null });
const move = (text: string, component = 0): LegalMove => ({ component, text, after: text });
const moves = [move("3 → 2 (take 1)"), move("4 → 2 (take 2)"), move("14 → 2 (take 12)"), move("4 → 2 (take 2)", 1), move("(1,2) in chomp", 2)];

test("an explained move is the legal move with the same words", () => {
  expect(legalMove(explained("nim : 4 → 2 (take 2)"), moves)).toBe(moves[1]);
  expect(legalMove(explained("nim : 14 → 2 (take 12)"), moves)).toBe(moves[2]);
  expect(legalMove(explained("kayles : 4 → 2 (take 2)", 1), moves)).toBe(moves[3]);
  expect(legalMove(explained("(1,2) in chomp", 2), moves)).toBe(moves[4]);
});
test("a move that is not in the list gives null", () => {
  expect(legalMove(explained("nim : 5 → 3 (take 2)"), moves)).toBeNull();
});
test("a column is odd where the sum has a one, up to the largest numbers", () => {
  expect(columnsOf({ bits: "010" })).toEqual([
    { weight: "4", odd: false },
    { weight: "2", odd: true },
    { weight: "1", odd: false },
  ]);
  expect(columnsOf({ bits: "1".repeat(64) })[0]?.weight).toBe("9223372036854775808");
});
