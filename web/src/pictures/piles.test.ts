import { expect, test } from "vitest";
import type { LegalMove } from "../engine/types";
import { coinsLeft, coinThickness, isSplit, movesByCoin, splitsByCoin } from "./piles";
import { movesOfHeap, parseMove } from "./move-text";

const move = (text: string, after = text, component = 0): LegalMove => ({ text, component, after });
// Kayles with heaps of 3, 1 and 3.
const first = [move("3 → 2 (take 1)", "2,1,3"), move("3 → 1 + 1 (take 1)", "1,1,1,3"), move("3 → 1 (take 2)", "1,1,3")];
const second = [move("1 → 0 (take all)", "3,3")];
const third = [move("3 → 2 (take 1)", "3,1,2"), move("3 → 1 + 1 (take 1)", "3,1,1,1"), move("3 → 1 (take 2)", "3,1,1")];
const kayles = [...first, ...second, ...third];

test("the words of a move of heaps are read, those of other moves give null", () => {
  expect(parseMove(move("7 → 2 + 4 (take 1)"))).toEqual({ from: 7, to: [2, 4] });
  expect(parseMove(move("5 → 0 (take all)"))).toEqual({ from: 5, to: [0] });
  expect(parseMove(move("5 → 2 + 3"))).toEqual({ from: 5, to: [2, 3] });
  expect(parseMove(move("turn 5 and 2"))).toEqual({ from: 5, to: [2] });
  expect(parseMove(move("turn 5 and 3, 1"))).toEqual({ from: 5, to: [3, 1] });
  expect(parseMove(move("turn 2"))).toEqual({ from: 2, to: [] });
  expect(parseMove(move("take 1..3 : 5 → 2 (take 3)"))).toEqual({ from: 5, to: [2] });
  expect(parseMove(move("(6,11) → (6,4)"))).toBeNull();
  expect(parseMove(move("a1-b1 → ##."))).toBeNull();
  expect(parseMove(move("9007199254740993 → 1"))).toBeNull();
});

test("a move leaves the sum of its heaps", () => {
  expect(coinsLeft(move("7 → 2 + 3 (take 2)"))).toBe(5);
  expect(coinsLeft(move("7 → 0 (take all)"))).toBe(0);
  expect(coinsLeft(move("(2,1) in chomp"))).toBeNull();
});

test("each of several equal heaps has its own moves", () => {
  expect(movesOfHeap(kayles, 0, [3, 1, 3], 0)).toEqual(first);
  expect(movesOfHeap(kayles, 0, [3, 1, 3], 1)).toEqual(second);
  expect(movesOfHeap(kayles, 0, [3, 1, 3], 2)).toEqual(third);
  expect(movesOfHeap(kayles, 1, [3, 1, 3], 0)).toEqual([]);
});

test("a list that names equal moves once serves both heaps", () => {
  expect(movesOfHeap(first, 0, [3, 3], 1)).toEqual(first);
});

test("each coin stands for the moves that take it and the coins above it", () => {
  expect(movesByCoin(first, 3)).toEqual([[], [first[2]], [first[0], first[1]]]);
  expect(movesByCoin(second, 1)).toEqual([second]);
});

test("a split is a cut below a coin; other moves that take no coin belong to the lowest one", () => {
  const [split, grown] = [move("3 → 1 + 2"), move("3 → 4")];
  expect([split, grown, first[1]].map((each) => isSplit(each!))).toEqual([true, true, false]);
  expect(splitsByCoin([split, grown, move("3 → 2 (take 1)")], 3)).toEqual([[grown], [split], [split]]);
});

test("coins become thinner for taller heaps, and never too thin", () => {
  expect(coinThickness(1)).toBe(coinThickness(5));
  expect(coinThickness(20)).toBeLessThan(coinThickness(10));
  expect(coinThickness(1e9)).toBeGreaterThanOrEqual(14);
});
