// What puzzles are about. A theme draws a position by chance; the engine says whether it is a puzzle: see find.ts.

import type { Dice } from "./dice";

export const sizes = ["easy", "medium", "hard"] as const;
export type Size = (typeof sizes)[number];

export interface Candidate {
  position: string;
  misere: boolean;
}

type Draw = (size: Size, dice: Dice) => Candidate;

const normal = (position: string): Candidate => ({ position, misere: false });

/** Whole numbers, each from `least` to `most`. */
const numbers = (dice: Dice, count: number, least: number, most: number) => Array.from({ length: count }, () => dice.number(least, most));

/** Different numbers from 1 to `most`, ascending. */
function places(dice: Dice, count: number, most: number): number[] {
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, most)) {
    chosen.add(dice.number(1, most));
  }
  return [...chosen].sort((a, b) => a - b);
}

const descending = (rows: number[]) => rows.sort((a, b) => b - a).join(",");

/** A board of squares, some of which are covered. */
function covered(dice: Dice, rows: number, columns: number, covered: number): string {
  const taken = new Set(places(dice, covered, rows * columns));
  const row = (y: number) => Array.from({ length: columns }, (_, x) => (taken.has(y * columns + x + 1) ? "#" : ".")).join("");
  return Array.from({ length: rows }, (_, y) => row(y)).join("/");
}

/** A board with a piece of either colour on most squares. */
function pieces(dice: Dice, rows: number, columns: number): string {
  const square = () => dice.pick(["x", "o", "x", "o", "."]);
  return Array.from({ length: rows }, () => Array.from({ length: columns }, square).join("")).join("/");
}

/** A strip with crosses on some squares. */
function crosses(dice: Dice, length: number, count: number): string {
  const taken = new Set(places(dice, count, length));
  return Array.from({ length }, (_, x) => (taken.has(x + 1) ? "X" : ".")).join("");
}

export const themes = {
  copying: (size, dice) => {
    const most = { easy: 7, medium: 12, hard: 9 }[size];
    const game = dice.pick(size === "easy" ? ["nim"] : size === "medium" ? ["kayles", "nim", "dawsons-kayles"] : ["kayles", "dawsons-kayles", "grundy"]);
    // One row has two equal parts after the move, two heaps have become equal.
    return normal(game === "nim" ? `nim : ${numbers(dice, 2, 2, most)}` : `${game} : ${numbers(dice, size === "hard" ? 2 : 1, 4, most)}`);
  },
  binary: (size, dice) => normal(`nim : ${numbers(dice, { easy: 3, medium: 3, hard: 4 }[size], 1, { easy: 5, medium: 9, hard: 15 }[size])}`),
  multiples: (size, dice) => {
    const most = size === "easy" ? 3 : dice.number(2, 6);
    const rule = size === "hard" ? dice.pick(["take {1,3,4}", "take {1,2,4}", "take {2,3,5}", `take 1..${most}`]) : `take 1..${most}`;
    return normal(`${rule} : ${numbers(dice, size === "hard" ? 2 : 1, size === "easy" ? 5 : 8, { easy: 19, medium: 26, hard: 26 }[size])}`);
  },
  splitting: (size, dice) => {
    const game = dice.pick(["kayles", "dawsons-kayles", "grundy", "couples-are-forever", "officers"]);
    return normal(`${game} : ${numbers(dice, size === "hard" ? 2 : 1, 4, { easy: 8, medium: 15, hard: 12 }[size])}`);
  },
  chomp: (size, dice) => normal(`chomp : ${descending(numbers(dice, { easy: 2, medium: 3, hard: 4 }[size], 1, { easy: 5, medium: 5, hard: 6 }[size]))}`),
  boards: (size, dice) => {
    const side = { easy: 3, medium: 4, hard: 5 }[size];
    // The engine solves boards with about 11 free squares at once.
    const free = { easy: 7, medium: 9, hard: 11 }[size];
    return dice.pick([
      () => normal(`cram : ${covered(dice, 4, side, 4 * side - dice.number(free - 1, free))}`),
      () => normal(`treblecross : ${crosses(dice, side * 2 + 2, dice.number(1, 2))}`),
      () => normal(`clobber : ${pieces(dice, 3, size === "easy" ? 3 : 4)}`),
    ])();
  },
  turning: (size, dice) => {
    const game = dice.pick(size === "medium" ? ["turning-turtles", "twins", "ruler", "mock-turtles"] : ["turning-turtles", "twins", "ruler"]);
    return normal(`${game} : ${places(dice, { easy: 2, medium: 3, hard: 4 }[size], { easy: 7, medium: 9, hard: 12 }[size])}`);
  },
  misere: (size, dice) => {
    const game = dice.pick(size === "easy" ? ["nim", "take 1..3"] : ["nim", "nim", "kayles", "take {1,3,4}"]);
    const count = game === "nim" ? { easy: 3, medium: 4, hard: 5 }[size] : game === "kayles" && size === "hard" ? 2 : 1;
    const most = game === "nim" ? { easy: 3, medium: 4, hard: 6 }[size] : { easy: 14, medium: 11, hard: 12 }[size];
    return { position: `${game} : ${numbers(dice, count, game === "nim" ? 1 : 4, most)}`, misere: true };
  },
} as const satisfies Record<string, Draw>;

export type Theme = keyof typeof themes;
export const themeNames = Object.keys(themes) as Theme[];

export const isTheme = (name: string): name is Theme => Object.hasOwn(themes, name);
