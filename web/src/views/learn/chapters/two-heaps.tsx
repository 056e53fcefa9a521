// Chapter 3: copying the other player, on heaps, boards and rows of pins.

import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { Board } from "../parts/board";
import { GuessChoice } from "../parts/guess-choice";
import { drawUntil } from "../random";

function Play() {
  return (
    <>
      <Para text={say("learn-two-heaps-play")} />
      <Board
        games={[
          { position: "nim : 6,6", name: say("learn-two-heaps-nim"), first: "engine" },
          { position: "cram 4x4", name: say("learn-two-heaps-cram"), first: "engine" },
          { position: "kayles : 9", name: say("learn-two-heaps-kayles") },
        ]}
      />
    </>
  );
}

const guesses = ["rest", "all", "copy"] as const;

function Guess({ onDone }: { onDone: () => void }) {
  return (
    <>
      <Para text={say("learn-two-heaps-guess")} />
      <GuessChoice
        answers={guesses.map((each) => ({ text: say(`learn-two-heaps-guess-${each}`), reply: say(`learn-two-heaps-guess-${each}-reply`) }))}
        right={guesses.indexOf("copy")}
        onDone={onDone}
      />
    </>
  );
}

/** Dominoes on a board of four by four: left column, top row, width, height. */
const dominoes = [
  [0, 0, 2, 1],
  [3, 0, 1, 2],
  [1, 1, 1, 2],
] as const;
const SIDE = 40;

function Mirror() {
  return (
    <svg class="mirror" viewBox="-2 -2 164 164" role="img" aria-label={say("learn-two-heaps-mirror")}>
      {Array.from({ length: 16 }, (_, i) => (
        <rect key={i} class="d-box blank" x={(i % 4) * SIDE} y={Math.floor(i / 4) * SIDE} width={SIDE} height={SIDE} />
      ))}
      {dominoes.map(([x, y, wide, high], i) => (
        <g key={i}>
          {[
            [x, y],
            [4 - x - wide, 4 - y - high],
          ].map(([left = 0, top = 0], copy) => (
            <g key={copy}>
              <rect class={`d-domino ${copy === 0 ? "theirs" : "yours"}`} x={left * SIDE + 4} y={top * SIDE + 4} width={wide * SIDE - 8} height={high * SIDE - 8} rx="6" />
              <text x={(left + wide / 2) * SIDE} y={(top + high / 2) * SIDE + 5}>
                {i + 1}
              </text>
            </g>
          ))}
        </g>
      ))}
      <circle class="d-pivot" cx={2 * SIDE} cy={2 * SIDE} r="4" />
    </svg>
  );
}

function Why() {
  return (
    <>
      <Para text={say("learn-two-heaps-why-1")} />
      <Para text={say("learn-two-heaps-why-2")} />
      <Mirror />
      <Para text={say("learn-two-heaps-why-3")} />
      <Para text={say("learn-two-heaps-why-4")} />
    </>
  );
}

export const twoHeaps: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const [a, b] = drawUntil(() => [random.whole(1, 9), random.whole(1, 9)] as const, ([a, b]) => a !== b);
    const even = 2 * random.whole(1, 4);
    const other = random.whole(2, 9);
    const [rows, columns] = random.pick([
      [even, other],
      [other, even],
    ]);
    return [
      { kind: "move", question: say("learn-two-heaps-task-nim"), position: `nim : ${a},${b}` },
      {
        kind: "choice",
        question: say("learn-two-heaps-task-cram", { rows, columns }),
        choices: [say("learn-wins-first"), say("learn-wins-second")],
        right: other % 2 === 0 ? 1 : 0,
        why: other % 2 === 0 ? say("learn-two-heaps-task-cram-even") : say("learn-two-heaps-task-cram-odd"),
      },
      { kind: "move", question: say("learn-two-heaps-task-kayles"), position: `kayles : ${random.whole(6, 12)}` },
    ];
  },
};
