// Asks for the engine's move when it is the engine's turn. As in `grundy play`, the engine draws a move at random
// if a limit ends its search for a good one.

import { useEffect, useState } from "preact/hooks";
import { engine } from "../../engine";
import { Refused, Stopped } from "../../engine/client";
import type { LegalMove } from "../../engine/types";
import { wantsMotion } from "../../pictures/scene";
import { type Match, currentPosition, seed } from "./match";

/** The shortest time before a reply, so that the visitor sees his own move end. Without motion there is nothing to see. */
const MIN_REPLY_MS = 350;

/** How long the engine looks for a random move. */
const RANDOM_LIMIT_MS = 30_000;

/** True if a limit ended the work on a question. */
function isLimit(error: unknown): boolean {
  return error instanceof Stopped && (error.why === "time" || error.why === "work" || error.why === "memory" || error.why === "far");
}

/** True if the engine refuses the rule, because play need not end. */
export const isEndless = (error: unknown): boolean => error instanceof Refused && error.problem.kind === "rule";

const MAX_MOVES = 2000;

interface Reply {
  move: LegalMove;
  atRandom: boolean;
}

/** One of these moves at random. */
const draw = (moves: readonly LegalMove[]): LegalMove | undefined => moves[seed() % Math.max(1, moves.length)];

/** The share of moves at random of an engine that makes mistakes: one in four. */
const MISTAKES = 4;

/** A good move where play need not end. */
async function endlessReply({ misere, strength }: Match, position: string, signal: AbortSignal): Promise<Reply> {
  const careless = strength === "random" || (strength === "mistakes" && seed() % MISTAKES === 0);
  const best = careless ? [] : await engine.ask("solve-loopy", { position, misere }, { signal }).then(({ best_moves }) => best_moves, () => null);
  const move = draw(best !== null && best.length > 0 ? best : (await engine.ask("moves", { position, max_moves: MAX_MOVES }, { signal })).moves);
  if (move === undefined) {
    throw new Stopped("time");
  }
  return { move, atRandom: best === null };
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
    const pause = wantsMotion() ? new Promise((resolve) => setTimeout(resolve, MIN_REPLY_MS)) : null;
    const { misere, strength } = match;
    const { signal } = control;
    const question = { position, misere, strength, seed: seed() };
    const good = engine.ask("reply", question, { signal }).then((move) => ({ move, atRandom: false }));
    const reply = good.catch(async (error: unknown): Promise<Reply> => {
      if (isEndless(error)) {
        return endlessReply(match, position, signal);
      }
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
