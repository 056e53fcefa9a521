// The positions to judge on a sheet. They all come from worksheets of the engine.

import { engine } from "../../engine";
import type { Judged, WorksheetAnswer } from "../../engine/types";

export const levels = ["mixed", "easy", "medium", "hard"] as const;
export type Level = (typeof levels)[number];

/** Seeds of the page. The seeds of further worksheets lie beyond. */
export const MAX_SEED = 99_999;

export interface Graded extends Judged {
  /** The number of legal moves: what there is to think about. */
  moves: number;
}

export function judged({ tasks }: Pick<WorksheetAnswer, "tasks">): Judged[] {
  return tasks.flatMap((task) => (task.task === "judge" ? task.positions : []));
}

/** Each position once. */
export function distinct<Each extends Judged>(positions: readonly Each[]): Each[] {
  return [...new Map([...positions].reverse().map((each) => [each.position, each])).values()].reverse();
}

/**
 * Positions of one level, half of them won and half of them lost if there are such, in the order in which the engine
 * gave them.
 */
export function choose(pool: readonly Graded[], level: Level, count: number): Graded[] {
  const part = (outcome: "N" | "P", wanted: number) => {
    const own = pool.filter((each) => each.outcome === outcome).sort((a, b) => a.moves - b.moves);
    const spare = Math.max(0, own.length - wanted);
    const from = { mixed: 0, easy: 0, medium: Math.floor(spare / 2), hard: spare }[level];
    return own.slice(from, from + wanted);
  };
  const won = part("N", Math.ceil(count / 2));
  const lost = part("P", count - won.length);
  const chosen = new Set([...won, ...lost, ...part("N", count - lost.length)].map(({ position }) => position));
  return pool.filter(({ position }) => chosen.has(position)).slice(0, count);
}

/** The number of worksheets to choose from. */
const POOL = 5;

/**
 * The positions of a sheet. A mixed sheet begins with those of `grundy worksheet` with the same seed; other levels choose
 * from several worksheets.
 */
export async function positionsOf(rule: string, seed: number, first: readonly Judged[], level: Level, count: number, signal: AbortSignal): Promise<Judged[]> {
  let pool = distinct(first);
  for (let i = 1; i < POOL && (level !== "mixed" || pool.length < count); i += 1) {
    const more = await engine.ask("worksheet", { rule, seed: seed + i * (MAX_SEED + 1), tasks: ["judge"], format: "txt" }, { signal });
    pool = distinct([...pool, ...judged(more)]);
  }
  if (level === "mixed") {
    return pool.slice(0, count);
  }
  const graded: Graded[] = [];
  for (const each of pool) {
    const { moves } = await engine.ask("moves", { position: each.position, max_moves: 500 }, { signal });
    graded.push({ ...each, moves: moves.length });
  }
  return choose(graded, level, count);
}
