import { expect, test } from "vitest";
import { arrowsOf, candies, grundySplits, kayles, mex, type Moves, nimSum, nimValues, nimWins, outcomes, periodOf, take, trailingZeros, upTo, weights, winsMisereNim } from "./theory";

/** Who wins a list of heaps, by the definition alone: a move changes one heap, and the last mover wins, or loses. */
function wins(moves: Moves, heaps: readonly number[], misere = false, known = new Map<string, boolean>()): boolean {
  const key = [...heaps].filter((heap) => heap > 0).sort((a, b) => a - b).join();
  const found = known.get(key);
  if (found !== undefined) {
    return found;
  }
  const next = heaps.flatMap((heap, i) => moves(heap).map((left) => [...heaps.slice(0, i), ...left, ...heaps.slice(i + 1)]));
  const won = next.length === 0 ? misere : next.some((position) => !wins(moves, position, misere, known));
  known.set(key, won);
  return won;
}

const nim: Moves = (n) => Array.from({ length: n }, (_, left) => [left]);
const games: Record<string, Moves> = { nim, kayles, grundySplits, candies, one: take([1, 3, 4]), few: take(upTo(3)) };

test("mex is the smallest number that is missing", () => {
  expect([[], [1, 2, 3], [0, 1, 3, 4], [0, 1, 4, 7, 12], [0, 1, 2]].map(mex)).toEqual([0, 0, 2, 2, 3]);
});

test.each(Object.entries(games))("two heaps of %s lose exactly when their nim-values are equal", (_, moves) => {
  const values = nimValues(moves, 9);
  for (let a = 0; a <= 9; a++) {
    for (let b = 0; b <= a; b++) {
      expect(wins(moves, [a, b])).toBe(nimSum([values[a] ?? 0, values[b] ?? 0]) !== 0);
    }
  }
});

test("the values and outcomes are those of the literature", () => {
  expect(nimValues(take([1, 3, 4]), 13).join("")).toBe("01012320101232");
  expect(nimValues(kayles, 12).join("")).toBe("0123143214264");
  expect(nimValues(grundySplits, 14).join("")).toBe("000102102102132");
  expect(nimValues(candies, 13).join("")).toBe("01012102010212");
  expect(outcomes(arrowsOf(candies, 25)).flatMap((each, n) => (each === "P" ? [n] : []))).toEqual([0, 2, 6, 8, 10, 14, 18, 22, 24]);
  expect(outcomes(arrowsOf(take([1, 3, 4]), 20), true).every((each, n) => (each === "P") === [1, 3].includes(n % 7))).toBe(true);
  expect(periodOf(nimValues(take([1, 3, 4]), 60))).toBe(7);
});

test("candies lose exactly at 0 and where the number of zeros at the end is odd", () => {
  outcomes(arrowsOf(candies, 500)).forEach((each, n) => expect(each === "P").toBe(n === 0 || trailingZeros(n) % 2 === 1));
});

test("Bouton's rules for three heaps, in both conventions", () => {
  for (let a = 0; a <= 5; a++) {
    for (let b = 0; b <= 5; b++) {
      for (let c = 0; c <= 5; c++) {
        const heaps = [a, b, c];
        expect(winsMisereNim(heaps)).toBe(wins(nim, heaps, true));
        const won = heaps.flatMap((size, heap) =>
          Array.from({ length: size }, (_, left) => ({ heap, left })).filter((move) => !wins(nim, heaps.map((each, i) => (i === move.heap ? move.left : each)))),
        );
        expect(nimWins(heaps)).toEqual(won);
      }
    }
  }
});

test("binary columns begin with the largest weight", () => {
  expect(weights([10, 12, 5])).toEqual([8, 4, 2, 1]);
  expect(weights([0])).toEqual([1]);
});
