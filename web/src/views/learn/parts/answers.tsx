// The ways to answer a task. Everything but a choice may be tried twice.

import { useState } from "preact/hooks";
import { engine } from "../../../engine";
import type { LegalMove } from "../../../engine/types";
import { useAsk } from "../../../engine/use-ask";
import { Answer } from "../../../parts/answer";
import { Prose } from "../../../parts/prose";
import { PlayedPosition } from "../../../pictures/position";
import { say, sentence } from "../../../texts";
import { Squares } from "./squares";
import type { Choice, MoveTask, NumberTask, SquaresTask } from "./task";
import type { AnswererProps } from "./tasks";

const TRIES = 2;

/** What the page says about an answer. */
function Verdict({ verdict, text }: { verdict: "right" | "wrong" | "again" | null; text: string }) {
  return (
    <p class={`verdict-line ${verdict ?? ""}`} role="status">
      {verdict !== null && (
        <>
          <strong>{say(`learn-verdict-${verdict}`)}</strong> <Prose text={text} />
        </>
      )}
    </p>
  );
}

export function ChoiceTask({ task, onAnswered }: AnswererProps<Choice>) {
  const [chosen, choose] = useState<number | null>(null);
  return (
    <>
      <p class="row choices-row">
        {task.choices.map((text, i) => (
          <button
            key={i}
            type="button"
            class={chosen === null ? "" : i === task.right ? "good" : i === chosen ? "bad" : ""}
            disabled={chosen !== null}
            onClick={() => {
              choose(i);
              onAnswered(i === task.right);
            }}
          >
            {text}
          </button>
        ))}
      </p>
      <Verdict verdict={chosen === null ? null : chosen === task.right ? "right" : "wrong"} text={task.why} />
    </>
  );
}

/** Counts the tries: the verdict about the last one, and a function that notes one. */
function useTries(onAnswered: (right: boolean) => void) {
  const [tries, count] = useState(0);
  const [right, setRight] = useState(false);
  const over = right || tries >= TRIES;
  return {
    over,
    verdict: tries === 0 ? null : right ? ("right" as const) : over ? ("wrong" as const) : ("again" as const),
    attempt: (isRight: boolean) => {
      count(tries + 1);
      setRight(isRight);
      if (isRight || tries + 1 >= TRIES) {
        onAnswered(isRight);
      }
    },
  };
}

export function NumberToType({ task, onAnswered }: AnswererProps<NumberTask>) {
  const { over, verdict, attempt } = useTries(onAnswered);
  const [text, type] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (/^\d{1,15}$/.test(text)) {
      attempt(Number(text) === task.right);
    }
  };
  return (
    <>
      <form class="row" onSubmit={submit}>
        <input
          inputMode="numeric"
          autocomplete="off"
          size={6}
          value={text}
          disabled={over}
          aria-label={say("learn-task-answer")}
          onInput={(event) => type(event.currentTarget.value.trim())}
        />
        <button type="submit" disabled={over || !/^\d{1,15}$/.test(text)}>
          {say("learn-task-check")}
        </button>
      </form>
      <Verdict verdict={verdict} text={over ? task.why : ""} />
    </>
  );
}

export function SquaresToTouch({ task, onAnswered }: AnswererProps<SquaresTask>) {
  const { over, verdict, attempt } = useTries(onAnswered);
  const [chosen, choose] = useState<readonly number[]>([]);
  const squares = Array.from({ length: task.to + 1 }, (_, n) => {
    const marked = over ? task.right.includes(n) : chosen.includes(n);
    return { head: String(n), mark: marked ? "P" : "", kind: marked ? "p" : "blank", label: String(n), pressed: marked };
  });
  return (
    <>
      <Squares label={task.question} squares={squares} onTouch={(n) => !over && choose(chosen.includes(n) ? chosen.filter((each) => each !== n) : [...chosen, n])} />
      <button type="button" disabled={over} onClick={() => attempt(chosen.length === task.right.length && chosen.every((n) => task.right.includes(n)))}>
        {say("learn-task-check")}
      </button>
      <Verdict verdict={verdict} text={over ? task.why : ""} />
    </>
  );
}

/** A position in which to make a winning move. A wrong move gets the winning reply. */
export function MoveToMake({ task, onAnswered }: AnswererProps<MoveTask>) {
  const { position, misere = false } = task;
  const { over, verdict, attempt } = useTries(onAnswered);
  const [made, make] = useState<LegalMove | null>(null);
  const [grading, setGrading] = useState(false);
  const [failed, setFailed] = useState(false);
  const read = useAsk("position", { position });
  const listed = useAsk("moves", { position });
  const hint = useAsk("hint", { position, misere });
  const reply = useAsk("hint", verdict === "again" && made !== null ? { position: made.after, misere } : null);
  const play = async (move: LegalMove) => {
    setGrading(true);
    try {
      const { stages } = await engine.ask("grade", { played: [position, move.after], misere });
      make(move);
      setFailed(false);
      attempt(stages[0]?.grade === "kept");
    } catch {
      setFailed(true);
    }
    setGrading(false);
  };
  const best = hint.answer?.move ?? null;
  const answer = verdict === "again" ? (reply.answer?.move ?? null) : null;
  const why = best === null ? "" : say("learn-move-why", { move: best.text, principle: sentence(hint.answer?.principle ?? "") });
  return (
    <>
      <Answer asked={listed} label={say("play-reading")}>
        {({ moves, moves_complete }) =>
          read.answer !== null && (
            <PlayedPosition
              read={read.answer}
              moves={moves}
              complete={moves_complete}
              onMove={(move) => void play(move)}
              disabled={over || grading || listed.stale}
              shown={over ? best : null}
            />
          )
        }
      </Answer>
      <Verdict verdict={verdict} text={over ? why : answer === null || made === null ? "" : say("learn-move-reply", { move: made.text, reply: answer.text })} />
      {failed && (
        <p class="note" role="alert">
          {say("shell-stopped-broken")}
        </p>
      )}
    </>
  );
}
