// A field for a rule or a position. What the engine refuses is underlined at its place as one types.

import { useId } from "preact/hooks";
import { span } from "../engine/span";
import type { Problem } from "../engine/types";
import { texts } from "../texts";
import { clipped, cut } from "./cut";

export interface FieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** Enter was pressed. */
  onEnter?: () => void;
  problem: Problem | null;
  placeholder?: string;
  /** One line below the field while nothing is wrong. */
  hint?: string;
}

/** So much of what is wrong is repeated in words. */
const MOST_QUOTED = 40;

/** The longest text that is sent to the engine; it would refuse a longer one too, but slower. */
const MOST = 20_000;

export function Field({ label, value, onValue, onEnter, problem, placeholder, hint }: FieldProps) {
  const id = useId();
  const message = `${id}-message`;
  const marked = cut(value, problem);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="typed">
        {/* The same text behind the field carries the mark, and makes the field as high as its text. */}
        <div class="behind" aria-hidden="true">
          {marked.before}
          {problem !== null && <mark>{marked.at}</mark>}
          {marked.after}{" "}
        </div>
        <textarea
          id={id}
          rows={1}
          value={value}
          placeholder={placeholder}
          maxLength={MOST}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={problem !== null}
          aria-describedby={message}
          onInput={(event) => onValue(event.currentTarget.value.replace(/[\r\n]+/g, " "))}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.isComposing) {
              event.preventDefault();
              onEnter?.();
            }
          }}
        />
      </div>
      <div class="message" id={message} role="status">
        {problem === null ? <span class="faint">{hint}</span> : <Fault text={value} problem={problem} />}
      </div>
    </div>
  );
}

/** What is wrong, and where, in words: those who do not see the underline hear the place. */
function Fault({ text, problem }: { text: string; problem: Problem }) {
  const { at } = cut(text, problem);
  const meant = span(text, problem);
  const place = meant === null ? null : texts.shell.fault(meant.start + 1, clipped(at.trim(), MOST_QUOTED));
  return (
    <p class="fault">
      <strong>{problem.message}</strong>
      {place !== null && <span class="faint"> {place}</span>}
      {problem.help !== undefined && <span class="help">{problem.help}</span>}
    </p>
  );
}
