// A guess among several answers. Each answer gets a reply, and the learner may guess again.

import { useState } from "preact/hooks";
import { Prose } from "../../../parts/prose";

interface GuessChoiceProps {
  answers: readonly { text: string; reply: string }[];
  /** The index of the right answer. */
  right: number;
  onDone: () => void;
}

export function GuessChoice({ answers, right, onDone }: GuessChoiceProps) {
  const [chosen, choose] = useState<number | null>(null);
  const kind = (i: number) => (chosen !== i ? "" : i === right ? "good" : "bad");
  return (
    <>
      <p class="row choices-row">
        {answers.map(({ text }, i) => (
          <button
            key={i}
            type="button"
            class={kind(i)}
            aria-pressed={chosen === i}
            onClick={() => {
              choose(i);
              if (i === right) {
                onDone();
              }
            }}
          >
            {text}
          </button>
        ))}
      </p>
      <p class={`remark ${chosen === null ? "" : chosen === right ? "right" : "wrong"}`} role="status">
        {chosen !== null && <Prose text={answers[chosen]?.reply ?? ""} />}
      </p>
    </>
  );
}
