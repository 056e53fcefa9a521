// Chapter 6: games as state graphs.

import type { StatesAnswer } from "../../../engine/types";
import { useAsk } from "../../../engine/use-ask";
import { Answer } from "../../../parts/answer";
import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { list } from "../list";
import { Board } from "../parts/board";
import { arrowsIn, PaintedGraph, StillGraph } from "../parts/graph";
import { usePainting } from "../parts/painting";
import { OutcomesStrip } from "../parts/strips";
import type { Random } from "../random";
import { arrowsOf, candies, outcomes, trailingZeros } from "../theory";

const POSITION = "candies : 13";

function Play() {
  return (
    <>
      <Para text={say("learn-graphs-play")} />
      <Board games={[{ position: POSITION, name: "" }]} />
    </>
  );
}

function Guess({ onDone }: { onDone: () => void }) {
  const asked = useAsk("states", { position: POSITION });
  return (
    <>
      <Para text={say("learn-graphs-guess")} />
      <Answer asked={asked} label={say("learn-graphs-loading")}>
        {(states) => <Painted states={states} onDone={onDone} />}
      </Answer>
    </>
  );
}

function Painted({ states, onDone }: { states: StatesAnswer; onDone: () => void }) {
  const painting = usePainting(
    arrowsIn(states),
    states.nodes.map(({ label }) => label),
    onDone,
  );
  return <PaintedGraph painting={painting} states={states} label={say("learn-graphs-graph")} />;
}

function Why() {
  return (
    <>
      <Para text={say("learn-graphs-why-1")} />
      <Para text={say("learn-graphs-why-2")} />
      <Para text={say("learn-graphs-why-3")} />
      <OutcomesStrip outcomes={outcomes(arrowsOf(candies, 26))} label={say("learn-graphs-strip")} />
      <Para text={say("learn-graphs-why-4")} />
    </>
  );
}

const DOTS = ["a", "b", "c", "d", "e", "f"];

/** Arrows to later letters, one or two from each but the last. */
function randomArrows(random: Random): number[][] {
  const last = DOTS.length - 1;
  return DOTS.map((_, i) => (i === last ? [] : random.some(random.whole(1, 2), i + 1, Math.min(last, i + 3))));
}

function RandomGraph({ arrows }: { arrows: readonly (readonly number[])[] }) {
  const edges = arrows.flatMap((ends, i) => ends.map((end) => `${DOTS[i]}>${DOTS[end]}`));
  const asked = useAsk("states", { position: `graph {${edges.join(", ")}} : ${DOTS[0]}` });
  return (
    <Answer asked={asked} label={say("learn-graphs-loading")}>
      {(states) => <StillGraph states={states} marks={[]} label={`${say("learn-graphs-task-graph")}: ${edges.map((edge) => edge.replace(">", " → ")).join(", ")}`} />}
    </Answer>
  );
}

export const graphs: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const arrows = randomArrows(random);
    const right = outcomes(arrows);
    const first = arrows[0] ?? [];
    const option = first.find((each) => right[each] === "P");
    const many = random.whole(8, 30);
    const known = outcomes(arrowsOf(candies, many));
    const half = Math.floor(many / 2);
    const is = known[many] ?? "N";
    const far = (2 * random.whole(10, 60) + 1) * 2 ** random.whole(0, 4);
    const zeros = trailingZeros(far);
    const choices = [say("learn-p"), say("learn-n")];
    const dot = (i: number) => DOTS[i] ?? "";
    return [
      {
        kind: "choice",
        question: say("learn-graphs-task-top", { dot: dot(0) }),
        picture: <RandomGraph arrows={arrows} />,
        choices,
        right: option === undefined ? 0 : 1,
        why: option === undefined ? say("learn-graphs-task-top-why-p", { dot: dot(0), dots: list(first.map(dot)) }) : say("learn-graphs-task-top-why-n", { dot: dot(0), option: dot(option) }),
      },
      {
        kind: "choice",
        question: say("learn-graphs-task-candies", { one: many - 1, "one-is": known[many - 1] ?? "", half, "half-is": known[half] ?? "", candies: many }),
        choices,
        right: is === "P" ? 0 : 1,
        why: say("learn-graphs-task-candies-why", { is, candies: many, one: many - 1, half }),
      },
      {
        kind: "choice",
        question: say("learn-graphs-task-far", { candies: far, binary: far.toString(2) }),
        choices,
        right: zeros % 2 === 1 ? 0 : 1,
        why: say("learn-graphs-task-far-why", { candies: far, zeros }),
      },
    ];
  },
};
