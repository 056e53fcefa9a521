import { useAsk, type Asked } from "../engine/use-ask";
import type { PositionAnswer, RuleAnswer } from "../engine/types";
import { texts } from "../texts";
import { Field } from "./field";

/** So long a typist pauses before the text is read. */
const PAUSE_MS = 120;

interface TypedProps<Answer> {
  value: string;
  onValue: (value: string) => void;
  onEnter?: () => void;
  /** How the engine reads the text: see `useRule` and `usePosition`. */
  read: Asked<Answer>;
}

/** The rule as the engine reads it; nothing is asked while the text is empty. */
export function useRule(rule: string): Asked<RuleAnswer> {
  return useAsk("rule", rule.trim() === "" ? null : { rule }, { delay: PAUSE_MS });
}

/** The position as the engine reads it; nothing is asked while the text is empty. */
export function usePosition(position: string): Asked<PositionAnswer> {
  return useAsk("position", position.trim() === "" ? null : { position }, { delay: PAUSE_MS });
}

export function RuleField({ read, ...rest }: TypedProps<RuleAnswer>) {
  return <Field {...rest} label={texts.shell.rule} placeholder={texts.shell.rulePlaceholder} hint={texts.shell.ruleHint} problem={read.problem} />;
}

export function PositionField({ read, ...rest }: TypedProps<PositionAnswer>) {
  return (
    <Field
      {...rest}
      label={texts.shell.position}
      placeholder={texts.shell.positionPlaceholder}
      hint={texts.shell.positionHint}
      problem={read.problem}
    />
  );
}
