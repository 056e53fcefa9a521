// One heap: its options, their nim-values, and the smallest number that is not among them.

import type { Natural } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { number, say } from "../../texts";
import { type Option, valued } from "./options";
import { step } from "./shade";

/** The most options that the line shows. */
const MAX_SHOWN = 24;
/** The pointer passes over many heaps on its way to one. */
const POINTING_PAUSE_MS = 120;

interface HeapProps {
  rule: string;
  values: readonly Natural[];
  /** The heap; null if the visitor has not chosen one. */
  heap: number | null;
}

export function Heap({ rule, values, heap }: HeapProps) {
  const asked = useAsk("listing", heap === null ? null : { rule, show: "options", from: heap, to: heap }, { delay: POINTING_PAUSE_MS });
  const answer = asked.answer !== null && !asked.stale && "options" in asked.answer && !("positions" in asked.answer) ? asked.answer : null;
  const options = answer === null ? null : valued(answer.options[0] ?? [], values.map(Number));
  const value = heap === null ? null : (values[heap] ?? null);
  return (
    <div class="heap-line" aria-live="polite">
      {heap === null || value === null ? (
        <p class="faint">{say("rule-choose-heap")}</p>
      ) : (
        <>
          <p>
            <strong>{say("rule-heap-title", { heap: number(heap), value: number(value) })}</strong>
          </p>
          {options !== null && <Options options={options} value={Number(value)} />}
        </>
      )}
    </div>
  );
}

function Options({ options, value }: { options: Option[]; value: number }) {
  const largest = Math.max(...options.map((option) => option.value), 0);
  return (
    <>
      {options.length > 0 && (
        <ul class="options" aria-label={say("rule-options")}>
          {options.slice(0, MAX_SHOWN).map((option, i) => (
            <li key={i}>
              <span>{option.text === "" ? "0" : option.text}</span> <span class={`chip-value value-${step(option.value, largest)}`}>{number(option.value)}</span>
            </li>
          ))}
          {options.length > MAX_SHOWN && <li class="faint">{say("rule-more-options", { count: options.length - MAX_SHOWN })}</li>}
        </ul>
      )}
      <p class="faint">{options.length === 0 ? say("rule-no-options") : say("rule-mex", { value: number(value) })}</p>
    </>
  );
}
