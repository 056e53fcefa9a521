// The name of a puzzle, as in the address: a theme or a game, a size, and a number.

import { isTheme, type Size, sizes, type Theme } from "./themes";

export interface PuzzleName {
  /** A theme, or a game of the catalogue. */
  about: string;
  size: Size;
  /** The number of the puzzle, from 1 on. */
  number: number;
}

/** The largest number of a puzzle. */
const MAX_NUMBER = 999_999;
/** The longest name of a game. */
const MAX_LETTERS = 40;

export const writeName = ({ about, size, number }: PuzzleName): string => `${about}/${size}/${number}`;

/** Reads a name without its number too. `number` is 0 then. Null if the text is no name. */
export function readName(text: string): PuzzleName | null {
  const [about = "", sizeText = "easy", digits = "0", ...more] = text.split("/");
  const size = sizes.find((each) => each === sizeText);
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
  const isName = isTheme(about) || (/^[a-z][a-z-]*$/.test(about) && about.length <= MAX_LETTERS);
  return size === undefined || !isName || !(number <= MAX_NUMBER) || more.length > 0 ? null : { about, size, number };
}

/** The puzzle of a day, from a theme and a size that differ from day to day. */
export function nameOfDay(day: number, themes: readonly Theme[]): PuzzleName {
  const about = themes[day % themes.length] ?? "binary";
  return { about, size: sizes[day % sizes.length] ?? "easy", number: MAX_NUMBER - day };
}

const DAY_MS = 86_400_000;
/** The day before day 1. */
const EPOCH = Date.UTC(2025, 11, 31) / DAY_MS;

/** The number of the day at this time, the same in all time zones. Day 1 is 1 January 2026. */
export const dayAt = (time: number): number => Math.floor(time / DAY_MS) - EPOCH;

/** The day in an address; null if there is no such day yet. */
export function readDay(text: string | undefined, today: number): number | null {
  const day = text === undefined ? today : /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return day >= 1 && day <= today ? day : null;
}

