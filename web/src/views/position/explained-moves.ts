// The moves of an explanation, each with the legal move that it speaks of.

import { withoutRule } from "../../pictures/move-text";
import type { Explained, LegalMove } from "../../engine/types";

export type ExplainedMove = Explained["moves"][number];

export interface ListedMove extends ExplainedMove {
  /** The legal move; null if the list of moves is too short to have it. */
  move: LegalMove | null;
}

/** The legal move that an explanation speaks of: it has the same words, apart from the rule before them. */
export function legalMove(explained: ExplainedMove, moves: readonly LegalMove[]): LegalMove | null {
  const own = moves.filter(({ component }) => component === explained.component);
  return own.find(({ text }) => withoutRule(text) === withoutRule(explained.text)) ?? null;
}

export function listMoves(explained: Explained, moves: readonly LegalMove[]): { wins: ListedMove[]; others: ListedMove[] } {
  const all = explained.moves.map((explained) => ({ ...explained, move: legalMove(explained, moves) }));
  return { wins: all.filter(({ wins }) => wins), others: all.filter(({ wins }) => !wins) };
}
