import { useAsk } from "../../engine/use-ask";
import { NumberField } from "../../parts/number-field";
import { Tabs } from "../../parts/tabs";
import { say } from "../../texts";
import { Drawn } from "./drawn";
import type { RuleViewProps } from "./props";
import { LawLine, LawProof } from "./law";

const MAX_COORDINATE = 100;
const DEFAULT_COORDINATE = 20;
const tabs = ["pairs", "law"] as const;
const shows = ["values", "p-positions"] as const;

/** A rule with two numbers: the law of its P-positions, and a map of its values. */
export function Pairs(props: RuleViewProps) {
  const { rule, state, onState } = props;
  const law = useAsk("explain-law", { rule: rule.rule });
  return (
    <>
      <LawLine law={law} />
      <section class="card">
        <Tabs
          label={say("rule-views-label")}
          tabs={tabs}
          name={(tab) => say(`rule-views-${tab}`)}
          open={state.view === "law" ? "law" : "pairs"}
          onOpen={(tab) => onState({ view: tab === "law" ? "law" : "table" })}
        >
          {state.view === "law" ? <LawProof law={law} /> : <Map {...props} />}
        </Tabs>
      </section>
    </>
  );
}

function Map({ rule, state, onState }: RuleViewProps) {
  const to = Math.min(state.to ?? DEFAULT_COORDINATE, MAX_COORDINATE);
  return (
    <>
      <p class="faint">{say("rule-pairs-about")}</p>
      <div class="row">
        <NumberField label={say("rule-pairs-to")} value={state.to ?? DEFAULT_COORDINATE} min={1} max={MAX_COORDINATE} onValue={(next) => onState({ to: next })} />
        <span class="row" role="group" aria-label={say("rule-show")}>
          {shows.map((show) => (
            <button key={show} type="button" aria-pressed={show === state.show} onClick={() => onState({ show })}>
              {say(`rule-shows-${show}`)}
            </button>
          ))}
        </span>
      </div>
      <Drawn
        drawing={{ what: "pairs", rule: rule.rule, to, show: state.show }}
        label={say("rule-pairs-label", { rule: rule.rule })}
        name={`${rule.rule} ${state.show}`}
        room="scroll"
      />
    </>
  );
}
