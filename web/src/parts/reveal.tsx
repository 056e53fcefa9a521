// Answers that stay hidden until somebody wants to see them, for a class that is to think first.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { say } from "../texts";
import "../style/reveal.css";

export interface Concealment {
  concealed: boolean;
  reveal: () => void;
}

/** Hides the answers to `question` while `hide` is true. Revealed once, they stay until the question changes. */
export function useConcealment(hide: boolean, question: string | null): Concealment {
  const [revealed, set] = useState<string | null>(null);
  return { concealed: hide && (question === null || revealed !== question), reveal: () => set(question) };
}

/** What is concealed, or else a button in its place. */
export function Reveal({ concealed, reveal, children }: Concealment & { children: ComponentChildren }) {
  return concealed ? (
    <p class="reveal">
      <button type="button" class="main" onClick={reveal}>
        {say("reveal-show")}
      </button>
    </p>
  ) : (
    <>{children}</>
  );
}

/** The switch that hides the answers of a view. */
export function HideSwitch({ hide, onHide }: { hide: boolean; onHide: (hide: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={hide} onChange={() => onHide(!hide)} />
      {say("reveal-hide")}
    </label>
  );
}
