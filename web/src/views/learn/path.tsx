// The chapters as a path, and how far the learner is.

import { writeAddress } from "../../address";
import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import { Drawing } from "./drawings";
import { chapters } from "./names";
import { TASKS, useProgress } from "./progress";

export function Path({ unknown }: { unknown: string | null }) {
  const { progress, forget } = useProgress();
  const { solved, last } = progress;
  const total = chapters.filter((name) => solved[name] === TASKS).length;
  const begun = last !== null || Object.keys(solved).length > 0;
  return (
    <div class="stack view view-learn wide">
      <Heading title={say("learn-path-title")} about={say("learn-path-about")} />
      {unknown !== null && (
        <p class="note" role="status">
          {say("learn-unknown", { name: unknown })}
        </p>
      )}
      <p class="row go-on">
        <a class="button main" href={writeAddress("learn", {}, last ?? chapters[0])}>
          {last === null ? say("learn-begin") : say("learn-go-on", { title: say(`learn-${last}-title`) })}
        </a>
        {begun && <span class="faint">{say("learn-total", { done: total, chapters: chapters.length })}</span>}
      </p>
      <ol class="path">
        {chapters.map((name, i) => {
          const count = solved[name] ?? 0;
          return (
            <li key={name} class={count === TASKS ? "done" : name === last ? "here" : ""}>
              <a class="card chapter-card" href={writeAddress("learn", {}, name)}>
                <Drawing name={name} />
                <span class="chapter-title">
                  <span class="stage-number">{i + 1}</span>
                  <strong>{say(`learn-${name}-title`)}</strong>
                </span>
                <span class="chapter-about">{say(`learn-${name}-about`)}</span>
                <span class="dots">
                  {Array.from({ length: TASKS }, (_, dot) => (
                    <span key={dot} class={`point ${dot < count ? "right" : "later"}`} aria-hidden="true" />
                  ))}
                  <span class="hidden">{say("learn-task-dots", { solved: count, tasks: TASKS })}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      {begun && (
        <p class="row">
          <span class="faint">{say("learn-kept")}</span>
          <button type="button" class="quiet" onClick={forget}>
            {say("learn-forget")}
          </button>
        </p>
      )}
    </div>
  );
}
