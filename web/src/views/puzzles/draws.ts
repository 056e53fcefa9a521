// The positions that the dice propose: those of a theme, or positions of one game.

import { engine } from "../../engine";
import type { Game } from "../../engine/types";
import type { Dice } from "./dice";
import type { PuzzleName } from "./name";
import { type Candidate, isTheme, type Size, themes } from "./themes";

/** The number and size of the heaps of a game. */
const HEAPS: Record<Size, { count: number; most: number }> = { easy: { count: 1, most: 9 }, medium: { count: 2, most: 9 }, hard: { count: 3, most: 13 } };
/** The largest coordinate in a game of pairs. */
const MAX_COORDINATE: Record<Size, number> = { easy: 6, medium: 10, hard: 15 };
/** The part of a game that is over where the puzzle begins, and the longest game. */
const PART_PLAYED: Record<Size, [number, number]> = { easy: [0.45, 0.85], medium: [0.25, 0.6], hard: [0.05, 0.4] };
const MAX_PLAYED = 40;

/** A source of positions. It may fail now and then. */
export type Source = (dice: Dice) => Promise<Candidate | null>;

export async function draws({ about, size }: PuzzleName, signal: AbortSignal): Promise<Source> {
  if (isTheme(about)) {
    return async (dice) => themes[about](size, dice);
  }
  const answer = await engine.ask("games", { name: about }, { signal });
  const [game] = Array.isArray(answer) ? answer : [answer];
  const [first, ...others] = game?.samples ?? [];
  if (game === undefined || first === undefined) {
    return async () => null;
  }
  const { components } = await engine.ask("position", { position: first }, { signal });
  const [part] = components;
  if (part?.kind === "heap" && game.rule !== null) {
    return async (dice) => heapsOf(game, size, dice);
  }
  if (part?.kind === "points" && /^\(\d+,\d+\)$/.test(part.text)) {
    return async (dice) => ({ position: `${game.name} : (${dice.number(1, MAX_COORDINATE[size])},${dice.number(1, MAX_COORDINATE[size])})`, misere: false });
  }
  return (dice) => walk(dice.pick([first, ...others]), size, dice, signal);
}

function heapsOf({ name, rule }: Game, size: Size, dice: Dice): Candidate {
  const { count, most } = HEAPS[size];
  const isTurning = rule?.startsWith("turn ") === true;
  const heaps = Array.from({ length: isTurning ? count + 1 : count }, () => dice.number(2, most));
  // Each place of a row has one coin.
  return { position: `${name} : ${isTurning ? [...new Set(heaps)].sort((a, b) => a - b) : heaps}`, misere: false };
}

/** A position of a game that is played at random. */
async function walk(start: string, size: Size, dice: Dice, signal: AbortSignal): Promise<Candidate | null> {
  const played = [start];
  while (played.length < MAX_PLAYED) {
    const { moves } = await engine.ask("moves", { position: played[played.length - 1] ?? start, max_moves: 200 }, { signal });
    const [first, ...others] = moves;
    if (first === undefined) {
      break;
    }
    played.push(dice.pick([first, ...others]).after);
  }
  const [least, most] = PART_PLAYED[size];
  const position = played[dice.number(Math.floor(least * (played.length - 1)), Math.floor(most * (played.length - 1)))];
  return position === undefined ? null : { position, misere: false };
}
