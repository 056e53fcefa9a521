// A game against the engine or between two people: a list of positions. The functions here return a new game or a fact about one.

import type { LegalMove, Strength } from "../../engine/types";
import type { Past, Place, Side } from "../../pictures/past";

export type Player = "you" | "engine" | "one" | "two";

/** Who begins: you or the engine, who play each other; or two people, who take turns at one board. */
export type First = "you" | "engine" | "people";

export interface Settings {
  position: string;
  misere: boolean;
  strength: Strength;
  first: First;
}

/** A move that was played. */
export interface Played {
  /** The position after the move. */
  after: string;
  /** The move in words; null if it is not known. */
  text: string | null;
  /** True if the engine drew the move at random, because a limit ended its search for a good one. */
  atRandom?: boolean;
  /** Where a person touched a row that the move splits. */
  place?: Place;
}

/** The moves after the first position. */
export interface Match extends Settings {
  played: Played[];
}

export const strengths: readonly Strength[] = ["perfect", "mistakes", "random"];

export function begin(settings: Settings): Match {
  return { ...settings, played: [] };
}

/** The current position. */
export function currentPosition(match: Match): string {
  return match.played[match.played.length - 1]?.after ?? match.position;
}

/** The player who makes move number `count`, counted from 0. */
export function mover({ first }: Settings, count: number): Player {
  if (first === "people") {
    return count % 2 === 0 ? "one" : "two";
  }
  const other = first === "you" ? "engine" : "you";
  return count % 2 === 0 ? first : other;
}

/** The player whose turn it is. */
export function turn(match: Match): Player {
  return mover(match, match.played.length);
}

export function afterMove(match: Match, { after, text }: Pick<LegalMove, "after" | "text">, more: Pick<Played, "atRandom" | "place"> = {}): Match {
  return { ...match, played: [...match.played, { after, text, ...more }] };
}

/** The colour of a player: yours is that of player 1. */
export const sideOf = (player: Player): Side => (player === "you" || player === "one" ? "one" : "two");

/** The moves so far, for the pictures. */
export function pastOf(match: Match): Past[] {
  return match.played.map(({ after, place }, i) => {
    const player = mover(match, i);
    const before = match.played[i - 1]?.after ?? match.position;
    return { before, after, side: sideOf(player), slow: player === "engine", ...(place !== undefined && { place }) };
  });
}

/** The game before its move number `count`, counted from 0. */
export function until(match: Match, count: number): Match {
  return { ...match, played: match.played.slice(0, count) };
}

/** How often a position has to come for the game to be a draw. */
const DRAW_AFTER = 3;

/** True if the current position has come three times. That happens only where play need not end. */
export function isRepeated(match: Match): boolean {
  const now = currentPosition(match);
  return positions(match).filter((position) => position === now).length >= DRAW_AFTER;
}

/** True if there is a move of a person to take back. */
export function canTakeBack(match: Match): boolean {
  return match.played.some((_, i) => mover(match, i) !== "engine");
}

/** Takes back the last move of a person and the moves after it. */
export function takeBack(match: Match): Match {
  let last = match.played.length - 1;
  while (last >= 0 && mover(match, last) === "engine") {
    last -= 1;
  }
  return last < 0 ? match : { ...match, played: match.played.slice(0, last) };
}

/** All positions, from the first, in the form that `grade` and `grundy replay` take. */
export function positions(match: Match): string[] {
  return [match.position, ...match.played.map(({ after }) => after)];
}

/** The winner at the end: `winner` is 1 for the player who would have to move, 2 for the other, and null for a tie. */
export function winnerOf(match: Match, winner: 1 | 2 | null): Player | null {
  return winner === null ? null : mover(match, match.played.length + winner - 1);
}

/** A seed for the engine's random choices. */
export function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
