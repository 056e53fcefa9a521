// Chapter 8: games side by side, and the theorem of Sprague and Grundy.

import { useAsk } from "../../../engine/use-ask";
import { Answer } from "../../../parts/answer";
import { say } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { list } from "../list";
import { NumberToType } from "../parts/answers";
import { Board } from "../parts/board";
import { drawUntil } from "../random";
import { kayles, nimSum, nimValues } from "../theory";

const PINS = "kayles : 5";
const BOARD = "cram 2x3";

function Play() {
  return (
    <>
      <Para text={say("learn-sums-play")} />
      <Board games={[{ position: `${PINS} + nim : 3 + ${BOARD}`, name: "" }]} />
    </>
  );
}

function useValue(position: string) {
  const asked = useAsk("solve", { position, only: "nim-value" });
  const value = asked.answer !== null && "nim_value" in asked.answer ? (asked.answer.nim_value ?? null) : null;
  return { asked, value: value === null ? null : Number(value) };
}

function Guess({ onDone }: { onDone: () => void }) {
  const [pins, board] = [useValue(PINS), useValue(BOARD)];
  const [a, b] = [pins.value, board.value];
  return (
    <>
      <Para text={say("learn-sums-guess")} />
      <Answer asked={board.asked} label={say("learn-sums-asking")}>
        {() => null}
      </Answer>
      <p class="sum-line">
        <Worth name={say("learn-sums-kayles")} value={a} />
        <span>⊕</span>
        <Worth name={say("learn-sums-cram")} value={b} />
        <span>⊕</span>
        <Worth name={say("learn-sums-nim")} value={null} />
        <span>= 0</span>
      </p>
      {a !== null && b !== null && (
        <NumberToType
          task={{ kind: "number", question: "", right: nimSum([a, b]), why: say("learn-sums-guess-why", { a, b, sum: nimSum([a, b]) }) }}
          onAnswered={onDone}
        />
      )}
    </>
  );
}

function Worth({ name, value }: { name: string; value: number | null }) {
  return (
    <span class="worth-of">
      <span class={`token ${value === null ? "asked" : `value-${Math.min(value, 7)}`}`}>{value ?? "?"}</span>
      <span class="faint">{name}</span>
    </span>
  );
}

const LAST = 7;

function Why() {
  const table = useAsk("xor-table", { to: LAST });
  return (
    <>
      <Para text={say("learn-sums-why-1")} />
      <Para text={say("learn-sums-why-2")} />
      <Para text={say("learn-sums-why-3")} />
      <Para text={say("learn-sums-why-4")} />
      <Answer asked={table} label={say("learn-sums-asking")}>
        {({ rows }) => (
          <table class="xor">
            <caption>{say("learn-sums-table")}</caption>
            <thead>
              <tr>
                <td>⊕</td>
                {rows.map((_, i) => (
                  <th key={i} scope="col">
                    {i}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                <tr key={i}>
                  <th scope="row">{i}</th>
                  {row.map((value, j) => (
                    <td key={j} class={`value-${Math.min(Number(value), 7)}`}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Answer>
    </>
  );
}

export const sums: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const values = nimValues(kayles, 9);
    const pins = random.whole(3, 9);
    const worth = values[pins] ?? 0;
    const coins = random.whole(1, 7);
    const three = random.some(3, 1, 9);
    const [a = 0, b = 0, c = 0] = three;
    const [row, heap] = drawUntil(
      () => [random.whole(3, 7), random.whole(1, 5)] as const,
      ([row, heap]) => nimSum([values[row] ?? 0, heap]) !== 0,
    );
    return [
      {
        kind: "number",
        question: say("learn-sums-task-sum", { pins, "pins-worth": worth, coins }),
        right: nimSum([worth, coins]),
        why: say("learn-sums-task-sum-why", { a: worth, b: coins, sum: nimSum([worth, coins]) }),
      },
      {
        kind: "number",
        question: say("learn-sums-task-balance", { a, b, c }),
        right: nimSum(three),
        why: say("learn-sums-task-balance-why", { numbers: list(three), sum: nimSum(three) }),
      },
      { kind: "move", question: say("learn-sums-task-move"), position: `kayles : ${row} + nim : ${heap}` },
    ];
  },
};
