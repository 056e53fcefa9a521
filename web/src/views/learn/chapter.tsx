// A chapter: play, guess, the reason, three tasks.

import type { ComponentType } from "preact";
import { flushSync } from "preact/compat";
import { useEffect, useRef, useState } from "preact/hooks";
import { note, numberIn, writeAddress } from "../../address";
import { Heading } from "../../parts/heading";
import { Prose } from "../../parts/prose";
import { say } from "../../texts";
import { chapters, type ChapterName } from "./names";
import { TaskRound } from "./parts/tasks";
import type { Tasks } from "./parts/task";
import { useProgress } from "./progress";
import { MAX_SEED, newSeed } from "./random";

/** What a chapter brings along. */
export interface Lesson {
  Play: ComponentType;
  /** Calls `onDone` when the learner has found out. */
  Guess: ComponentType<{ onDone: () => void }>;
  Why: ComponentType;
  tasks: Tasks;
}

interface ChapterProps {
  name: ChapterName;
  lesson: Lesson;
  query: Record<string, string>;
}

export function Chapter({ name, lesson: { Play, Guess, Why, tasks }, query }: ChapterProps) {
  const { visit, solve } = useProgress();
  const [seed, setSeed] = useState(() => numberIn(query, "seed", newSeed(), 1, MAX_SEED));
  const [open, setOpen] = useState(query.why === "1");
  const [done, setDone] = useState(false);
  const why = useRef<HTMLDivElement>(null);
  const show = () => {
    flushSync(() => setOpen(true));
    why.current?.focus({ preventScroll: true }); // The button that had the focus is gone.
  };
  const place = chapters.indexOf(name);
  const [before, after] = [chapters[place - 1], chapters[place + 1]];
  useEffect(() => visit(name), [name]);
  useEffect(() => note(writeAddress("learn", { seed, why: open }, name)), [name, seed, open]);
  return (
    <div class="stack view view-learn">
      <div class="chapter-head">
        <p class="crumbs">
          <a href={writeAddress("learn")}>{say("learn-title")}</a>
          <span class="faint">{say("learn-chapter-number", { number: place + 1, chapters: chapters.length })}</span>
        </p>
        <Heading title={say(`learn-${name}-title`)} about={say(`learn-${name}-about`)} />
      </div>
      <section class="card stage" aria-labelledby="stage-play">
        <StageHead id="stage-play" number={1} title={say("learn-stage-play")} />
        <Play />
      </section>
      <section class="card stage" aria-labelledby="stage-guess">
        <StageHead id="stage-guess" number={2} title={say("learn-stage-guess")} />
        <Guess
          onDone={() => {
            setDone(true);
            setOpen(true);
          }}
        />
      </section>
      <section class="card stage" aria-labelledby="stage-why">
        <StageHead id="stage-why" number={3} title={say("learn-stage-why")} />
        {open ? (
          <div ref={why} tabIndex={-1} class={done ? "why arrived" : "why"}>
            <Why />
          </div>
        ) : (
          <p class="row closed">
            <span class="faint">{say("learn-why-closed")}</span>
            <button type="button" onClick={show}>
              {say("learn-why-open")}
            </button>
          </p>
        )}
      </section>
      <section class="card stage" aria-labelledby="stage-tasks">
        <StageHead id="stage-tasks" number={4} title={say("learn-stage-tasks")} />
        <TaskRound draw={tasks} seed={seed} onNew={() => setSeed(newSeed())} onSolved={(count) => solve(name, count)} />
      </section>
      <nav class="row chapter-ways" aria-label={say("learn-ways")}>
        {before !== undefined && (
          <a class="button" href={writeAddress("learn", {}, before)}>
            {say("learn-before", { title: say(`learn-${before}-title`) })}
          </a>
        )}
        {after !== undefined && (
          <a class="button main" href={writeAddress("learn", {}, after)}>
            {say("learn-after", { title: say(`learn-${after}-title`) })}
          </a>
        )}
      </nav>
    </div>
  );
}

function StageHead({ id, number, title }: { id: string; number: number; title: string }) {
  return (
    <h2 id={id} class="stage-head">
      <span class="stage-number" aria-hidden="true">
        {number}
      </span>
      {title}
    </h2>
  );
}

/** A paragraph of a chapter. */
export function Para({ text }: { text: string }) {
  return (
    <p class="para">
      <Prose text={text} />
    </p>
  );
}
