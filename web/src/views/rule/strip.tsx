import { engine } from "../../engine";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { Downloads } from "../../parts/downloads";
import { NumberField } from "../../parts/number-field";
import { number, say } from "../../texts";
import { csv } from "./csv";
import type { RuleViewProps } from "./props";
import { type KnownLaw, periodOf, stripWidth } from "./table-layout";

const MAX_HEAP = 500;
const DEFAULT_HEAP = 60;

/** A strip that shows which heaps are P-positions. Its rows have whole periods, so that the pattern stands in columns. */
export function Strip({ rule, state, onState, law }: RuleViewProps & { law: KnownLaw | null }) {
  const to = Math.min(state.to ?? DEFAULT_HEAP, MAX_HEAP);
  const { misere } = state;
  const asked = useAsk("listing", { rule: rule.rule, show: "outcomes", from: 0, to, misere }, { delay: 100 });
  // The law is one of normal play.
  const wide = stripWidth(misere ? null : periodOf(law));
  const label = say("rule-strip-label", { rule: rule.rule });
  return (
    <>
      <div class="row">
        <NumberField label={say("rule-to")} value={state.to ?? DEFAULT_HEAP} min={0} max={MAX_HEAP} onValue={(next) => onState({ to: next })} />
        <label class="check">
          <input type="checkbox" checked={misere} onChange={({ currentTarget }) => onState({ misere: currentTarget.checked })} />
          {say("rule-misere")}
        </label>
      </div>
      <Answer asked={asked} label={say("rule-drawing")} retryMs={60_000}>
        {(answer) => (
          <figure>
            <div class="strip-room" tabIndex={0} role="group" aria-label={label}>
              <ol class="strip" style={{ "--wide": Math.min(wide, to + 1) }}>
                {[...("outcomes" in answer ? answer.outcomes : "")].map((outcome, heap) => (
                  <li key={heap} class={outcome === "P" ? "zero" : undefined} title={say("rule-outcome-title", { heap: number(heap), outcome })}>
                    <small>{number(heap)}</small>
                    <span>{outcome}</span>
                  </li>
                ))}
              </ol>
            </div>
            <figcaption class="faint">{say("rule-strip-about")}</figcaption>
            <Downloads
              name={`${rule.rule} strip${misere ? " misere" : ""}`}
              drawing={{ what: "strip", rule: rule.rule, from: 0, to, misere }}
              limit={120_000}
              csv={misere ? undefined : async () => csv((await engine.ask("values", { rule: rule.rule, to })).values)}
            />
          </figure>
        )}
      </Answer>
    </>
  );
}
