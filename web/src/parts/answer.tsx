import type { ComponentChildren } from "preact";
import type { Asked } from "../engine/use-ask";
import { texts } from "../texts";
import { Progress } from "./progress";

interface AnswerProps<T> {
  asked: Asked<T>;
  /** What the engine is doing: "Computing the nim-values". */
  label: string;
  /** Milliseconds that a second try is given; none is offered where it is left out. */
  longer?: number;
  children: (answer: T) => ComponentChildren;
}

/** What became of a question: its answer, its progress, or why there is none. */
export function Answer<T>({ asked, label, longer, children }: AnswerProps<T>) {
  return (
    <div class="answer" aria-busy={asked.state === "asking"}>
      {asked.state === "asking" && <Progress label={label} progress={asked.progress} onCancel={asked.cancel} />}
      {asked.answer !== null && <div class={asked.stale ? "stale" : undefined}>{children(asked.answer)}</div>}
      {asked.state === "refused" && asked.problem !== null && (
        <div class="note" role="status">
          <strong>{asked.problem.message}</strong>
          {asked.problem.help !== undefined && <p class="help">{asked.problem.help}</p>}
        </div>
      )}
      {asked.state === "stopped" && asked.why !== null && (
        <div class="note" role="status">
          <p>{texts.shell.stopped[asked.why]}</p>
          <button type="button" onClick={() => asked.again(longer)}>
            {longer === undefined ? texts.shell.again : texts.shell.longer(longer / 1000)}
          </button>
        </div>
      )}
    </div>
  );
}
