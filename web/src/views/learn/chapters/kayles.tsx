// Chapter 9: Kayles, a game whose moves split a row.

import { useAsk } from "../../../engine/use-ask";
import { Answer } from "../../../parts/answer";
import { KnownByBadge } from "../../../parts/badges";
import { say, sentence } from "../../../texts";
import { type Lesson, Para } from "../chapter";
import { list } from "../list";
import { Board } from "../parts/board";
import { Filler } from "../parts/filler";
import { ValuesStrip } from "../parts/strips";
import { drawUntil } from "../random";
import { kayles, nimSum, nimValues } from "../theory";

const PERIOD = 12;
const ROWS = 9;

function Play() {
  return (
    <>
      <Para text={say("learn-kayles-play")} />
      <Board
        games={[
          { position: "kayles : 10", name: say("learn-kayles-one") },
          { position: "kayles : 3,4,5", name: say("learn-kayles-three") },
        ]}
      />
    </>
  );
}

function Guess({ onDone }: { onDone: () => void }) {
  return (
    <>
      <Para text={say("learn-kayles-guess")} />
      <Filler moves={kayles} to={7} label={say("learn-kayles-strip")} onDone={onDone} />
    </>
  );
}

/** True for the values that the period does not give: those that differ from the last row. */
function exceptions(values: readonly number[]): (n: number) => boolean {
  const last = values.slice(-PERIOD);
  return (n) => values[n] !== last[n % PERIOD];
}

/** The law as the engine proves it. */
export function ProvedLaw({ rule }: { rule: string }) {
  const law = useAsk("law", { rule });
  return (
    <Answer asked={law} label={say("learn-kayles-law")}>
      {(answer) =>
        "sentence" in answer &&
        answer.sentence !== null && (
          <p class="law-line">
            {"known_by" in answer && answer.known_by !== null && answer.known_by !== undefined && <KnownByBadge knownBy={answer.known_by} />} {sentence(answer.sentence)}
          </p>
        )
      }
    </Answer>
  );
}

function Why() {
  const asked = useAsk("values", { rule: "kayles", to: PERIOD * ROWS - 1 });
  return (
    <>
      <Para text={say("learn-kayles-why-1")} />
      <Para text={say("learn-kayles-why-2")} />
      <Answer asked={asked} label={say("learn-kayles-values")}>
        {(answer) => {
          const values = answer.values.map(Number);
          return <ValuesStrip values={values} columns={PERIOD} framed={exceptions(values)} label={say("learn-kayles-rows")} />;
        }}
      </Answer>
      <Para text={say("learn-kayles-why-3")} />
      <ProvedLaw rule="kayles" />
    </>
  );
}

const MOST = 11;

export const kaylesChapter: Lesson = {
  Play,
  Guess,
  Why,
  tasks: (random) => {
    const values = nimValues(kayles, MOST);
    const worth = (pins: number) => values[pins] ?? 0;
    const [a = 0, b = 0] = random.some(2, 3, MOST);
    const draw = (wanted: boolean) =>
      drawUntil(
        () => [random.whole(1, MOST), random.whole(1, MOST), random.whole(1, MOST)],
        (rows) => (nimSum(rows.map(worth)) === 0) === wanted,
      );
    const three = draw(random.pick([true, false]));
    const sum = nimSum(three.map(worth));
    const played = drawUntil(
      () => [random.whole(2, 7), random.whole(2, 7)],
      (rows) => nimSum(rows.map(worth)) !== 0,
    );
    const picture = <ValuesStrip values={values} label={say("learn-kayles-task-table")} />;
    return [
      {
        kind: "number",
        question: say("learn-kayles-task-sum", { a, b }),
        picture,
        right: nimSum([worth(a), worth(b)]),
        why: say("learn-kayles-task-sum-why", { "value-a": worth(a), "value-b": worth(b), sum: nimSum([worth(a), worth(b)]) }),
      },
      {
        kind: "choice",
        question: say("learn-kayles-task-who", { a: three[0] ?? 0, b: three[1] ?? 0, c: three[2] ?? 0 }),
        picture,
        choices: [say("learn-wins-first"), say("learn-wins-second")],
        right: sum === 0 ? 1 : 0,
        why: say("learn-kayles-task-who-why", { values: list(three.map(worth)), sum }),
      },
      { kind: "move", question: say("learn-kayles-task-move"), picture, position: `kayles : ${played.join()}` },
    ];
  },
};
