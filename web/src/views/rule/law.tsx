import { useState } from "preact/hooks";
import type { Asked } from "../../engine/use-ask";
import type { ExplainLawAnswer, Natural } from "../../engine/types";
import { Answer } from "../../parts/answer";
import { KnownByBadge } from "../../parts/badges";
import { Typeset } from "../../parts/maths";
import { Sections } from "../../parts/sections";
import { Term } from "../../parts/term";
import { number, say, sentence } from "../../texts";

const RETRY_MS = 60_000;

/** The law in a sentence, and how the engine knows it. */
export function LawLine({ law }: { law: Asked<ExplainLawAnswer> }) {
  return (
    <section class="card law" aria-labelledby="law-heading">
      <h2 id="law-heading">{say("rule-law")}</h2>
      <LawSays law={law} />
    </section>
  );
}

export function LawSays({ law }: { law: Asked<ExplainLawAnswer> }) {
  // Nobody asks twice for more time.
  const [longer, askLonger] = useState(false);
  const again = () => {
    askLonger(true);
    law.again(RETRY_MS);
  };
  return (
    <div aria-live="polite">
      <Answer asked={law} label={say("rule-finding-law")} retryMs={RETRY_MS}>
        {(answer) =>
          answer.law === null ? (
            <NoLaw answer={answer} again={again} />
          ) : (
            <>
              <p class="sentence">
                {answer.known_by !== null && <KnownByBadge knownBy={answer.known_by} />} {answer.sentence !== null && <Typeset text={sentence(answer.sentence)} />}
              </p>
              <PlainLaw answer={answer} />
              <Facts law={answer.law} />
              {answer.known_by === "seen" && !longer && (
                <div class="note">
                  <p>{say("rule-proof-needs-time")}</p>
                  <button type="button" onClick={again}>
                    {say("shell-try-longer", { seconds: RETRY_MS / 1000 })}
                  </button>
                </div>
              )}
            </>
          )
        }
      </Answer>
    </div>
  );
}

/** A formula with more terms than this is no easier to read than the table of values. */
const MAX_TERMS = 6;

/** The law as a person would write it: a formula, and where the player to move loses. */
function PlainLaw({ answer: { form } }: { answer: ExplainLawAnswer }) {
  const value = form?.nim_value?.text ?? null;
  const lost = form?.p_positions?.text ?? null;
  const short = value !== null && value.split(",").length <= MAX_TERMS;
  return value === null && lost === null ? null : (
    <ul class="plain-law">
      {short && value !== null && (
        <li>
          <span class="faint">{say("rule-form-value", { from: number(form?.from ?? 0) })}</span> <Typeset text={value} />
        </li>
      )}
      {lost !== null && (
        <li>
          <span class="faint">{say("rule-form-lost")}</span> <Typeset text={lost} />
        </li>
      )}
    </ul>
  );
}

/** The engine found no law, perhaps because a limit stopped it. */
function NoLaw({ answer, again }: { answer: ExplainLawAnswer; again: () => void }) {
  const stopped = "stopped" in answer ? answer.stopped : undefined;
  return (
    <>
      <p>{say("rule-no-law", { heaps: number(heapsOf(answer)) })}</p>
      {stopped !== undefined && (
        <div class="note">
          <p>{say(`shell-stopped-${stopped.why}`)}</p>
          {stopped.why === "time" && (
            <button type="button" onClick={again}>
              {say("shell-try-longer", { seconds: RETRY_MS / 1000 })}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** The number of heaps that the engine computed; for pairs, the number of values of each coordinate. */
function heapsOf(answer: ExplainLawAnswer): Natural {
  const pairs = "p_positions" in answer ? answer.p_positions : null;
  return answer.heaps_computed ?? (pairs === null ? 0 : Number(pairs.to) + 1);
}

const facts = ["preperiod", "period", "saltus"] as const;

function Facts({ law }: { law: NonNullable<ExplainLawAnswer["law"]> }) {
  const given = facts.flatMap((name) => {
    const value = law[name];
    // A saltus of 0 means that the law is a plain period.
    const nothing = value === null || value === undefined || (name === "saltus" && value === 0);
    return nothing ? [] : [{ name, value }];
  });
  return given.length === 0 ? null : (
    <dl class="facts">
      {given.map(({ name, value }) => (
        <div key={name}>
          <dt>{name === "period" ? <Term name="period">{say("rule-facts-period")}</Term> : say(`rule-facts-${name}`)}</dt>
          <dd>{number(value)}</dd>
          <dd class="about">{aboutFact(name, value, "saltuses" in law || Number(law.saltus ?? 0) !== 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a number of the law means. */
function aboutFact(name: (typeof facts)[number], value: Natural, grows: boolean): string {
  if (name !== "period") {
    return say(`rule-facts-about-${name}`);
  }
  return say(grows ? "rule-facts-about-growing" : "rule-facts-about-period", { heaps: BigInt(value) });
}

/** Why the law holds, and the source of the theorem. */
export function LawProof({ law }: { law: Asked<ExplainLawAnswer> }) {
  return (
    <Answer asked={law} label={say("rule-finding-law")} retryMs={RETRY_MS}>
      {(answer) => (
        <div class="proof">
          {answer.known_by === "proved" || answer.known_by === "theorem" ? (
            <Sections sections={answer.sections} />
          ) : (
            <p>{answer.law === null ? say("rule-no-law", { heaps: number(heapsOf(answer)) }) : say("rule-no-proof")}</p>
          )}
          {answer.reference !== null && (
            <p class="faint">
              {say("rule-source")} {answer.reference}
            </p>
          )}
          <p class="faint">{say("rule-looked", { heaps: number(heapsOf(answer)) })}</p>
        </div>
      )}
    </Answer>
  );
}
