// Finds a puzzle: a position with exactly one winning move. The dice propose positions, and the engine chooses.

import { engine } from "../../engine";
import { Refused } from "../../engine/client";
import type { LegalMove, MovesAnswer, PositionAnswer } from "../../engine/types";
import { type Dice, dice, seedOf } from "./dice";
import { draws } from "./draws";
import { type PuzzleName, writeName } from "./name";
import { type Candidate, isTheme, type Size } from "./themes";

export interface Puzzle extends Candidate {
  read: PositionAnswer;
  moves: MovesAnswer;
}

/** How many positions the dice propose at most. */
const MAX_TRIES = 120;
/** The fewest moves to choose from. Some games of the catalogue never have more than two. */
const MIN_MOVES: Record<Size, number> = { easy: 3, medium: 3, hard: 5 };
const MIN_MOVES_OF_GAME = 2;
const MAX_MOVES = 500;

/** The first position with exactly one winning move; null if there is none among those that the dice propose. */
export async function find(name: PuzzleName, signal: AbortSignal): Promise<Puzzle | null> {
  const roll: Dice = dice(seedOf(writeName(name)));
  const draw = await draws(name, signal);
  for (let i = 0; i < MAX_TRIES; i += 1) {
    const candidate = await draw(roll);
    const puzzle = candidate === null ? null : await puzzleOf(candidate, isTheme(name.about) ? MIN_MOVES[name.size] : MIN_MOVES_OF_GAME, signal);
    if (puzzle !== null) {
      return puzzle;
    }
  }
  return null;
}

async function puzzleOf({ position, misere }: Candidate, least: number, signal: AbortSignal): Promise<Puzzle | null> {
  try {
    const solved = await engine.ask("solve", { position, misere, max_moves: 1 }, { signal });
    if (solved.outcome !== "N" || solved.winning_moves_total !== 1) {
      return null;
    }
    const moves = await engine.ask("moves", { position, max_moves: MAX_MOVES }, { signal });
    if (!moves.moves_complete || moves.moves.length < least) {
      return null;
    }
    return { position, misere, moves, read: await engine.ask("position", { position }, { signal }) };
  } catch (error) {
    // Play on this position may go on for ever, for example. Another one may be a puzzle.
    if (error instanceof Refused) {
      return null;
    }
    throw error;
  }
}

/** A try at a puzzle. */
export interface Try {
  move: LegalMove;
  right: boolean;
  /** The best answer to a wrong move; null if it ended the game. */
  answer: LegalMove | null;
}

/** Judges a move, and answers it if it is wrong. */
export async function judge({ position, misere }: Puzzle, move: LegalMove): Promise<Try> {
  const { stages } = await engine.ask("grade", { played: [position, move.after], misere });
  if (stages[0]?.grade === "kept") {
    return { move, right: true, answer: null };
  }
  const answer = await engine.ask("reply", { position: move.after, misere, strength: "perfect", seed: 0 }).catch((error: unknown) => {
    if (error instanceof Refused) {
      return null; // No move is left.
    }
    throw error;
  });
  return { move, right: false, answer };
}
