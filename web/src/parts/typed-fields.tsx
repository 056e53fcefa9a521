import { useEffect, useRef, useState } from "preact/hooks";
import { useAsk, type Asked } from "../engine/use-ask";
import type { PositionAnswer, RuleAnswer } from "../engine/types";
import { say } from "../texts";
import { Field } from "./field";

/** The engine reads the text after a pause of this length in the typing. */
const TYPING_PAUSE_MS = 120;
/** The page reports a problem after a pause of this length: half a word is no mistake. */
const PROBLEM_PAUSE_MS = 600;

interface TypedProps<Answer> {
  value: string;
  onValue: (value: string) => void;
  onEnter?: () => void;
  /** The text as the engine reads it: see `useRule` and `usePosition`. */
  read: Asked<Answer>;
}

/** True if the visitor has not changed the text for a while. */
function useIsRested(text: string): boolean {
  const [rested, rest] = useState<string | null>(text);
  useEffect(() => {
    const clock = setTimeout(() => rest(text), PROBLEM_PAUSE_MS);
    return () => {
      clearTimeout(clock);
      rest(null);
    };
  }, [text]);
  return rested === text;
}

/**
 * While the visitor types, the answer to the last text that the engine could read stays, and is `stale`. A
 * problem waits for a pause in the typing.
 */
function useSteady<Answer>(text: string, asked: Asked<Answer>): Asked<Answer> {
  const isRested = useIsRested(text);
  const last = useRef<Answer | null>(null);
  if (asked.state !== "asking" && (asked.state !== "refused" || isRested)) {
    last.current = asked.answer;
    return asked;
  }
  const answer = last.current;
  return { ...asked, problem: null, answer, stale: answer !== null, state: answer !== null ? "done" : asked.state === "refused" ? "idle" : "asking" };
}

/** The rule as the engine reads it. An empty text asks nothing. */
export function useRule(rule: string): Asked<RuleAnswer> {
  return useSteady(rule, useAsk("rule", rule.trim() === "" ? null : { rule }, { delay: TYPING_PAUSE_MS }));
}

/** The position as the engine reads it. An empty text asks nothing. */
export function usePosition(position: string): Asked<PositionAnswer> {
  return useSteady(position, useAsk("position", position.trim() === "" ? null : { position }, { delay: TYPING_PAUSE_MS }));
}

export function RuleField({ read, ...rest }: TypedProps<RuleAnswer>) {
  return <Field {...rest} label={say("shell-rule")} placeholder="kayles, 0.77, take {1,3,4}, n -> n-1 | floor(n/2)" hint={say("shell-rule-hint")} problem={read.problem} />;
}

export function PositionField({ read, ...rest }: TypedProps<PositionAnswer>) {
  return (
    <Field
      {...rest}
      label={say("shell-position")}
      placeholder="nim : 3,4,5"
      hint={say("shell-position-hint")}
      problem={read.problem}
    />
  );
}
