// A card answers one question.

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { say } from "../../texts";

interface CardProps {
  /** What the card is about: the law. */
  title: string;
  /** The question that it answers. */
  question: string;
  /** The address of a view that goes deeper. */
  deeper?: string;
  /** The words of the link; "More about this" by default. */
  deeperLabel?: string;
  children: ComponentChildren;
}

export function Card({ title, question, deeper, deeperLabel, children }: CardProps) {
  const id = useId();
  return (
    <section class="card explore-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title}
        </h2>
        <p class="question">{question}</p>
        {deeper !== undefined && (
          <a class="deeper" href={deeper}>
            {deeperLabel ?? say("explore-deeper")} <span aria-hidden="true">→</span>
          </a>
        )}
      </header>
      {children}
    </section>
  );
}
