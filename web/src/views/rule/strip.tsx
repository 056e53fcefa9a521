import { engine } from "../../engine";
import { NumberField } from "../../parts/number-field";
import { texts } from "../../texts";
import { csv } from "./csv";
import { Drawn } from "./drawn";
import type { SightProps } from "./index";

const MOST = 500;
const USUAL = 60;

/** A strip that shows which heaps are P-positions. */
export function Strip({ rule, sight, onSight }: SightProps) {
  const to = Math.min(sight.to ?? USUAL, MOST);
  const { misere } = sight;
  return (
    <>
      <div class="row">
        <NumberField label={texts.rule.to} value={to} least={0} most={MOST} onValue={(next) => onSight({ to: next })} />
        <label class="check">
          <input type="checkbox" checked={misere} onChange={({ currentTarget }) => onSight({ misere: currentTarget.checked })} />
          {texts.rule.misere}
        </label>
      </div>
      <Drawn
        drawing={{ what: "strip", rule: rule.rule, from: 0, to, misere }}
        label={texts.rule.stripLabel(rule.rule)}
        name={`${rule.rule} strip${misere ? " misere" : ""}`}
        room="scroll"
        csv={misere ? undefined : async () => csv((await engine.ask("values", { rule: rule.rule, to })).values)}
      >
        <figcaption class="faint">{texts.rule.stripAbout}</figcaption>
      </Drawn>
    </>
  );
}
