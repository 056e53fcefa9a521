// Reads a game of which only the positions are known: the engine finds the moves between them.

import { useEffect } from "preact/hooks";
import { engine } from "../../engine";
import { useAsk } from "../../engine/use-ask";
import { type Match, type Played, positions } from "./match";

const RETRY_MS = 60_000;
const MAX_MOVES = 2000;

/** True while the moves of a game are not known. */
export const isUnread = (match: Match): boolean => match.played.some(({ text }) => text === null);

/** The moves one by one. The question `grade` refuses a rule where play need not end. */
async function readMoves(match: Match, signal: AbortSignal): Promise<Played[] | null> {
  const read: Played[] = [];
  for (const [i, { after }] of match.played.entries()) {
    const position = match.played[i - 1]?.after ?? match.position;
    const [{ moves }, next] = await Promise.all([engine.ask("moves", { position, max_moves: MAX_MOVES }, { signal }), engine.ask("position", { position: after }, { signal })]);
    const move = moves.find((each) => each.after === next.position || each.after === after);
    if (move === undefined) {
      return null;
    }
    read.push({ after: move.after, text: move.text });
  }
  return read;
}

/** Asks for the moves of a game. `onRead` gets the game with its moves, `onBad` says that one of them is not legal. */
export function useChecked(match: Match, ready: boolean, onRead: (match: Match) => void, onBad: () => void) {
  const unread = isUnread(match);
  const checked = useAsk("grade", unread && ready ? { played: positions(match), misere: match.misere } : null, { limit: RETRY_MS });
  const endless = unread && checked.state === "refused" && checked.problem?.kind === "rule";
  useEffect(() => {
    if (unread && checked.state === "done" && checked.answer !== null) {
      const { stages } = checked.answer;
      onRead({ ...match, played: match.played.map(({ after }, i) => ({ after: stages[i + 1]?.position ?? after, text: stages[i]?.move ?? after })) });
    }
  }, [unread, checked.state]);
  useEffect(() => {
    if (!endless) {
      return;
    }
    const control = new AbortController();
    readMoves(match, control.signal)
      .then((played) => (played === null ? onBad() : onRead({ ...match, played })))
      .catch(() => control.signal.aborted || onBad());
    return () => control.abort();
  }, [endless]);
  return { unread, checked, endless };
}
