// What the visitor has solved. The browser keeps it on the device, if it may.

import { sizes, type Theme } from "./themes";

/** What happened on the way to the winning move: a hint, a wrong move, the winning move. */
export type Event = "hint" | "wrong" | "right";

const letters: Record<Event, string> = { hint: "h", wrong: "w", right: "r" };
const squares: Record<Event, string> = { hint: "🟨", wrong: "⬛", right: "🟦" };

/** The events of each solved puzzle by its name, as letters. A daily puzzle has the name `daily/132`. */
export type Progress = ReadonlyMap<string, string>;

const KEY = "grundy-puzzles";
/** The most puzzles to keep: the oldest give way. */
const MAX_KEPT = 3000;

/** Reads stored text. What is not progress is left out. */
export function parse(text: string | null): Progress {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
    return new Map(entries.filter((entry): entry is [string, string] => /^[a-z][a-z-]*(\/[a-z]+)?\/\d{1,6}$/.test(entry[0]) && typeof entry[1] === "string" && /^[hw]{0,99}r$/.test(entry[1])));
  } catch {
    return new Map();
  }
}

/** Reads the progress on this device. */
export function load(): Progress {
  try {
    return parse(localStorage.getItem(KEY));
  } catch {
    return new Map(); // The browser may forbid storage.
  }
}

/** Adds a solved puzzle. The first solution counts. */
export function solve(name: string, events: readonly Event[]): Progress {
  const before = load();
  if (before.has(name)) {
    return before;
  }
  const after = new Map([...before, [name, events.slice(-100).map((each) => letters[each]).join("")] as const].slice(-MAX_KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(after)));
  } catch {
    // Without storage the progress lasts until the page closes.
  }
  return after;
}

/** The events of a solved puzzle; null if it is not solved. */
export function eventsOf(progress: Progress, name: string): Event[] | null {
  const stored = progress.get(name);
  const byLetter = Object.fromEntries(Object.entries(letters).map(([event, letter]) => [letter, event as Event]));
  return stored === undefined ? null : [...stored].flatMap((letter) => byLetter[letter] ?? []);
}

/** A square for each event, as in messages to friends. */
export const squaresOf = (events: readonly Event[]): string => events.map((each) => squares[each]).join("");

export const nameOfDaily = (day: number): string => `daily/${day}`;

/** The number of days in a row with a solved daily puzzle, until today or yesterday. */
export function streak(progress: Progress, today: number): number {
  let day = progress.has(nameOfDaily(today)) ? today : today - 1;
  const last = day;
  while (progress.has(nameOfDaily(day))) {
    day -= 1;
  }
  return last - day;
}

/** The number of solved puzzles about a theme or game, of one size or of all. */
export function solvedCount(progress: Progress, about: Theme | string, size?: string): number {
  return sizes
    .filter((each) => size === undefined || each === size)
    .reduce((sum, each) => sum + [...progress.keys()].filter((name) => name.startsWith(`${about}/${each}/`)).length, 0);
}

/** The first number without a solved puzzle. */
export function nextNumber(progress: Progress, about: string, size: string): number {
  let number = 1;
  while (progress.has(`${about}/${size}/${number}`)) {
    number += 1;
  }
  return number;
}
