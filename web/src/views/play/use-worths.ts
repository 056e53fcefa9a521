// What every move is worth, for a board that shows it.

import { useEffect, useState } from "preact/hooks";
import { engine } from "../../engine";
import type { LegalMove } from "../../engine/types";
import type { Worth, Worths } from "../../pictures/past";

/** The most moves that are looked up. */
const MAX_LOOKED_UP = 200;

export interface Showing {
  /** Whether the board tells winning moves from others. */
  wins: boolean;
  /** Whether it shows the nim-value after each move. */
  values: boolean;
}

/** The worth of each move; null while nothing is shown. Moves that the engine cannot judge in time have none. */
export function useWorths(moves: readonly LegalMove[] | null, misere: boolean, { wins, values }: Showing): Worths | null {
  const [found, find] = useState<Worths>(new Map());
  const wanted = wins || values;
  const key = wanted && moves !== null ? moves.map(({ after }) => after).join("\n") : null;
  useEffect(() => {
    find(new Map());
    if (key === null || moves === null) {
      return;
    }
    const control = new AbortController();
    for (const { after } of moves.slice(0, MAX_LOOKED_UP)) {
      engine
        .ask("solve", { position: after, misere, max_moves: 0 }, { signal: control.signal })
        .then(({ outcome, nim_value }) => find((before) => new Map(before).set(after, { wins: outcome === "P", value: nim_value })))
        .catch(() => undefined);
    }
    return () => control.abort();
  }, [key, misere]);
  if (!wanted) {
    return null;
  }
  const shown = [...found].map(([after, { wins: won, value }]): [string, Worth] => [after, { wins: won, value: values ? value : null }]);
  return new Map(shown);
}
