// Chapter 12: a rule of one's own, from brute force to a program.

import { useState } from "preact/hooks";
import { writeAddress } from "../../../address";
import type { Language } from "../../../engine/types";
import { useAsk } from "../../../engine/use-ask";
import { Answer } from "../../../parts/answer";
import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { either } from "../list";
import { Board } from "../parts/board";
import { useOwnRule } from "../parts/own-rule";
import { ValuesStrip } from "../parts/strips";
import { drawUntil } from "../random";
import { nimValues, periodOf, take } from "../theory";
import { ProvedLaw } from "./kayles";

const MOST = 9;
const COINS = 20;
const SHOWN = 59;

function Play() {
  const { takes, rule, toggle } = useOwnRule();
  return (
    <>
      <Para text={say("learn-rule-play")} />
      <p class="row numbers" role="group" aria-label={say("learn-rule-numbers")}>
        <span aria-hidden="true">{say("learn-rule-numbers")}</span>
        {Array.from({ length: MOST }, (_, i) => i + 1).map((coins) => (
          <button key={coins} type="button" aria-pressed={takes.includes(coins)} onClick={() => toggle(coins)}>
            {coins}
          </button>
        ))}
      </p>
      <Board key={rule} games={[{ position: `${rule} : ${COINS}`, name: "" }]} />
    </>
  );
}

function OwnValues({ rule }: { rule: string }) {
  const asked = useAsk("values", { rule, to: SHOWN });
  return (
    <Answer asked={asked} label={say("learn-rule-values")}>
      {({ values }) => <ValuesStrip values={values.map(Number)} label={say("learn-rule-strip")} />}
    </Answer>
  );
}

function Guess({ onDone }: { onDone: () => void }) {
  const { rule } = useOwnRule();
  return (
    <>
      <Para text={say("learn-rule-guess")} />
      <OwnValues rule={rule} />
      <PeriodGuess key={rule} rule={rule} onDone={onDone} />
    </>
  );
}

function PeriodGuess({ rule, onDone }: { rule: string; onDone: () => void }) {
  const law = useAsk("law", { rule });
  const [text, type] = useState("");
  const [guess, set] = useState<number | null>(null);
  const found = law.answer !== null && "law" in law.answer && law.answer.law !== null && "period" in law.answer.law ? Number(law.answer.law.period) : null;
  const right = guess !== null && guess === found;
  const submit = (event: Event) => {
    event.preventDefault();
    if (/^\d{1,4}$/.test(text)) {
      set(Number(text));
      if (Number(text) === found) {
        onDone();
      }
    }
  };
  return (
    <>
      <form class="row" onSubmit={submit}>
        <input inputMode="numeric" autocomplete="off" size={6} value={text} aria-label={say("learn-task-answer")} onInput={(event) => type(event.currentTarget.value.trim())} />
        <button type="submit" disabled={found === null || !/^\d{1,4}$/.test(text)}>
          {say("learn-task-check")}
        </button>
      </form>
      <p class={`remark ${guess === null ? "" : right ? "right" : "wrong"}`} role="status">
        {guess === null || found === null ? "" : right ? say("learn-rule-guess-right") : guess > 0 && guess % found === 0 ? say("learn-rule-guess-early") : say("learn-rule-guess-wrong", { period: guess })}
      </p>
      {right && <ProvedLaw rule={rule} />}
    </>
  );
}

/** The rule of the contest problem. */
const PROBLEM = [1, 3, 4];

/** The definition as a program. */
const BRUTE_FORCE = `def wins(n):
    return any(not wins(n - k) for k in (${PROBLEM.join(", ")}) if k <= n)`;

/** The law as a program: the remainders of the P-positions. */
function lawProgram(): string {
  const values = nimValues(take(PROBLEM), 100);
  const period = periodOf(values);
  const losing = values.slice(0, period).flatMap((value, n) => (value === 0 ? [n] : []));
  return `def wins(n):\n    return n % ${period} not in (${losing.join(", ")})`;
}

const languages = { python: "Python", cpp: "C++" } as const satisfies Partial<Record<Language, string>>;
const languageNames = Object.keys(languages) as (keyof typeof languages)[];

function Why() {
  const { rule } = useOwnRule();
  const [lang, choose] = useState<keyof typeof languages>("python");
  const program = useAsk("code", { rule, lang });
  return (
    <>
      <Para text={say("learn-rule-why-1")} />
      <Para text={say("learn-rule-why-2")} />
      <pre class="code" tabIndex={0}>
        <code>{BRUTE_FORCE}</code>
      </pre>
      <Para text={say("learn-rule-why-3")} />
      <Para text={say("learn-rule-why-4")} />
      <Para text={say("learn-rule-why-5")} />
      <Para text={say("learn-rule-why-6")} />
      <pre class="code" tabIndex={0}>
        <code>{lawProgram()}</code>
      </pre>
      <Para text={say("learn-rule-why-7")} />
      <ProvedLaw rule={rule} />
      <p class="row" role="group" aria-label={say("learn-rule-language")}>
        {languageNames.map((each) => (
          <button key={each} type="button" aria-pressed={each === lang} onClick={() => choose(each)}>
            {languages[each]}
          </button>
        ))}
      </p>
      {program.state === "refused" ? (
        <>
          <Para text={say("learn-rule-no-code")} />
          <pre class="code" tabIndex={0}>
            <code>{`grundy code '${rule}' --lang ${lang}`}</code>
          </pre>
        </>
      ) : (
        <Answer asked={program} label={say("learn-rule-code")}>
          {({ code }) => (
            <pre class="code tall" tabIndex={0}>
              <code>{code}</code>
            </pre>
          )}
        </Answer>
      )}
      <Para text={say("learn-rule-more")} />
      <p>
        <a class="button" href={writeAddress("rule", { rule })}>
          {say("learn-rule-explore")}
        </a>
      </p>
    </>
  );
}

const sets: readonly [number[], ...number[][]] = [[1, 2], [1, 3], [2, 3], [1, 4], [1, 2, 4], [2, 4], [1, 4, 5], [2, 5], [1, 3, 4]];

export const rule: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const takes = random.pick(sets);
    const period = periodOf(nimValues(take(takes), 200));
    const most = random.whole(2, 6);
    const step = most + 1;
    const codes = [`n % ${step} == 0`, `n % ${most} == 0`, `n % ${step} == 1`, `n % 2 == 0`];
    const right = random.whole(0, 2);
    // The right condition goes to a random place.
    const choices = [...codes.slice(1, right + 1), codes[0] ?? "", ...codes.slice(right + 1)].filter((code, i, all) => all.indexOf(code) === i);
    const [least, largest] = drawUntil(
      () => [random.whole(2, 4), random.whole(4, 9)] as const,
      ([least, largest]) => least < largest,
    );
    const coins = random.whole(10 ** 6, 10 ** 9);
    const rest = coins % (least + largest);
    const value = Math.floor(rest / least);
    return [
      {
        kind: "number",
        question: say("learn-rule-task-period", { takes: either(takes) }),
        picture: <ValuesStrip values={nimValues(take(takes), 29)} label={say("learn-rule-task-values")} />,
        right: period,
        why: say("learn-rule-task-period-why", { period }),
      },
      {
        kind: "choice",
        question: say("learn-rule-task-code", { most }),
        choices,
        right: choices.indexOf(codes[0] ?? ""),
        why: say("learn-rule-task-code-why", { step }),
      },
      {
        kind: "number",
        question: say("learn-rule-task-range", { least, most: largest, sum: least + largest, coins }),
        right: value,
        why: say("learn-rule-task-range-why", { rest, least, value }),
      },
    ];
  },
};
