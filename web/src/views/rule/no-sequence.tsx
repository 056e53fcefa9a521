import type { RuleAnswer } from "../../engine/types";
import { texts } from "../../texts";
import { PositionLinks } from "./about";

/** Says what to do with a rule that has no nim-sequence. */
export function NoSequence({ rule }: { rule: RuleAnswer }) {
  const why = rule.labelled ? "labelled" : rule.kind === "heap" ? "game" : rule.kind === "points" && rule.coordinates === 1 ? "growing" : rule.kind;
  return (
    <section class="card">
      <p>{texts.rule.noSequence[why]}</p>
      {rule.sample === null ? <p>{texts.rule.noSample}</p> : <PositionLinks position={rule.sample} labelled={rule.labelled} />}
    </section>
  );
}
