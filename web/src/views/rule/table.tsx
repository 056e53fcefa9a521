import { useMemo } from "preact/hooks";
import type { Natural } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { Downloads } from "../../parts/downloads";
import { NumberField } from "../../parts/number-field";
import { number, say } from "../../texts";
import { csv } from "./csv";
import type { RuleViewProps } from "./props";
import { type KnownLaw, type Period, periodOf, rows, width } from "./table-layout";

const MAX_HEAP = 5_000;
const DEFAULT_HEAP = 100;
/** The largest heap that the table computes only to mark exceptions to the period. */
const MAX_AHEAD = 20_000;

/** Nim-values in rows as long as the period. */
export function Table({ rule, state, onState, law }: RuleViewProps & { law: KnownLaw | null }) {
  const period = periodOf(law);
  const to = Math.min(state.to ?? Math.max(DEFAULT_HEAP, period === null ? 0 : Math.min(1_000, period.preperiod + 2 * period.period)), MAX_HEAP);
  const ahead = period === null || period.preperiod + period.period > MAX_AHEAD ? to : Math.max(to, period.preperiod + period.period);
  const asked = useAsk("values", { rule: rule.rule, to: ahead }, { delay: 100 });
  const name = `${rule.rule} table`;
  return (
    <>
      <div class="row">
        <NumberField label={say("rule-to")} value={state.to ?? to} min={0} max={MAX_HEAP} onValue={(next) => onState({ to: next })} />
      </div>
      <Answer asked={asked} label={say("rule-values")} retryMs={60_000}>
        {({ values }) => (
          <>
            <Values rule={rule.rule} values={values} to={to} period={period} />
            <Downloads
              name={name}
              drawing={{ what: "table", rule: rule.rule, to, width: width(period) }}
              csv={() => csv(values.slice(0, to + 1))}
            />
          </>
        )}
      </Answer>
    </>
  );
}

function Values({ rule, values, to, period }: { rule: string; values: readonly Natural[]; to: number; period: Period | null }) {
  const lines = useMemo(() => rows(values.map(Number), period).map((line) => line.filter(({ heap }) => heap <= to)), [values, to, period]);
  const shown = lines.filter((line) => line.length > 0);
  const cells = shown.flat();
  const head = Array.from({ length: Math.min(width(period), to + 1) }, (_, column) => column);
  const aligned = period !== null && width(period) % period.period === 0;
  return (
    <>
      <div class="table-room" tabIndex={0} role="group" aria-label={say("rule-table-caption-plain", { rule })}>
        <table class="values">
          <caption class="hidden">{aligned ? say("rule-table-caption", { rule }) : say("rule-table-caption-plain", { rule })}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden">{say("rule-row-head")}</span>
              </th>
              {head.map((column) => (
                <th key={column} scope="col">
                  +{column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line[0]?.heap}>
                <th scope="row">{number(line[0]?.heap ?? 0)}</th>
                {line.map(({ heap, value, before, exception }) => (
                  <td
                    key={heap}
                    class={[value === 0 && "zero", before && "before", exception && "exception"].filter(Boolean).join(" ") || undefined}
                    title={say("rule-heap-title", { heap: number(heap), value: number(value) })}
                  >
                    {value}
                    {exception && <span class="hidden"> ({say("rule-exception")})</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul class="legend" aria-hidden="true">
        <li>
          <span class="key zero">0</span> {say("rule-p-value")}
        </li>
        {cells.some(({ before }) => before) && (
          <li>
            <span class="key before" /> {say("rule-before")}
          </li>
        )}
        {cells.some(({ exception }) => exception) && (
          <li>
            <span class="key exception" /> {say("rule-exception")}
          </li>
        )}
      </ul>
    </>
  );
}
