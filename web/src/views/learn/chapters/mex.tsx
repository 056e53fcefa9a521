// Chapter 7: nim-values and the mex.

import { useState } from "preact/hooks";
import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { either, list } from "../list";
import { Filler } from "../parts/filler";
import { Shelf } from "../parts/shelf";
import { ValuesStrip } from "../parts/strips";
import { mex, nimValues, take } from "../theory";

const PLACES = 8;
const TAKES = [1, 3, 4];
const PERIOD = 7;

function Play() {
  const [values, set] = useState<readonly number[]>([0, 1, 3]);
  return (
    <>
      <Para text={say("learn-mex-play")} />
      <Shelf places={PLACES} values={values} lit onTouch={(place) => set(values.includes(place) ? values.filter((each) => each !== place) : [...values, place].sort((a, b) => a - b))} />
      <p class="law-line" role="status">
        {values.length === 0 ? say("learn-mex-empty") : say("learn-mex-is", { numbers: list(values), mex: mex(values) })}
      </p>
    </>
  );
}

function Guess({ onDone }: { onDone: () => void }) {
  return (
    <>
      <Para text={say("learn-mex-guess")} />
      <Filler moves={take(TAKES)} to={10} label={say("learn-mex-strip")} onDone={onDone} />
    </>
  );
}

function Why() {
  return (
    <>
      <Para text={say("learn-mex-why-1")} />
      <Para text={say("learn-mex-why-2")} />
      <Para text={say("learn-mex-why-3")} />
      <Para text={say("learn-mex-why-4")} />
      <ValuesStrip values={nimValues(take(TAKES), 4 * PERIOD - 1)} columns={PERIOD} label={say("learn-mex-rows")} />
    </>
  );
}

const sets: readonly [number[], ...number[][]] = [[1, 2], [2, 3], [1, 4], [1, 2, 4], [2, 3, 4], [1, 3, 5], [1, 4, 5], [2, 5]];

export const mexChapter: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const numbers = random.some(random.whole(3, 5), 0, 6);
    const takes = random.pick(sets);
    const coins = random.whole(5, 9);
    const values = nimValues(take(takes), coins);
    const reached = takes.filter((each) => each <= coins).map((each) => values[coins - each] ?? 0);
    const most = random.whole(2, 8);
    const step = most + 1;
    const far = random.whole(100, 999);
    return [
      {
        kind: "number",
        question: say("learn-mex-task-mex", { numbers: list(numbers) }),
        right: mex(numbers),
        why: say("learn-mex-task-mex-why", { mex: mex(numbers) }),
      },
      {
        kind: "number",
        question: say("learn-mex-task-value", { takes: either(takes), coins }),
        picture: <ValuesStrip values={values.slice(0, coins)} label={say("learn-mex-task-values")} />,
        right: mex(reached),
        why: say("learn-mex-task-value-why", { values: list(reached), mex: mex(reached) }),
      },
      {
        kind: "number",
        question: say("learn-mex-task-far", { most, coins: far }),
        right: far % step,
        why: say("learn-mex-task-far-why", { step, rest: far % step }),
      },
    ];
  },
};
