// Chapter 11: moves that can be taken back: the staircase, and Nim with additions.

import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { list } from "../list";
import { Board } from "../parts/board";
import { GuessChoice } from "../parts/guess-choice";
import { drawUntil, type Random } from "../random";
import { nimSum } from "../theory";

function Play() {
  return (
    <>
      <Para text={say("learn-additions-play")} />
      <Board
        games={[
          { position: "staircase : 2,1,3,2", name: say("learn-additions-stairs") },
          { position: "nim-with-additions 2 : 2,3 ; 2", name: say("learn-additions-adding") },
        ]}
      />
    </>
  );
}

const guesses = ["one", "on", "else"] as const;

function Guess({ onDone }: { onDone: () => void }) {
  return (
    <>
      <Para text={say("learn-additions-guess")} />
      <GuessChoice
        answers={guesses.map((each) => ({ text: say(`learn-additions-guess-${each}`), reply: say(`learn-additions-guess-${each}-reply`) }))}
        right={guesses.indexOf("on")}
        onDone={onDone}
      />
    </>
  );
}

/** The coins on the stairs, from the lowest. */
function Stairs({ coins, label }: { coins: readonly number[]; label: string }) {
  const [wide, high] = [46, 22];
  const top = coins.length * high + 24;
  return (
    <svg class="stairs" viewBox={`0 0 ${coins.length * wide + 4} ${top + 22}`} style={{ "--stairs": coins.length }} role="img" aria-label={label}>
      {coins.map((count, i) => {
        const [x, y] = [2 + i * wide, top - i * high];
        return (
          <g key={i}>
            <rect class={`d-stair ${i % 2 === 1 ? "counts" : ""}`} x={x} y={y} width={wide} height={top + 20 - y} />
            {Array.from({ length: count }, (_, coin) => (
              <ellipse key={coin} class={`d-coin ${i % 2 === 1 ? "gold" : "pale"}`} cx={x + wide / 2} cy={y - 5 - coin * 7} rx="13" ry="4.5" />
            ))}
            <text x={x + wide / 2} y={top + 15}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Why() {
  return (
    <>
      <Para text={say("learn-additions-why-1")} />
      <Stairs coins={[2, 1, 3, 2, 1, 3]} label={say("learn-additions-drawing")} />
      <Para text={say("learn-additions-why-2")} />
      <Para text={say("learn-additions-why-3")} />
      <Para text={say("learn-additions-why-4")} />
    </>
  );
}

/** The coins on the stairs that count. */
const even = (coins: readonly number[]) => coins.filter((_, i) => i % 2 === 1);

const drawStairs = (random: Random, stairs: number, most: number) => Array.from({ length: stairs }, () => random.whole(0, most));

export const additions: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const coins = drawUntil(() => drawStairs(random, 6, 5), (coins) => even(coins).every((each) => each > 0));
    const pair = random.some(2, 1, 7);
    const heaps = random.pick([[...pair, nimSum(pair)], [...pair, random.whole(1, 7)]]);
    const sum = nimSum(heaps);
    const played = drawUntil(() => drawStairs(random, 4, 3), (coins) => nimSum(even(coins)) !== 0);
    return [
      {
        kind: "number",
        question: say("learn-additions-task-stairs", { coins: list(coins), stairs: coins.length }),
        picture: <Stairs coins={coins} label={list(coins)} />,
        right: nimSum(even(coins)),
        why: say("learn-additions-task-stairs-why", { even: list(even(coins)), sum: nimSum(even(coins)) }),
      },
      {
        kind: "choice",
        question: say("learn-additions-task-who", { heaps: list(heaps) }),
        choices: [say("learn-wins-first"), say("learn-wins-second")],
        right: sum === 0 ? 1 : 0,
        why: say("learn-additions-task-who-why", { sum }),
      },
      { kind: "move", question: say("learn-additions-task-move"), position: `staircase : ${played.join()}` },
    ];
  },
};
