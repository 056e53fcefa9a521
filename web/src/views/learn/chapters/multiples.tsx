// Chapter 1: the 21 game. The learner finds the multiples of 4.

import { useState } from "preact/hooks";
import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { Board } from "../parts/board";
import { PaintedStrip, usePainting } from "../parts/painting";
import { OutcomesStrip } from "../parts/strips";
import { drawUntil } from "../random";
import { arrowsOf, outcomes, take, upTo } from "../theory";

const COINS = 21;
const MOST = 3;

function Play() {
  return (
    <>
      <Para text={say("learn-multiples-play")} />
      <Board games={[{ position: `take 1..${MOST} : ${COINS}`, name: "" }]} />
    </>
  );
}

const arrows = arrowsOf(take(upTo(MOST)), COINS);
const names = arrows.map((_, n) => String(n));

function Guess({ onDone }: { onDone: () => void }) {
  const painting = usePainting(arrows, names, onDone, ["P"]);
  return (
    <>
      <Para text={say("learn-multiples-guess")} />
      <PaintedStrip painting={painting} label={say("learn-multiples-strip")} />
    </>
  );
}

/** The coins in groups of four, and the coin to take first. */
function Groups() {
  return (
    <svg class="groups" viewBox="-4 -4 328 68" role="img" aria-label={say("learn-multiples-groups")}>
      {Array.from({ length: COINS }, (_, coin) => {
        const [group, place] = [Math.floor((coin + 3) / 4), (coin + 3) % 4];
        return <circle key={coin} class={`d-coin ${coin === 0 ? "taken" : group % 2 === 0 ? "pale" : "gold"}`} cx={coin === 0 ? 16 : group * 58 + (place % 2) * 26 - 8} cy={coin === 0 ? 29 : 16 + Math.floor(place / 2) * 26} r="11" />;
      })}
    </svg>
  );
}

function Why() {
  const [most, setMost] = useState(MOST);
  return (
    <>
      <Para text={say("learn-multiples-why-1")} />
      <Groups />
      <Para text={say("learn-multiples-why-2")} />
      <Para text={say("learn-multiples-why-3")} />
      <label class="slider">
        <span>{say("learn-multiples-most")}</span>
        <input type="range" min={1} max={9} value={most} onInput={(event) => setMost(Number(event.currentTarget.value))} />
        <output>{most}</output>
      </label>
      <OutcomesStrip outcomes={outcomes(arrowsOf(take(upTo(most)), 29))} label={say("learn-multiples-strip-of", { most })} />
      <p class="law-line">{say("learn-multiples-law", { most, step: most + 1 })}</p>
    </>
  );
}

export const multiples: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const coins = random.whole(8, 40);
    const small = drawUntil(() => random.whole(5, 15), (n) => n % 4 !== 0);
    const most = random.whole(4, 8);
    const large = drawUntil(() => random.whole(50, 200), (n) => n % (most + 1) !== 0);
    const step = most + 1;
    return [
      {
        kind: "choice",
        question: say("learn-multiples-task-who", { coins }),
        choices: [say("learn-wins-first"), say("learn-wins-second")],
        right: coins % 4 === 0 ? 1 : 0,
        why: say("learn-multiples-task-who-why", { coins, rest: coins % 4 }),
      },
      { kind: "move", question: say("learn-multiples-task-move"), position: `take 1..3 : ${small}` },
      {
        kind: "number",
        question: say("learn-multiples-task-take", { coins: large, most }),
        right: large % step,
        why: say("learn-multiples-task-take-why", { step, coins: large, take: large % step, left: large - (large % step) }),
      },
    ];
  },
};
