// Asks for the engine's move when it is the engine's turn.

import { useEffect, useState } from "preact/hooks";
import { engine } from "../../engine";
import { Refused, Stopped } from "../../engine/client";
import type { LegalMove } from "../../engine/types";
import { type Match, currentPosition, seed } from "./match";

/** The shortest time before a reply. The visitor would miss a reply that comes at once. */
const MIN_REPLY_MS = 600;

/** Asks for a reply while `wanted` is true. `failed` says that there is none; `again` asks once more. */
export function useReply(match: Match, wanted: boolean, onMove: (move: LegalMove) => void): { failed: boolean; again: () => void } {
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
    const reply = engine.ask("reply", { position, misere, strength, seed: seed() }, { signal: control.signal });
    Promise.all([reply, pause])
      .then(([move]) => control.signal.aborted || onMove(move))
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
