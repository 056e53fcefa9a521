// How far the learner is. The browser keeps it on this device; without storage it lasts until the page closes.

import { useState } from "preact/hooks";
import { chapters, type ChapterName, isChapter } from "./names";

/** The number of tasks of each chapter. */
export const TASKS = 3;

export interface Progress {
  /** The most tasks that the learner has solved in one round, by chapter. */
  solved: Partial<Record<ChapterName, number>>;
  /** The chapter where the learner was last. */
  last: ChapterName | null;
}

const KEY = "grundy-learn";

/** Reads what the browser has kept. Anything unexpected counts as nothing. */
export function readProgress(text: string | null): Progress {
  const progress: Progress = { solved: {}, last: null };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return progress;
  }
  if (typeof kept === "object" && kept !== null) {
    const { solved, last } = kept as { solved?: unknown; last?: unknown };
    progress.last = typeof last === "string" && isChapter(last) ? last : null;
    if (typeof solved === "object" && solved !== null) {
      for (const name of chapters) {
        const count = Object.hasOwn(solved, name) ? (solved as Record<string, unknown>)[name] : 0;
        if (typeof count === "number" && count >= 1 && count <= TASKS) {
          progress.solved[name] = Math.floor(count);
        }
      }
    }
  }
  return progress;
}

let held: Progress | null = null;

function load(): Progress {
  if (held === null) {
    try {
      held = readProgress(localStorage.getItem(KEY));
    } catch {
      held = readProgress(null);
    }
  }
  return held;
}

function save(next: Progress): void {
  held = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the progress lasts until the page closes.
  }
}

export function useProgress() {
  const [progress, set] = useState(load);
  const change = (next: Progress) => {
    save(next);
    set(next);
  };
  return {
    progress,
    /** Notes that the learner is in this chapter. */
    visit: (last: ChapterName) => change({ ...load(), last }),
    /** Notes that the learner has solved so many tasks in this round. */
    solve: (name: ChapterName, count: number) => {
      const { solved, ...rest } = load();
      change({ ...rest, solved: { ...solved, [name]: Math.max(solved[name] ?? 0, count) } });
    },
    forget: () => change({ solved: {}, last: null }),
  };
}
