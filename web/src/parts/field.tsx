// A field for a rule or a position. It underlines what the engine refuses while the visitor types.

import { useId } from "preact/hooks";
import { span } from "../engine/span";
import type { Problem } from "../engine/types";
import { say } from "../texts";
import { clip, cut, suggestion } from "./cut";

export interface FieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** Runs when the visitor presses Enter. */
  onEnter?: () => void;
  problem: Problem | null;
  placeholder?: string;
  /** A line below the field while there is no problem. */
  hint?: string;
  /** True if the text may have several lines. Enter still ends the typing; Shift and Enter begins a line. */
  lines?: boolean;
}

/** The most characters of a problem that the message quotes. */
const MAX_QUOTED = 40;

/** The most characters in the field. The engine would refuse longer texts too, but more slowly. */
const MAX_LENGTH = 20_000;
const MAX_LENGTH_OF_LINES = 200_000;

export function Field({ label, value, onValue, onEnter, problem, placeholder, hint, lines = false }: FieldProps) {
  const id = useId();
  const message = `${id}-message`;
  const unfinished = problem !== null && isUnfinished(value, problem);
  const marked = cut(value, unfinished ? null : problem);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="typed">
        {/* The same text stands behind the field. It carries the mark and makes the field as high as the text. */}
        <div class="behind" aria-hidden="true">
          {marked.before}
          {problem !== null && !unfinished && <mark>{marked.at}</mark>}
          {marked.after}{" "}
        </div>
        <textarea
          id={id}
          rows={1}
          value={value}
          placeholder={placeholder}
          maxLength={lines ? MAX_LENGTH_OF_LINES : MAX_LENGTH}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={problem !== null && !unfinished}
          aria-describedby={message}
          onInput={(event) => onValue(lines ? event.currentTarget.value.replaceAll("\r", "") : event.currentTarget.value.replace(/[\r\n]+/g, " "))}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.isComposing && !(lines && event.shiftKey)) {
              event.preventDefault();
              onEnter?.();
            }
          }}
        />
      </div>
      <div class="message" id={message} role="status">
        {problem === null ? <span class="faint">{hint}</span> : <Fault text={value} problem={problem} unfinished={unfinished} onText={onValue} />}
      </div>
    </div>
  );
}

/** True if the text is right as far as it goes, but stops too early. */
function isUnfinished(text: string, problem: Problem): boolean {
  const place = span(text, problem);
  return place !== null && place.start >= text.trimEnd().length;
}

interface FaultProps {
  text: string;
  problem: Problem;
  unfinished: boolean;
  /** Replaces the text. */
  onText: (text: string) => void;
}

function placeOf(character: number, text: string): string {
  return text === "" ? say("shell-fault-end", { character }) : say("shell-fault", { character, text });
}

/** What is wrong, and where. The words also tell the place, for visitors who cannot see the underline. */
function Fault({ text, problem, unfinished, onText }: FaultProps) {
  const { at } = cut(text, problem);
  const meant = span(text, problem);
  const place = meant === null || unfinished ? null : placeOf(meant.start + 1, clip(at.trim(), MAX_QUOTED));
  const { help, word } = suggestion(problem.help);
  return (
    <p class={unfinished ? "unfinished" : "fault"}>
      <strong>{unfinished ? say("shell-unfinished", { message: problem.message }) : problem.message}</strong>
      {place !== null && <span class="faint"> {place}</span>}
      {word !== null && meant !== null && (
        <span class="suggestion">
          {say("shell-did-you-mean")}{" "}
          <button type="button" class="chip" onClick={() => onText(text.slice(0, meant.start) + word + text.slice(meant.end))}>
            <code>{word}</code>
          </button>
        </span>
      )}
      {word === null && problem.meant !== undefined && problem.meant !== text && (
        <span class="suggestion">
          {say("shell-did-you-mean")}{" "}
          <button type="button" class="chip" onClick={() => onText(problem.meant ?? text)}>
            <code>{problem.meant}</code>
          </button>
        </span>
      )}
      {help !== "" && <span class="help">{help}</span>}
    </p>
  );
}
