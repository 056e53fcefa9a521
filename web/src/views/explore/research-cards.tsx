// What a researcher asks next: misère play of one heap, and the sparse space of a code.

import { useState } from "preact/hooks";
import type { EngineReport } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { KnownByBadge } from "../../parts/badges";
import { Typeset } from "../../parts/maths";
import { number, say, sentence } from "../../texts";
import { Card } from "./card";

const RETRY_MS = 60_000;
/** The last heap whose value is computed for a sparse space. */
const SPARSE_HEAP = 20_000;
/** The most rare heaps in the list. */
const MAX_RARES = 40;

/** The law of one heap under misère play. The engine knows it for sets to take from; for other rules there is no card. */
export function Misere({ rule }: { rule: string }) {
  const asked = useAsk("law", { rule, misere: true });
  const { answer } = asked;
  return answer === null || answer.law === null ? null : (
    <Card title={say("explore-misere")} question={say("explore-misere-asks")}>
      <p class="sentence">
        {answer.known_by !== null && <KnownByBadge knownBy={answer.known_by} />} {answer.sentence !== null && <Typeset text={sentence(answer.sentence)} />}
      </p>
      {"form" in answer && answer.form?.p_positions != null && (
        <p>
          <span class="faint">{say("rule-form-lost")}</span> <Typeset text={answer.form.p_positions.text} />
        </p>
      )}
    </Card>
  );
}

/** A take-and-break code in its shortest form, such as `0.77` or `4!.0`. */
const isCode = (canonical: string): boolean => /^\d+!?\.\S+$/.test(canonical);

/** The mask and the rare heaps that determine the values of a code. They take a while, so the visitor asks for them. */
export function Sparse({ rule, canonical }: { rule: string; canonical: string }) {
  const [open, setOpen] = useState(false);
  const asked = useAsk("sparse", open ? { rule, to: SPARSE_HEAP, rares: MAX_RARES } : null);
  return !isCode(canonical) ? null : (
    <Card title={say("explore-sparse")} question={say("explore-sparse-asks")}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{say("explore-open-sparse", { heaps: SPARSE_HEAP })}</summary>
        <Answer asked={asked} label={say("rule-values")} retryMs={RETRY_MS}>
          {({ engine }) => (engine === undefined ? <p>{say("explore-no-sparse")}</p> : <Report report={engine} />)}
        </Answer>
      </details>
    </Card>
  );
}

function Report({ report: { heaps, mask, rare, last_rare, maximum, rares } }: { report: EngineReport }) {
  return (
    <>
      {mask === null || rare === null ? (
        <p>{say("explore-no-sparse")}</p>
      ) : (
        <>
          <p>{say("explore-mask", { mask })}</p>
          <p>{say("explore-rare", { count: BigInt(rare), heaps: BigInt(heaps) })}</p>
          {last_rare !== null && <p>{say("explore-last-rare", { heap: number(last_rare.heap), value: number(last_rare.value) })}</p>}
        </>
      )}
      <p>{say("explore-maximum", { heap: number(maximum.heap), value: number(maximum.value) })}</p>
      {rares.length > 0 && (
        <ul class="row plain-list rares" aria-label={say("explore-first-rares")}>
          {rares.map(([heap, value]) => (
            <li key={heap}>
              {number(heap)} → {value}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
