import type { RuleAnswer } from "../../engine/types";
import { say } from "../../texts";
import { PositionLinks } from "./about";

/** Says what to do with a rule that has no nim-sequence. */
export function NoSequence({ rule }: { rule: RuleAnswer }) {
  const why = rule.labelled ? "labelled" : rule.kind === "heap" ? "game" : rule.kind === "points" && rule.coordinates === 1 ? "growing" : rule.kind;
  return (
    <section class="card">
      <p>{say(`rule-no-sequence-${why}`)}</p>
      {rule.sample === null ? <p>{say("rule-no-sample")}</p> : <PositionLinks position={rule.sample} labelled={rule.labelled} />}
    </section>
  );
}
