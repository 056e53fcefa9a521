import { engine } from "../../engine";
import { NumberField } from "../../parts/number-field";
import { say } from "../../texts";
import { csv } from "./csv";
import { Drawn } from "./drawn";
import type { RuleViewProps } from "./props";

const MAX_HEAP = 500;
const DEFAULT_HEAP = 60;

/** A strip that shows which heaps are P-positions. */
export function Strip({ rule, state, onState }: RuleViewProps) {
  const to = Math.min(state.to ?? DEFAULT_HEAP, MAX_HEAP);
  const { misere } = state;
  return (
    <>
      <div class="row">
        <NumberField label={say("rule-to")} value={state.to ?? DEFAULT_HEAP} min={0} max={MAX_HEAP} onValue={(next) => onState({ to: next })} />
        <label class="check">
          <input type="checkbox" checked={misere} onChange={({ currentTarget }) => onState({ misere: currentTarget.checked })} />
          {say("rule-misere")}
        </label>
      </div>
      <Drawn
        drawing={{ what: "strip", rule: rule.rule, from: 0, to, misere }}
        label={say("rule-strip-label", { rule: rule.rule })}
        name={`${rule.rule} strip${misere ? " misere" : ""}`}
        room="scroll"
        csv={misere ? undefined : async () => csv((await engine.ask("values", { rule: rule.rule, to })).values)}
      >
        <figcaption class="faint">{say("rule-strip-about")}</figcaption>
      </Drawn>
    </>
  );
}
