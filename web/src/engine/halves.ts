// The engine comes in two halves. The first has what the page asks in its first minutes (scripts/first-questions.mjs);
// the rest arrives later. A question that is not listed here waits for the rest. A listed question that needs it after
// all is answered, too, but begins before the rest is there.

import type { Questions } from "./types";

const FIRST: ReadonlySet<keyof Questions> = new Set(["games", "grade", "moves", "position", "reply", "rule", "solve", "states", "touch"]);
const FIRST_DRAWINGS: ReadonlySet<string> = new Set(["board", "graph", "heaps"]);

export function needsRest<Name extends keyof Questions>(name: Name, question: Questions[Name][0]): boolean {
  return !(FIRST.has(name) || (name === "draw" && FIRST_DRAWINGS.has((question as Questions["draw"][0]).what)));
}

/** The compiled halves. The next worker need not compile them again. */
export interface Halves {
  first: WebAssembly.Module;
  /** Null until it has arrived. */
  rest: WebAssembly.Module | null;
}

/** How much of the engine has arrived: parts from 0 to 1 of the first half, and of all. */
export interface Loaded {
  first: number;
  all: number;
}
