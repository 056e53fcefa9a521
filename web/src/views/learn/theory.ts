// The theory of the chapters in small: who wins, mex, nim-sums and nim-values, by their definitions. The chapters use it
// to tell a learner at once why an answer is wrong. The engine grades everything that is played.

/** The positions after each move from a heap of n. A position is a list of heaps, and the empty list is the end. */
export type Moves = (n: number) => number[][];

/** The smallest of 0, 1, 2, … that is not among the numbers. */
export function mex(numbers: Iterable<number>): number {
  const met = new Set(numbers);
  let least = 0;
  while (met.has(least)) {
    least += 1;
  }
  return least;
}

export const nimSum = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum ^ each, 0);

/** The nim-values of the heaps 0 to `to`. */
export function nimValues(moves: Moves, to: number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= to; n++) {
    values.push(mex(moves(n).map((heaps) => nimSum(heaps.map((heap) => values[heap] ?? 0)))));
  }
  return values;
}

/** For each position the numbers of those that a move reaches. Moves lead to smaller numbers. */
export type Arrows = readonly (readonly number[])[];

/** The positions 0 to `to` of a game with one heap. */
export function arrowsOf(moves: Moves, to: number): number[][] {
  return Array.from({ length: to + 1 }, (_, n) => moves(n).map(([heap = 0]) => heap));
}

export type PN = "P" | "N";

/** Who wins at each position of a graph without cycles. In misère play whoever cannot move wins. */
export function outcomes(arrows: Arrows, misere = false): PN[] {
  const known: PN[] = [];
  const outcome = (position: number): PN =>
    (known[position] ??= (arrows[position]?.length === 0 ? misere : arrows[position]?.some((next) => outcome(next) === "P")) ? "N" : "P");
  arrows.forEach((_, position) => outcome(position));
  return known;
}

/** Take one of these numbers of coins. */
export const take =
  (numbers: readonly number[]): Moves =>
  (n) =>
    numbers.filter((each) => each <= n).map((each) => [n - each]);

/** 1 to k. */
export const upTo = (k: number): number[] => Array.from({ length: k }, (_, i) => i + 1);

/** Both parts of a row after a move, without empty ones, each pair once. */
function parts(n: number, distinct = false): number[][] {
  return Array.from({ length: n < 0 ? 0 : Math.floor(n / 2) + 1 }, (_, least) => [n - least, least])
    .filter(([most, least]) => !distinct || (least !== 0 && most !== least))
    .map((pair) => pair.filter((part) => part > 0));
}

/** Kayles: take one pin or two neighbours. */
export const kayles: Moves = (n) => [...parts(n - 1), ...parts(n - 2)];

/** Grundy's game: split a heap into two heaps of different sizes. */
export const grundySplits: Moves = (n) => parts(n, true);

/** Candies: eat one, or leave half of at least four, rounded down. */
export const candies: Moves = (n) => [...(n > 0 ? [[n - 1]] : []), ...(n >= 4 ? [[Math.floor(n / 2)]] : [])];

/** The number of zeros at the end of a number above 0 in binary. */
export const trailingZeros = (n: number): number => (n % 2 === 1 ? 0 : 1 + trailingZeros(n / 2));

/** The winning moves of Nim: the heap, and what it leaves. */
export function nimWins(heaps: readonly number[]): { heap: number; left: number }[] {
  const sum = nimSum(heaps);
  return heaps.flatMap((size, heap) => ((size ^ sum) < size ? [{ heap, left: size ^ sum }] : []));
}

/** True if the player to move wins misère Nim (Bouton 1901). */
export function winsMisereNim(heaps: readonly number[]): boolean {
  return heaps.some((size) => size > 1) ? nimSum(heaps) !== 0 : heaps.filter((size) => size === 1).length % 2 === 0;
}

/** The weights of the binary columns that these numbers need, the largest first. */
export function weights(numbers: readonly number[]): number[] {
  const width = Math.max(1, ...numbers.map((each) => each.toString(2).length));
  return Array.from({ length: width }, (_, i) => 2 ** (width - 1 - i));
}

/** The shortest period of a list, from its beginning. */
export function periodOf(values: readonly number[]): number {
  let period = 1;
  while (values.some((value, i) => i >= period && value !== values[i - period])) {
    period += 1;
  }
  return period;
}
