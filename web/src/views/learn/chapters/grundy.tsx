// Chapter 10: Grundy's game, whose law nobody knows.

import { useAsk } from "../../../engine/use-ask";
import { Answer } from "../../../parts/answer";
import { number, say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { list } from "../list";
import { Board } from "../parts/board";
import { GuessChoice } from "../parts/guess-choice";
import { ValuesStrip } from "../parts/strips";
import { drawUntil } from "../random";
import { grundySplits, mex, nimSum, nimValues } from "../theory";

/** The first heap that breaks the pattern 0, 2, 1. */
const BREAK = 13;
const known = nimValues(grundySplits, BREAK);

/** The values that the moves of a heap lead to, each once. */
const reached = (heap: number): number[] => [...new Set(grundySplits(heap).map((parts) => nimSum(parts.map((part) => known[part] ?? 0))))].sort((a, b) => a - b);

function Play() {
  return (
    <>
      <Para text={say("learn-grundy-play")} />
      <Board games={[{ position: "grundy : 9", name: "" }]} />
    </>
  );
}

const guesses = [0, 1, 2, 3, 4] as const;

function Guess({ onDone }: { onDone: () => void }) {
  const values = reached(BREAK);
  const right = mex(values);
  return (
    <>
      <Para text={say("learn-grundy-guess")} />
      <ValuesStrip values={known.slice(0, BREAK)} label={say("learn-grundy-strip")} />
      <GuessChoice
        answers={guesses.map((value) => ({
          text: number(value),
          reply: value === right ? say("learn-grundy-guess-right", { values: list(values), value }) : value < right ? say("learn-grundy-guess-pattern", { value }) : say("learn-grundy-guess-high"),
        }))}
        right={guesses.findIndex((value) => value === right)}
        onDone={onDone}
      />
    </>
  );
}

/** The engine computes the heaps with nim-value 0 up to this one. */
const FAR = 3000;

function Why() {
  const asked = useAsk("values", { rule: "grundy", to: FAR });
  return (
    <>
      <Para text={say("learn-grundy-why-1")} />
      <Para text={say("learn-grundy-why-2")} />
      <Answer asked={asked} label={say("learn-grundy-values")}>
        {({ values }) => {
          const zeros = values.flatMap((value, n) => (Number(value) === 0 && n > 0 ? [n] : []));
          return (
            <>
              <Para text={say("learn-grundy-why-3", { to: values.length - 1, count: zeros.length, last: zeros.at(-1) ?? 0 })} />
              <ul class="zeros" aria-label={say("learn-grundy-zeros")}>
                {zeros.map((n) => (
                  <li key={n}>{number(n)}</li>
                ))}
              </ul>
            </>
          );
        }}
      </Answer>
      <Para text={say("learn-grundy-why-4")} />
    </>
  );
}

const claims = {
  proved: ["kayles", "take", "nim", "copy"],
  seen: ["zero"],
} as const;

export const grundy: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const coins = random.whole(5, 11);
    const values = reached(coins);
    const kind = random.pick(["proved", "seen"] as const);
    const claim = random.pick(claims[kind]);
    const heap = drawUntil(() => random.whole(5, 12), (n) => known[n] !== 0);
    return [
      {
        kind: "number",
        question: say("learn-grundy-task-value", { coins }),
        picture: <ValuesStrip values={known.slice(0, coins)} label={say("learn-grundy-task-table")} />,
        right: mex(values),
        why: say("learn-grundy-task-value-why", { values: list(values), mex: mex(values) }),
      },
      { kind: "move", question: say("learn-grundy-task-move"), position: `grundy : ${heap}` },
      {
        kind: "choice",
        question: say("learn-grundy-task-known", { claim: say(`learn-grundy-claim-${claim}`) }),
        choices: [say("learn-grundy-proved"), say("learn-grundy-seen")],
        right: kind === "proved" ? 0 : 1,
        why: say(`learn-grundy-claim-${claim}-why`),
      },
    ];
  },
};
