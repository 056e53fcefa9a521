import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { Downloads } from "../../parts/downloads";
import { NumberField } from "../../parts/number-field";
import { say } from "../../texts";
import { csv } from "./csv";
import { Partial } from "./partial";
import type { RuleViewProps } from "./props";
import { type KnownLaw, periodOf, width } from "./table-layout";
import { Values } from "./values";

const MAX_HEAP = 5_000;
const DEFAULT_HEAP = 100;
/** The largest heap that the table computes only to mark exceptions to the period. */
const MAX_AHEAD = 20_000;
const RETRY_MS = 60_000;

/** Nim-values in rows as long as the period. */
export function Table({ rule, state, onState, law }: RuleViewProps & { law: KnownLaw | null }) {
  const period = periodOf(law);
  const to = Math.min(state.to ?? Math.max(DEFAULT_HEAP, period === null ? 0 : Math.min(1_000, period.preperiod + 2 * period.period)), MAX_HEAP);
  const ahead = period === null || period.preperiod + period.period > MAX_AHEAD ? to : Math.max(to, period.preperiod + period.period);
  const asked = useAsk("values", { rule: rule.rule, to: ahead }, { delay: 100 });
  return (
    <>
      <div class="row">
        <NumberField label={say("rule-to")} value={state.to ?? to} min={0} max={MAX_HEAP} onValue={(next) => onState({ to: next })} />
      </div>
      <Answer asked={asked} label={say("rule-values")} retryMs={RETRY_MS}>
        {({ values, stopped }) => {
          const known = Math.min(to, values.length - 1);
          return (
            <>
              <Partial wanted={to} known={values.length} stopped={stopped} again={() => asked.again(RETRY_MS)} seconds={RETRY_MS / 1000} />
              <Values rule={rule.rule} values={values} to={known} period={period} />
              <Downloads name={`${rule.rule} table`} drawing={{ what: "table", rule: rule.rule, to: known, width: width(period) }} csv={() => csv(values.slice(0, known + 1))} />
            </>
          );
        }}
      </Answer>
    </>
  );
}
