// Chapter 3: copying the other player, on heaps, boards and rows of pins.

import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { Board } from "../parts/board";
import { GuessChoice } from "../parts/guess-choice";
import { Mirror } from "../parts/mirror";
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
