// Chapter 2: P and N, painted backwards.

import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { either, list } from "../list";
import { Board } from "../parts/board";
import { PaintedStrip, usePainting } from "../parts/painting";
import { OutcomesStrip } from "../parts/strips";
import { arrowsOf, outcomes, type PN, take } from "../theory";

const TAKES = [1, 3, 4];
const PERIOD = 7;
const arrows = arrowsOf(take(TAKES), 16);
const names = arrows.map((_, n) => String(n));

function Play() {
  return (
    <>
      <Para text={say("learn-outcomes-play")} />
      <Board games={[{ position: `take {${TAKES.join()}} : 12`, name: "" }]} />
    </>
  );
}

function Guess({ onDone }: { onDone: () => void }) {
  const painting = usePainting(arrows, names, onDone);
  return (
    <>
      <Para text={say("learn-outcomes-guess")} />
      <PaintedStrip painting={painting} label={say("learn-outcomes-strip")} />
    </>
  );
}

function Why() {
  return (
    <>
      <Para text={say("learn-outcomes-why-1")} />
      <Para text={say("learn-outcomes-why-2")} />
      <OutcomesStrip outcomes={outcomes(arrowsOf(take(TAKES), 4 * PERIOD - 1))} columns={PERIOD} label={say("learn-outcomes-rows")} />
      <Para text={say("learn-outcomes-why-3")} />
    </>
  );
}

const sets: readonly [number[], ...number[][]] = [[1, 2], [1, 3], [1, 4], [2, 3], [1, 2, 4], [1, 3, 5], [2, 4], [1, 4, 5], [2, 3, 5]];

/** Why a number of coins is P or N. */
function why(coins: number, takes: readonly number[], known: readonly PN[]): string {
  const options = takes.filter((each) => each <= coins).map((each) => coins - each);
  const option = options.find((each) => known[each] === "P");
  return option === undefined ? say("learn-outcomes-task-next-why-p", { coins, options: list(options) }) : say("learn-outcomes-task-next-why-n", { coins, option });
}

export const outcomesChapter: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const [first, second] = [random.pick(sets), random.pick(sets)];
    const coins = random.whole(6, 10);
    const known = outcomes(arrowsOf(take(first), coins));
    const losing = outcomes(arrowsOf(take(second), 10)).flatMap((each, n) => (each === "P" ? [n] : []));
    // Half of the draws are P-positions.
    const rest = random.pick([random.pick([0, 2]), random.pick([1, 3, 4, 5, 6])]);
    const far = PERIOD * random.whole(9, 99) + rest;
    const choices = [say("learn-p"), say("learn-n")];
    return [
      {
        kind: "choice",
        question: say("learn-outcomes-task-next", { takes: either(first), coins }),
        picture: <OutcomesStrip outcomes={known.slice(0, coins)} label={say("learn-outcomes-task-strip")} />,
        choices,
        right: known[coins] === "P" ? 0 : 1,
        why: why(coins, first, known),
      },
      {
        kind: "squares",
        question: say("learn-outcomes-task-mark", { takes: either(second) }),
        to: 10,
        right: losing,
        why: say("learn-outcomes-task-mark-why", { list: list(losing) }),
      },
      {
        kind: "choice",
        question: say("learn-outcomes-task-far", { coins: far }),
        choices,
        right: rest === 0 || rest === 2 ? 0 : 1,
        why: say("learn-outcomes-task-far-why", { coins: far, rest }),
      },
    ];
  },
};
