// The hook by which a view asks a question. It asks again whenever the question changes, and cancels a
// question that the view no longer needs.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Progress, Refused, Stopped, type Whole, type Why } from "./client";
import { engine } from "./index";
import { language } from "../texts";
import type { Problem, Questions } from "./types";

export interface Asked<Answer> {
  /** `idle`: there is no question. */
  state: "idle" | "asking" | "done" | "refused" | "stopped";
  /** The answer. While the next answer is on its way, this is the previous one, and `stale` is true. */
  answer: Answer | null;
  stale: boolean;
  problem: Problem | null;
  why: Why | null;
  progress: Progress | null;
  cancel: () => void;
  /** Asks once more, with this limit in milliseconds. */
  again: (limit?: number) => void;
}

export interface UseAskOptions {
  /** Milliseconds to wait before asking, in case the visitor types more. */
  delay?: number;
  limit?: number;
  /** The file that a question about a table reads. */
  file?: File | null;
}

/** What tells a file from others. */
const signature = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** The latest answers. A view that opens again shows them at once. */
const answers = new Map<string, unknown>();
const MAX_ANSWERS = 100;

function keep(key: string, answer: unknown): void {
  answers.delete(key);
  answers.set(key, answer);
  const oldest = answers.keys().next();
  if (answers.size > MAX_ANSWERS && oldest.done !== true) {
    answers.delete(oldest.value);
  }
}

interface Held<Answer> {
  /** The question that the other fields belong to. */
  key: string | null;
  state: Asked<Answer>["state"];
  answer: Answer | null;
  problem: Problem | null;
  why: Why | null;
  progress: Progress | null;
}

/** Asks `question`, or nothing if it is null. */
export function useAsk<Name extends keyof Questions>(
  name: Name,
  question: Questions[Name][0] | null,
  { delay = 0, limit, file = null }: UseAskOptions = {},
): Asked<Whole<Name>> {
  type Answer = Whole<Name>;
  const key = question === null ? null : JSON.stringify([name, question, language(), file && signature(file)]);
  const [held, hold] = useState<Held<Answer>>({ key: null, state: "idle", answer: null, problem: null, why: null, progress: null });
  const [turn, setTurn] = useState<{ key: string | null; limit: number | undefined }>({ key: null, limit: undefined });
  const abort = useRef<AbortController | null>(null);
  const kept = key === null ? undefined : (answers.get(key) as Answer | undefined);

  useEffect(() => {
    if (key === null || question === null || answers.has(key)) {
      return;
    }
    const control = new AbortController();
    abort.current = control;
    const tell = (change: Partial<Held<Answer>>) => {
      if (!control.signal.aborted) {
        hold((before) => ({ ...before, key, problem: null, why: null, progress: null, ...change }));
      }
    };
    tell({ state: "asking" });
    const clock = setTimeout(() => {
      engine
        .ask(name, question, {
          signal: control.signal,
          limit: (turn.key === key ? turn.limit : undefined) ?? limit,
          file,
          progress: (progress) => tell({ state: "asking", progress }),
        })
        .then((answer) => {
          keep(key, answer);
          tell({ state: "done", answer });
        })
        .catch((error: unknown) => {
          if (error instanceof Refused) {
            tell({ state: "refused", answer: null, problem: error.problem });
          } else {
            tell({ state: "stopped", answer: null, why: error instanceof Stopped ? error.why : "broken" });
          }
        });
    }, delay);
    return () => {
      clearTimeout(clock);
      control.abort();
    };
    // The key stands for name, question and file.
  }, [key, turn]);

  return useMemo(() => {
    const cancel = () => {
      abort.current?.abort();
      hold((before) => ({ ...before, key, state: "stopped", answer: null, why: "cancelled", progress: null }));
    };
    const again = (limit?: number) => {
      if (key !== null) {
        answers.delete(key); // A limit may have cut this answer short.
      }
      setTurn({ key, limit });
    };
    const asked = { problem: null, why: null, progress: null, stale: false, cancel, again };
    if (key === null) {
      return { ...asked, state: "idle", answer: null };
    }
    if (kept !== undefined) {
      return { ...asked, state: "done", answer: kept };
    }
    if (held.key !== key) {
      return { ...asked, state: "asking", answer: held.answer, stale: held.answer !== null };
    }
    const { state, answer, problem, why, progress } = held;
    return { ...asked, state, answer, problem, why, progress, stale: state === "asking" && answer !== null };
  }, [key, kept, held]);
}
