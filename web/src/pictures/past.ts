// What happened before a position: the pictures show the last move, and who made which.

import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine";
import type { Natural, PositionAnswer } from "../engine/types";

/** Two players. The first has blue and round marks, the second orange and square ones. */
export type Side = "one" | "two";

/** Where a visitor touched a row that a move splits. The words of the move do not tell left from right. */
export interface Place {
  /** The heap, counted from 0 in the position before the move. */
  heap: number;
  /** The number of pins to the left of the move. */
  start: number;
}

/** A move that was made. */
export interface Past {
  before: string;
  after: string;
  side: Side;
  /** True if the engine made the move. Its pieces wait a moment before they go. */
  slow: boolean;
  place?: Place;
}

/** What a move is worth, for a board that shows it. */
export interface Worth {
  wins: boolean;
  /** The nim-value of the position after the move; null if it is not shown. */
  value: Natural | null;
}

/** The moves of a position by the position after them. */
export type Worths = ReadonlyMap<string, Worth>;

const reads = new Map<string, PositionAnswer>();
const MAX_READS = 3000;

/** The positions as the engine reads them; null while it has not read all of them. */
export function useReads(positions: readonly string[]): readonly PositionAnswer[] | null {
  const [, count] = useState(0);
  const unread = positions.filter((position) => !reads.has(position));
  useEffect(() => {
    if (unread.length === 0) {
      return;
    }
    const control = new AbortController();
    const asked = unread.map(async (position) => [position, await engine.ask("position", { position }, { signal: control.signal })] as const);
    Promise.all(asked)
      .then((answers) => {
        if (reads.size > MAX_READS) {
          reads.clear();
        }
        answers.forEach(([position, answer]) => reads.set(position, answer));
        count((before) => before + 1);
      })
      .catch(() => undefined); // The picture then shows no past.
    return () => control.abort();
  }, [unread.join("\n")]);
  const all = positions.flatMap((position) => reads.get(position) ?? []);
  return all.length === positions.length ? all : null;
}

/** The class of what moves touch, where the board shows what they are worth. */
export function worthClass(worths: Worths | null, moves: readonly { after: string }[]): string {
  const known = worths === null ? [] : moves.flatMap(({ after }) => worths.get(after) ?? []);
  return known.length === 0 ? "" : known.some(({ wins }) => wins) ? " wins" : " loses";
}
