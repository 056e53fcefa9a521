// The moves of an explanation, each with the position that it leads to.

import { plain } from "../../pictures/said";
import type { Explained, LegalMove } from "../../engine/types";

export type Told = Explained["moves"][number];

export interface Listed extends Told {
  /** The move that can be made; null where the list of moves is too short for it. */
  move: LegalMove | null;
}

/** The legal move that an explanation speaks of: it has the same words, with or without the rule before them. */
export function legal(told: Told, moves: readonly LegalMove[]): LegalMove | null {
  const own = moves.filter(({ component }) => component === told.component);
  return own.find(({ text }) => plain(text) === plain(told.text)) ?? null;
}

export function listed(explained: Explained, moves: readonly LegalMove[]): { wins: Listed[]; others: Listed[] } {
  const all = explained.moves.map((told) => ({ ...told, move: legal(told, moves) }));
  return { wins: all.filter(({ wins }) => wins), others: all.filter(({ wins }) => !wins) };
}
