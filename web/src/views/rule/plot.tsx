import { engine } from "../../engine";
import { NumberField } from "../../parts/number-field";
import { number, say } from "../../texts";
import { csv } from "./csv";
import { Drawn } from "./drawn";
import type { RuleViewProps } from "./props";

const MAX_HEAP = 1_000_000;
const DEFAULT_HEAP = 1_000;
const presets = [1_000, 10_000, 100_000, 1_000_000];

/** The nim-values as dots, up to a million heaps. */
export function Plot({ rule, state, onState }: RuleViewProps) {
  const to = Math.min(state.to ?? DEFAULT_HEAP, MAX_HEAP);
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
      <Drawn
        drawing={{ what: "plot", rule: rule.rule, to }}
        label={say("rule-plot-label", { rule: rule.rule })}
        name={`${rule.rule} plot`}
        csv={async () => csv((await engine.ask("values", { rule: rule.rule, to }, { limit: 120_000 })).values)}
      >
        <figcaption class="faint">{say("rule-plot-about")}</figcaption>
      </Drawn>
    </>
  );
}
