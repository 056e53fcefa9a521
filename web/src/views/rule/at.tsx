import { useId } from "preact/hooks";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import type { AtAnswer, ExplainLawAnswer } from "../../engine/types";
import { KnownByBadge, OutcomeBadge } from "../../parts/badges";
import { number, say } from "../../texts";
import type { RuleViewProps } from "./props";

/** The nim-value of one heap, however large. */
export function At(props: RuleViewProps & { law: ExplainLawAnswer | null }) {
  const id = useId();
  return (
    <section class="card at" aria-labelledby={id}>
      <h2 id={id}>{say("rule-at")}</h2>
      <AtField {...props} />
    </section>
  );
}

export function AtField({ rule, state, onState, law }: RuleViewProps & { law: ExplainLawAnswer | null }) {
  const id = useId();
  const heap = state.heap.trim();
  const asked = useAsk("at", heap === "" ? null : { rule: rule.rule, heap }, { delay: 150 });
  return (
    <>
      <p class="faint">{law === null ? "\u00A0" : say(`rule-at-about-${evidence(law)}`)}</p>
      <div class="row at-field">
        <label for={id}>{say("rule-at-heap")}</label>
        <input
          id={id}
          class="mono"
          inputMode="text"
          autocomplete="off"
          spellcheck={false}
          maxLength={60}
          placeholder="10^12"
          value={state.heap}
          aria-invalid={asked.state === "refused"}
          onInput={({ currentTarget }) => onState({ heap: currentTarget.value })}
        />
      </div>
      <div aria-live="polite">
        {heap !== "" && (
          <Answer asked={asked} label={say("rule-computing-at")} retryMs={60_000}>
            {(answer) => (
              <p class="result">
                <span class="equation">
                  G({askedFor(answer)}){answer.nim_value !== null && <> = <strong>{number(answer.nim_value)}</strong></>}
                </span>{" "}
                <OutcomeBadge outcome={"outcome" in answer ? answer.outcome : answer.nim_value === 0 ? "P" : "N"} long /> <KnownByBadge knownBy={answer.known_by} />
              </p>
            )}
          </Answer>
        )}
      </div>
    </>
  );
}

/** What the law is worth for a large heap. */
function evidence({ law, known_by }: ExplainLawAnswer): "fact" | "seen" | "none" {
  return law === null ? "none" : known_by === "seen" ? "seen" : "fact";
}

/** The heap or the position of the answer. */
function askedFor(answer: AtAnswer): string {
  return "heap" in answer ? number(answer.heap) : answer.position.map((one) => number(one)).join(", ");
}
