// The three tasks at the end of a chapter, one after the other.

import { useEffect, useRef, useState } from "preact/hooks";
import { Prose } from "../../../parts/prose";
import { say } from "../../../texts";
import { TASKS } from "../progress";
import { randomFrom } from "../random";
import { ChoiceTask, MoveToMake, NumberToType, SquaresToTouch } from "./answers";
import type { Task, Tasks } from "./task";

interface TaskRoundProps {
  draw: Tasks;
  seed: number;
  onNew: () => void;
  /** Called with the number of tasks solved so far. */
  onSolved: (count: number) => void;
}

export function TaskRound({ draw, seed, onNew, onSolved }: TaskRoundProps) {
  const tasks = draw(randomFrom(seed));
  const [results, setResults] = useState<boolean[]>([]);
  const [at, go] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const task = tasks[at];
  const answered = results.length > at;
  // The button that the learner touched is disabled now.
  useEffect(() => {
    if (answered) {
      next.current?.focus({ preventScroll: true });
    }
  }, [answered]);
  // The button that led here is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      heading.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [at]);
  const solved = results.filter(Boolean).length;
  const again = () => {
    setResults([]);
    go(0);
    onNew();
  };
  const finish = (right: boolean) => {
    setResults([...results, right]);
    onSolved(solved + Number(right));
  };
  return (
    <div class="task-round">
      <ol class="dots" aria-label={say("learn-task-dots", { solved, tasks: TASKS })}>
        {tasks.map((_, i) => (
          <li key={i} class={`point ${results[i] === undefined ? (i === at ? "now" : "later") : results[i] ? "right" : "wrong"}`}>
            <span class="hidden">{say("learn-task-dot", { number: i + 1, state: results[i] === undefined ? "open" : results[i] ? "right" : "wrong" })}</span>
          </li>
        ))}
      </ol>
      {task !== undefined ? (
        <>
          <h3 ref={heading} tabIndex={-1}>{say("learn-task-number", { number: at + 1, tasks: TASKS })}</h3>
          <p class="question">
            <Prose text={task.question} />
          </p>
          {task.picture}
          <Answerer key={`${seed} ${at}`} task={task} onAnswered={finish} />
          {answered && (
            <button ref={next} type="button" class="main" onClick={() => go(at + 1)}>
              {at + 1 < TASKS ? say("learn-task-next") : say("learn-task-finish")}
            </button>
          )}
        </>
      ) : (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {say("learn-task-result", { solved, tasks: TASKS })}
          </h3>
          <button type="button" class={solved === TASKS ? "" : "main"} onClick={again}>
            {say("learn-task-new")}
          </button>
        </>
      )}
      <p class="faint">{say("learn-task-same")}</p>
    </div>
  );
}

export interface AnswererProps<Kind extends Task> {
  task: Kind;
  /** Called once, with the result. */
  onAnswered: (right: boolean) => void;
}

function Answerer({ task, onAnswered }: AnswererProps<Task>) {
  switch (task.kind) {
    case "choice":
      return <ChoiceTask task={task} onAnswered={onAnswered} />;
    case "number":
      return <NumberToType task={task} onAnswered={onAnswered} />;
    case "squares":
      return <SquaresToTouch task={task} onAnswered={onAnswered} />;
    case "move":
      return <MoveToMake task={task} onAnswered={onAnswered} />;
  }
}
