import { useAsk } from "../../engine/use-ask";
import { Tabs } from "../../parts/tabs";
import { say } from "../../texts";
import { At } from "./at";
import type { RuleViewProps } from "./props";
import { LawLine, LawProof } from "./law";
import { Plot } from "./plot";
import { Strip } from "./strip";
import { Table } from "./table";

const tabs = ["table", "plot", "strip", "law"] as const;

/** A rule with a nim-sequence: its law, its values in several forms, and the value of one heap. */
export function Sequence(props: RuleViewProps) {
  const { rule, state, onState } = props;
  const law = useAsk("explain-law", { rule: rule.rule });
  return (
    <>
      <div class="law-and-value">
        <LawLine law={law} />
        <At {...props} law={law.answer} />
      </div>
      <section class="card">
        <Tabs
          label={say("rule-views-label")}
          tabs={tabs}
          name={(tab) => say(`rule-views-${tab}`)}
          open={state.view}
          onOpen={(view) => onState({ view, to: null })}
        >
          {state.view === "table" && <Table {...props} law={law.answer} />}
          {state.view === "plot" && <Plot {...props} />}
          {state.view === "strip" && <Strip {...props} law={law.answer} />}
          {state.view === "law" && <LawProof law={law} />}
        </Tabs>
      </section>
    </>
  );
}
