// Fibonacci Nim is a heap and a limit. Its rule writes both as a pair of numbers, (20,19); people play with the
// heap.

import type { LegalMove } from "../engine/types";
import { withoutRule } from "./move-text";

export interface LimitedHeap {
  coins: number;
  /** The most coins that a move may take. */
  limit: number;
  /** The moves in the words of heaps. */
  moves: LegalMove[];
}

const pair = /^\((\d{1,6}),\s*(\d{1,6})\)$/;

/** The heap of a pair of numbers; null for other positions. */
export function fibonacciHeap(text: string, moves: readonly LegalMove[]): LimitedHeap | null {
  const [, coins, limit] = pair.exec(text.trim()) ?? [];
  if (coins === undefined || limit === undefined) {
    return null;
  }
  const heaps = moves.flatMap((move) => {
    const [, left] = pair.exec(withoutRule(move.text).split(" → ")[1] ?? "") ?? [];
    return left === undefined ? [] : [{ ...move, text: takeText(Number(coins), Number(left)) }];
  });
  return { coins: Number(coins), limit: Number(limit), moves: heaps };
}

/** The words of a move as the engine writes them for heaps. */
export function takeText(from: number, left: number): string {
  return `${from} → ${left} (take ${left === 0 ? "all" : from - left})`;
}
