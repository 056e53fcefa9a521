import { useMemo } from "preact/hooks";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { Downloads } from "../../parts/downloads";
import { NumberField } from "../../parts/number-field";
import { number, say } from "../../texts";
import { csv } from "./csv";
import { Partial } from "./partial";
import { PlotFrame } from "./plot-frame";
import type { RuleViewProps } from "./props";

const MAX_HEAP = 1_000_000;
const DEFAULT_HEAP = 1_000;
const presets = [1_000, 10_000, 100_000, 1_000_000];
const RETRY_MS = 60_000;

/** The nim-values as dots, up to a million heaps. */
export function Plot({ rule, state, onState }: RuleViewProps) {
  const to = Math.min(state.to ?? DEFAULT_HEAP, MAX_HEAP);
  const asked = useAsk("values", { rule: rule.rule, to }, { delay: 100 });
  return (
    <>
      <div class="row">
        <NumberField label={say("rule-to")} value={state.to ?? DEFAULT_HEAP} min={1} max={MAX_HEAP} onValue={(next) => onState({ to: next })} />
        {presets.map((preset) => (
          <button key={preset} type="button" aria-pressed={preset === to} onClick={() => onState({ to: preset })}>
            {number(preset)}
          </button>
        ))}
      </div>
      <Answer asked={asked} label={say("rule-values")} retryMs={RETRY_MS}>
        {({ values, stopped }) => (
          <figure>
            <Partial wanted={to} known={values.length} stopped={stopped} again={() => asked.again(RETRY_MS)} seconds={RETRY_MS / 1000} />
            <Numbers values={values} label={say("rule-plot-label", { rule: rule.rule })} />
            <figcaption class="faint">{say("rule-plot-about")}</figcaption>
            <Downloads name={`${rule.rule} plot`} drawing={{ what: "plot", rule: rule.rule, to: Math.max(1, values.length - 1) }} limit={120_000} csv={() => csv(values)} />
          </figure>
        )}
      </Answer>
    </>
  );
}

/** The engine writes values as text where they are large; a plot needs numbers. */
function Numbers({ values, label }: { values: readonly (number | string)[]; label: string }) {
  const numbers = useMemo(() => values.map(Number), [values]);
  return <PlotFrame values={numbers} label={label} />;
}
