// Finite automata that read the digits of a number, the lowest digit first. They are the laws of many games.

import type { AcceptState, Law, Natural, ValueState } from "../engine/types";

/** How numbers are written for a machine: in a base, or as sums of Fibonacci numbers. */
export type Numeration = number | "zeckendorf";

export interface Machine {
  /** The mode that the machine is for, in a law with one machine for each mode. */
  mode: Natural | null;
  numeration: Numeration;
  /** The names of the numbers that it reads side by side. */
  reads: string[];
  /** False if no number that a visitor knows can be read: the machine reads a code of the value. */
  fed: boolean;
  states: State[];
}

export interface State {
  /** The value of a number that ends here; null if the machine only says yes or no. */
  value: number | null;
  accepts: boolean;
  /** The next state for each letter. A letter is a digit of each number that is read. */
  next: number[];
}

const valued = (states: ValueState[]): State[] => states.map(({ nim_value, next }) => ({ value: Number(nim_value), accepts: true, next }));
const accepting = (states: AcceptState[]): State[] => states.map(({ accepts, next }) => ({ value: null, accepts, next }));

/** The machines of a law. Most laws have none. */
export function machines(law: Law): Machine[] {
  switch (law.kind) {
    case "automatic":
      return [{ mode: null, numeration: law.numeration === "zeckendorf" ? "zeckendorf" : (law.base ?? 2), reads: ["n"], fed: true, states: valued(law.states) }];
    case "mode-machines":
      return law.modes.map(({ mode, states }) => ({ mode, numeration: law.base ?? "zeckendorf", reads: [law.heap], fed: true, states: valued(states) }));
    case "synchronised":
      return [{ mode: null, numeration: law.base, reads: ["n", law.coding === "value" ? "G(n)" : law.coding], fed: law.coding === "value", states: accepting(law.states) }];
    case "p-positions":
      return law.states === undefined
        ? []
        : [{ mode: null, numeration: law.numeration === "zeckendorf" ? "zeckendorf" : (law.base ?? 2), reads: ["x", "y"], fed: true, states: accepting(law.states) }];
    default:
      return [];
  }
}

/** The number of digits of a numeration. */
const digitsIn = (numeration: Numeration): number => (numeration === "zeckendorf" ? 2 : numeration);

/** A letter as people write it: `1`, or `1/0` for a digit of each of two numbers. */
export function letter({ reads, numeration }: Machine, index: number): string {
  const base = digitsIn(numeration);
  return reads.map((_, place) => Math.floor(index / base ** place) % base).join("/");
}

/** The digits of a number, the lowest first. */
export function digits(given: bigint, numeration: Numeration): number[] {
  if (numeration === "zeckendorf") {
    const weights = [1n, 2n];
    while (weights[weights.length - 1]! <= given) {
      weights.push(weights[weights.length - 1]! + weights[weights.length - 2]!);
    }
    let rest = given;
    const found = weights.reverse().map((weight) => {
      const fits = weight <= rest;
      rest -= fits ? weight : 0n;
      return fits ? 1 : 0;
    });
    return found.slice(found.indexOf(1) < 0 ? found.length : found.indexOf(1)).reverse();
  }
  const [found, base] = [[] as number[], BigInt(numeration)];
  for (let rest = given; rest > 0n; rest /= base) {
    found.push(Number(rest % base));
  }
  return found;
}

/** The letters that a machine reads for these numbers. Shorter numbers have zeros in front. */
export function letters({ numeration }: Machine, numbers: readonly bigint[]): number[] {
  const rows = numbers.map((each) => digits(each, numeration));
  const base = digitsIn(numeration);
  const length = Math.max(1, ...rows.map((row) => row.length));
  return Array.from({ length }, (_, at) => rows.reduce((sum, row, place) => sum + (row[at] ?? 0) * base ** place, 0));
}

/** The states on the way, the first one included. */
export function path({ states }: Machine, read: readonly number[]): number[] {
  const way = [0];
  for (const each of read) {
    way.push(states[way[way.length - 1]!]?.next[each] ?? 0);
  }
  return way;
}

/** The state from which no way leads to yes; null if there is none. A picture leaves it out. */
export function trap({ states }: Machine): number | null {
  const found = states.findIndex(({ accepts, next }, at) => !accepts && at > 0 && next.every((to) => to === at));
  return found < 0 ? null : found;
}
