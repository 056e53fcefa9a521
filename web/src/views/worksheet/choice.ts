// What the visitor chooses for a sheet, and how the address holds it.

import { numberIn } from "../../address";
import type { TaskKind } from "../../engine/types";
import { type Level, levels, MAX_SEED } from "./positions";

export const kinds: readonly TaskKind[] = ["judge", "table", "graph"];
export const counts = [4, 6, 8, 10, 12] as const;

export interface Choice {
  rule: string;
  seed: number;
  level: Level;
  /** The number of positions to judge. */
  count: number;
  tasks: readonly TaskKind[];
  /** True if the solutions are printed too. */
  key: boolean;
}

export function read(query: Record<string, string>): Choice {
  const count = numberIn(query, "count", 6, counts[0], counts[4]);
  const named = (query.tasks ?? "").split(",");
  const tasks = kinds.filter((kind) => named.includes(kind));
  return {
    rule: query.rule ?? "nim",
    seed: numberIn(query, "seed", 1, 0, MAX_SEED),
    level: levels.find((each) => each === query.level) ?? "mixed",
    count: counts.find((each) => each >= count) ?? 6,
    tasks: tasks.length > 0 ? tasks : kinds,
    key: query.key !== "0",
  };
}

export function write({ rule, seed, level, count, tasks, key }: Choice): Record<string, string | number | null> {
  return {
    rule,
    seed,
    level: level === "mixed" ? null : level,
    count: count === 6 ? null : count,
    tasks: tasks.length === kinds.length ? null : tasks.join(","),
    key: key ? null : "0",
  };
}

/** Another seed. */
export const newSeed = (): number => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % MAX_SEED);
