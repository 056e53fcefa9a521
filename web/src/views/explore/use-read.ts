// The hook that reads the box. While the visitor types, the last answer stays, and a problem waits for a pause.

import { useEffect, useState } from "preact/hooks";
import { Refused, Stopped, type Why } from "../../engine/client";
import type { Problem } from "../../engine/types";
import type { Kind } from "./kinds";
import { read, type Read } from "./read";

const TYPING_PAUSE_MS = 150;
/** The page reports a problem after a pause of this length: half a word is no mistake. */
const PROBLEM_PAUSE_MS = 600;

export interface BoxRead {
  answer: Read | null;
  /** True while the answer belongs to an earlier text. */
  stale: boolean;
  problem: Problem | null;
  why: Why | null;
  busy: boolean;
  /** Shows a problem at once: the visitor has left the box. */
  rest: () => void;
}

interface Held {
  text: string;
  answer: Read | null;
  problem: Problem | null;
  why: Why | null;
}

export function useRead(text: string, only: Kind | null): BoxRead {
  const key = `${only ?? ""} ${text}`;
  const [held, hold] = useState<Held>({ text: "", answer: null, problem: null, why: null });
  const [rested, setRested] = useState("");
  const empty = text.trim() === "";

  useEffect(() => {
    if (empty) {
      hold({ text: key, answer: null, problem: null, why: null });
      return;
    }
    const control = new AbortController();
    const tell = (change: Partial<Held>) => {
      if (!control.signal.aborted) {
        hold((before) => ({ ...before, text: key, problem: null, why: null, ...change }));
      }
    };
    const clock = setTimeout(() => {
      read(text, only, { signal: control.signal })
        .then((answer) => tell({ answer }))
        .catch((error: unknown) => tell(error instanceof Refused ? { problem: error.problem } : { why: error instanceof Stopped ? error.why : "broken" }));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(clock);
      control.abort();
    };
  }, [key]);

  useEffect(() => {
    const clock = setTimeout(() => setRested(key), PROBLEM_PAUSE_MS);
    return () => clearTimeout(clock);
  }, [key]);

  const current = held.text === key;
  const refused = current && (held.problem !== null || held.why !== null);
  return {
    answer: empty ? null : held.answer,
    stale: !current || refused,
    problem: current && rested === key ? held.problem : null,
    why: current ? held.why : null,
    busy: !current && !empty,
    rest: () => setRested(key),
  };
}
