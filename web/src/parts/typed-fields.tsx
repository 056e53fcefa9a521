import { useAsk, type Asked } from "../engine/use-ask";
import type { PositionAnswer, RuleAnswer } from "../engine/types";
import { texts } from "../texts";
import { Field } from "./field";

/** The engine reads the text after a pause of this length in the typing. */
const TYPING_PAUSE_MS = 120;

interface TypedProps<Answer> {
  value: string;
  onValue: (value: string) => void;
  onEnter?: () => void;
  /** The text as the engine reads it: see `useRule` and `usePosition`. */
  read: Asked<Answer>;
}

/** The rule as the engine reads it. An empty text asks nothing. */
export function useRule(rule: string): Asked<RuleAnswer> {
  return useAsk("rule", rule.trim() === "" ? null : { rule }, { delay: TYPING_PAUSE_MS });
}

/** The position as the engine reads it. An empty text asks nothing. */
export function usePosition(position: string): Asked<PositionAnswer> {
  return useAsk("position", position.trim() === "" ? null : { position }, { delay: TYPING_PAUSE_MS });
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
