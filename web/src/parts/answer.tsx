import type { ComponentChildren } from "preact";
import type { Asked } from "../engine/use-ask";
import { say } from "../texts";
import { Progress } from "./progress";

interface AnswerProps<T> {
  asked: Asked<T>;
  /** What the engine is doing: "Computing the nim-values". */
  label: string;
  /** The limit of a second try, in milliseconds. Without it, a second try has the usual limit. */
  retryMs?: number;
  children: (answer: T) => ComponentChildren;
}

/** The answer to a question, its progress, or the reason why there is no answer. */
export function Answer<T>({ asked, label, retryMs, children }: AnswerProps<T>) {
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
          <p>{say(`shell-stopped-${asked.why}`)}</p>
          <button type="button" onClick={() => asked.again(retryMs)}>
            {retryMs === undefined ? say("shell-try-again") : say("shell-try-longer", { seconds: retryMs / 1000 })}
          </button>
        </div>
      )}
    </div>
  );
}
