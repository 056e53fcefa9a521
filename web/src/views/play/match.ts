// A game against the engine: positions, one behind the other. All that happens in it is a function here.

import type { LegalMove, Strength } from "../../engine/types";

export type Player = "you" | "engine";

export interface Settings {
  position: string;
  misere: boolean;
  strength: Strength;
  first: Player;
}

/** The positions after the first one, and how they were reached: null where only the position is known. */
export interface Match extends Settings {
  played: { after: string; text: string | null }[];
}

export const strengths: readonly Strength[] = ["perfect", "mistakes", "random"];

export function begin(settings: Settings): Match {
  return { ...settings, played: [] };
}

/** The position now. */
export function now(match: Match): string {
  return match.played[match.played.length - 1]?.after ?? match.position;
}

/** Who makes the move number `count`, counted from 0. */
export function mover({ first }: Settings, count: number): Player {
  const other = first === "you" ? "engine" : "you";
  return count % 2 === 0 ? first : other;
}

/** Whose turn it is. */
export function turn(match: Match): Player {
  return mover(match, match.played.length);
}

export function made(match: Match, { after, text }: Pick<LegalMove, "after" | "text">): Match {
  return { ...match, played: [...match.played, { after, text }] };
}

/** Can a move of yours be taken back? */
export function undoable(match: Match): boolean {
  return match.played.some((_, i) => mover(match, i) === "you");
}

/** Takes back your last move and what came after it. */
export function undone(match: Match): Match {
  let last = match.played.length - 1;
  while (last >= 0 && mover(match, last) !== "you") {
    last -= 1;
  }
  return last < 0 ? match : { ...match, played: match.played.slice(0, last) };
}

/** All positions, the first one included, as `grade` and `grundy replay` want them. */
export function positions(match: Match): string[] {
  return [match.position, ...match.played.map(({ after }) => after)];
}

/** Who wins where no move is left; null is nobody (a tie). `winner` counts the players from the first one. */
export function winnerOf(match: Settings, winner: 1 | 2 | null): Player | null {
  return winner === null ? null : mover(match, winner - 1);
}

/** A number for the engine's dice. */
export function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
