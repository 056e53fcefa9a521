// The moves of an explanation, each with the legal move that it speaks of.

import { plain } from "../../pictures/said";
import type { Explained, LegalMove } from "../../engine/types";

export type Told = Explained["moves"][number];

export interface Listed extends Told {
  /** The legal move; null if the list of moves is too short to have it. */
  move: LegalMove | null;
}

/** The legal move that an explanation speaks of: the one with the same words, apart from the rule before them. */
export function legal(told: Told, moves: readonly LegalMove[]): LegalMove | null {
  const own = moves.filter(({ component }) => component === told.component);
  return own.find(({ text }) => plain(text) === plain(told.text)) ?? null;
}

export function listed(explained: Explained, moves: readonly LegalMove[]): { wins: Listed[]; others: Listed[] } {
  const all = explained.moves.map((told) => ({ ...told, move: legal(told, moves) }));
  return { wins: all.filter(({ wins }) => wins), others: all.filter(({ wins }) => !wins) };
}
