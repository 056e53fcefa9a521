// Chapter 5: misère Nim.

import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { Board } from "../parts/board";
import { GuessChoice } from "../parts/guess-choice";
import { drawUntil } from "../random";
import { winsMisereNim } from "../theory";

function Play() {
  return (
    <>
      <Para text={say("learn-misere-play")} />
      <Board games={[{ position: "nim : 1,3,4", name: "", misere: true }]} />
    </>
  );
}

const guesses = [0, 1, 2] as const;

function Guess({ onDone }: { onDone: () => void }) {
  return (
    <>
      <Para text={say("learn-misere-guess")} />
      <GuessChoice
        answers={guesses.map((left) => ({ text: say("learn-misere-guess-choice", { left }), reply: say(`learn-misere-guess-${left}-reply`) }))}
        right={guesses.indexOf(0)}
        onDone={onDone}
      />
    </>
  );
}

function Why() {
  return (
    <>
      <Para text={say("learn-misere-why-1")} />
      <Para text={say("learn-misere-why-2")} />
      <Para text={say("learn-misere-why-3")} />
      <Para text={say("learn-misere-why-4")} />
    </>
  );
}

export const misere: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const count = random.whole(3, 12);
    const ones = Array.from({ length: random.whole(2, 4) }, () => 1);
    const heaps = drawUntil(() => [random.whole(1, 3), random.whole(2, 5), random.whole(2, 6)], winsMisereNim);
    return [
      {
        kind: "choice",
        question: say("learn-misere-task-ones", { count }),
        choices: [say("learn-wins-first"), say("learn-wins-second")],
        right: count % 2 === 0 ? 0 : 1,
        why: say("learn-misere-task-ones-why", { parity: count % 2 === 0 ? "even" : "odd" }),
      },
      { kind: "move", question: say("learn-misere-task-one"), position: `nim : ${[...ones, random.whole(3, 6)].join()}`, misere: true },
      { kind: "move", question: say("learn-misere-task-one"), position: `nim : ${heaps.join()}`, misere: true },
    ];
  },
};
