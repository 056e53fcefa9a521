// A word of the field. Touching it opens two lines about it, and a link to the chapter that teaches it.

import type { ComponentChildren, TargetedToggleEvent } from "preact";
import { useId, useRef } from "preact/hooks";
import { writeAddress } from "../address";
import { say } from "../texts";
import "../style/term.css";

/** The words, and the chapter of each. */
const chapters = {
  "p-position": "outcomes",
  "n-position": "outcomes",
  "nim-value": "mex",
  mex: "mex",
  "nim-sum": "binary",
  misere: "misere",
  remoteness: "graphs",
  period: "kayles",
  "state-graph": "graphs",
} as const;

export type TermName = keyof typeof chapters;

export const isTerm = (name: string): name is TermName => Object.hasOwn(chapters, name);

/** The space between the word and its lines, and between the lines and the edge of the screen, in pixels. */
const GAP = 6;

interface TermProps {
  name: TermName;
  /** The word in the form that the sentence needs, such as a plural. Without it, the word as in the glossary. */
  children?: ComponentChildren;
}

export function Term({ name, children }: TermProps) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const lines = useRef<HTMLSpanElement>(null);
  // The browser shows the lines above everything else, closes them with Escape, and gives the focus back.
  const place = (event: TargetedToggleEvent<HTMLSpanElement>) => {
    if (event.newState === "open" && word.current !== null && lines.current !== null) {
      const [at, { offsetWidth: width, offsetHeight: height, style }] = [word.current.getBoundingClientRect(), lines.current];
      const left = Math.max(GAP, Math.min(at.left, document.documentElement.clientWidth - width - GAP));
      const below = at.bottom + GAP;
      style.left = `${left + scrollX}px`;
      style.top = `${(below + height > innerHeight && at.top - GAP - height > 0 ? at.top - GAP - height : below) + scrollY}px`;
    }
  };
  return (
    <span class="term">
      <button ref={word} type="button" popovertarget={id}>
        {children ?? say(`terms-${name}-name`)}
      </button>
      <span ref={lines} id={id} popover="auto" class="term-lines" onToggle={place}>
        <strong>{say(`terms-${name}-name`)}</strong>
        <span>{say(`terms-${name}-about`)}</span>
        <a href={writeAddress("learn", {}, chapters[name])}>{say("terms-chapter")}</a>
      </span>
    </span>
  );
}
