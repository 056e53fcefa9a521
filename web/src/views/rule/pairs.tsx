import { useAsk } from "../../engine/use-ask";
import { NumberField } from "../../parts/number-field";
import { Tabs } from "../../parts/tabs";
import { texts } from "../../texts";
import { Drawn } from "./drawn";
import type { SightProps } from "./index";
import { LawLine, LawProof } from "./law";

const MOST = 100;
const USUAL = 20;
const tabs = ["pairs", "law"] as const;
const shows = ["values", "p-positions"] as const;

/** A rule with two numbers: the law of its P-positions, and a map of its values. */
export function Pairs(props: SightProps) {
  const { rule, sight, onSight } = props;
  const law = useAsk("explain-law", { rule: rule.rule });
  return (
    <>
      <LawLine law={law} />
      <section class="card">
        <Tabs
          label={texts.rule.viewsLabel}
          tabs={tabs}
          name={(tab) => texts.rule.views[tab]}
          open={sight.view === "law" ? "law" : "pairs"}
          onOpen={(tab) => onSight({ view: tab === "law" ? "law" : "table" })}
        >
          {sight.view === "law" ? <LawProof law={law} /> : <Map {...props} />}
        </Tabs>
      </section>
    </>
  );
}

function Map({ rule, sight, onSight }: SightProps) {
  const to = Math.min(sight.to ?? USUAL, MOST);
  return (
    <>
      <p class="faint">{texts.rule.pairsAbout}</p>
      <div class="row">
        <NumberField label={texts.rule.pairsTo} value={to} least={1} most={MOST} onValue={(next) => onSight({ to: next })} />
        <span class="row" role="group" aria-label={texts.rule.show}>
          {shows.map((show) => (
            <button key={show} type="button" aria-pressed={show === sight.show} onClick={() => onSight({ show })}>
              {texts.rule.shows[show]}
            </button>
          ))}
        </span>
      </div>
      <Drawn
        drawing={{ what: "pairs", rule: rule.rule, to, show: sight.show }}
        label={texts.rule.pairsLabel(rule.rule)}
        name={`${rule.rule} ${sight.show}`}
        room="scroll"
      />
    </>
  );
}
