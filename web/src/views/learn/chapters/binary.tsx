// Chapter 4: Nim with three heaps, in binary columns.

import { useState } from "preact/hooks";
import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { list } from "../list";
import { Board } from "../parts/board";
import { Columns } from "../parts/columns";
import { drawUntil, newSeed, type Random, randomFrom } from "../random";
import { nimSum, nimWins, weights } from "../theory";

function Play() {
  return (
    <>
      <Para text={say("learn-binary-play")} />
      <Board games={[{ position: "nim : 3,4,5", name: "" }]} />
    </>
  );
}

/** Three heaps in which the player to move wins. */
const wonHeaps = (random: Random, most: number) =>
  drawUntil(() => [random.whole(1, most), random.whole(1, most), random.whole(1, most)], (heaps) => nimSum(heaps) !== 0 && new Set(heaps).size === 3);

function Guess({ onDone }: { onDone: () => void }) {
  const [start, begin] = useState<readonly number[]>([10, 12, 5]);
  const [heaps, set] = useState(start);
  const columns = weights(start);
  const changed = start.flatMap((each, i) => (each === heaps[i] ? [] : [i]));
  const odd = columns.filter((weight) => (nimSum(heaps) & weight) !== 0);
  const [heap = 0] = changed;
  const [from, to] = [start[heap] ?? 0, heaps[heap] ?? 0];
  const found = changed.length === 1 && odd.length === 0 && to < from;
  const flip = (i: number, weight: number) => {
    const next = heaps.map((each, place) => (place === i ? each ^ weight : each));
    set(next);
    const moved = start.flatMap((each, place) => (each === next[place] ? [] : [place]));
    const [only = 0] = moved;
    if (moved.length === 1 && nimSum(next) === 0 && (next[only] ?? 0) < (start[only] ?? 0)) {
      onDone();
    }
  };
  const again = (next: readonly number[]) => {
    begin(next);
    set(next);
  };
  const message = found
    ? say("learn-binary-found", { take: from - to, heap: heap + 1, from, to })
    : changed.length > 1
      ? say("learn-binary-many", { count: changed.length })
      : odd.length === 0
        ? say("learn-binary-grew", { heap: heap + 1, from, to })
        : changed.length === 0
          ? say("learn-binary-start", { columns: list(odd) })
          : say("learn-binary-more", { columns: list(odd) });
  return (
    <>
      <Para text={say("learn-binary-guess")} />
      <Columns heaps={heaps} columns={columns} onFlip={flip} />
      <p class={`remark ${found ? "right" : ""}`} role="status">
        {message}
      </p>
      <p class="row">
        <button type="button" disabled={changed.length === 0} onClick={() => again(start)}>
          {say("learn-binary-reset")}
        </button>
        <button type="button" class="quiet" onClick={() => again(wonHeaps(randomFrom(newSeed()), 15))}>
          {say("learn-binary-another")}
        </button>
      </p>
    </>
  );
}

function Why() {
  return (
    <>
      <Para text={say("learn-binary-why-1")} />
      <Para text={say("learn-binary-why-2")} />
      <Para text={say("learn-binary-why-3")} />
      <Para text={say("learn-binary-why-4")} />
      <div class="side-by-side">
        <Columns heaps={[3, 4, 5]} />
        <span class="leads" aria-hidden="true">
          →
        </span>
        <Columns heaps={[1, 4, 5]} />
      </div>
    </>
  );
}

export const binary: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const numbers = random.some(2, 3, 15);
    const pair = random.some(2, 2, 12);
    const heaps = random.pick([[...pair, nimSum(pair)], wonHeaps(random, 12)]);
    const sum = nimSum(heaps);
    const [win] = nimWins(heaps);
    return [
      {
        kind: "number",
        question: say("learn-binary-task-sum", { numbers: list(numbers) }),
        picture: <Columns heaps={numbers} />,
        right: nimSum(numbers),
        why: say("learn-binary-task-sum-why", { numbers: list(numbers), sum: nimSum(numbers) }),
      },
      {
        kind: "choice",
        question: say("learn-binary-task-who", { heaps: list(heaps) }),
        choices: [say("learn-wins-first"), say("learn-wins-second")],
        right: sum === 0 ? 1 : 0,
        why: win === undefined ? say("learn-binary-task-who-zero") : say("learn-binary-task-who-odd", { sum, heap: win.heap + 1, left: win.left }),
      },
      { kind: "move", question: say("learn-binary-task-move"), position: `nim : ${wonHeaps(random, 9).join()}` },
    ];
  },
};
