import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { Downloads } from "../../parts/downloads";
import { NumberField } from "../../parts/number-field";
import { Tabs } from "../../parts/tabs";
import { say } from "../../texts";
import { pairsCsv } from "./csv";
import { LawLine, LawProof } from "./law";
import { PairMap } from "./map";
import type { RuleViewProps } from "./props";

const MAX_COORDINATE = 200;
const DEFAULT_COORDINATE = 30;
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

export function Map({ rule, state, onState }: RuleViewProps) {
  const to = Math.min(state.to ?? DEFAULT_COORDINATE, MAX_COORDINATE);
  const asked = useAsk("table", { rule: rule.rule, to }, { delay: 100 });
  return (
    <>
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
      <Answer asked={asked} label={say("rule-drawing")} retryMs={60_000}>
        {({ rows }) => (
          <figure>
            <PairMap rows={rows} show={state.show} label={say("rule-pairs-label", { rule: rule.rule })} />
            <Downloads name={`${rule.rule} ${state.show}`} drawing={{ what: "pairs", rule: rule.rule, to, show: state.show }} limit={120_000} csv={() => pairsCsv(rows)} />
          </figure>
        )}
      </Answer>
    </>
  );
}
