// Asks for the engine's move when it is the engine's turn. As in `grundy play`, the engine draws a move at random
// if a limit ends its search for a good one.

import { useEffect, useState } from "preact/hooks";
import { engine } from "../../engine";
import { Refused, Stopped } from "../../engine/client";
import type { LegalMove } from "../../engine/types";
import { type Match, currentPosition, seed } from "./match";

/** The shortest time before a reply. The visitor would miss a reply that comes at once. */
const MIN_REPLY_MS = 600;

/** How long the engine looks for a random move. */
const RANDOM_LIMIT_MS = 30_000;

/** True if a limit ended the work on a question. */
function isLimit(error: unknown): boolean {
  return error instanceof Stopped && (error.why === "time" || error.why === "work" || error.why === "memory" || error.why === "far");
}

/**
 * Asks for a reply while `wanted` is true. `atRandom` says that a limit ended the search for a good move.
 * `failed` says that there is none; `again` asks once more.
 */
export function useReply(match: Match, wanted: boolean, onMove: (move: LegalMove, atRandom: boolean) => void): { failed: boolean; again: () => void } {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const position = currentPosition(match);
  useEffect(() => {
    setFailed(false);
    if (!wanted) {
      return;
    }
    const control = new AbortController();
    const pause = new Promise((resolve) => setTimeout(resolve, MIN_REPLY_MS));
    const { misere, strength } = match;
    const { signal } = control;
    const question = { position, misere, strength, seed: seed() };
    const good = engine.ask("reply", question, { signal }).then((move) => ({ move, atRandom: false }));
    const reply = good.catch(async (error: unknown) => {
      if (strength === "random" || !isLimit(error)) {
        throw error;
      }
      return { move: await engine.ask("reply", { ...question, strength: "random" }, { signal, limit: RANDOM_LIMIT_MS }), atRandom: true };
    });
    Promise.all([reply, pause])
      .then(([{ move, atRandom }]) => signal.aborted || onMove(move, atRandom))
      .catch((error: unknown) => {
        const cancelled = error instanceof Stopped && error.why === "cancelled";
        if (!cancelled && !control.signal.aborted) {
          setFailed(error instanceof Refused || error instanceof Stopped);
        }
      });
    return () => control.abort();
  }, [position, wanted, tries]);
  return { failed, again: () => setTries(tries + 1) };
}
