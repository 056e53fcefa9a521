// One puzzle: the visitor makes the winning move on the picture.

import { useRef, useState } from "preact/hooks";
import { writeAddress } from "../../address";
import { Heading } from "../../parts/heading";
import { Progress as Busy } from "../../parts/progress";
import { Share } from "../../parts/share";
import { HowToPlay } from "../../pictures/how-to-play";
import { say } from "../../texts";
import { BoardOfPuzzle } from "./board";
import { type Puzzle, type Try, judge } from "./find";
import { Hint } from "./hint";
import { type PuzzleName, writeName } from "./name";
import { type Event, eventsOf, load, nameOfDaily, solve } from "./progress";
import { Feedback } from "./feedback";
import { Result } from "./result";
import { Squares } from "./squares";
import { sizes } from "./themes";
import { useTitle } from "./titles";
import { usePuzzle } from "./use-puzzle";

interface SolveProps {
  name: PuzzleName;
  /** The day of a daily puzzle. */
  daily?: { day: number; isToday: boolean };
}

export function Solve({ name, daily }: SolveProps) {
  const { found, again } = usePuzzle(name);
  const theme = useTitle(name.about);
  const place = { theme, size: say(`puzzles-size-${name.size}`) };
  return (
    <>
      <p>
        <a href={writeAddress("puzzles")}>
          <span aria-hidden="true">← </span>
          {say("puzzles-all")}
        </a>
      </p>
      <Heading
        title={daily === undefined ? say("puzzles-find") : say("puzzles-daily", { day: daily.day })}
        about={daily === undefined ? say("puzzles-place", { ...place, number: name.number }) : say("puzzles-place-daily", place)}
      />
      {daily === undefined && <SizeLinks name={name} />}
      {found.state === "searching" && (
        <section class="card puzzle" aria-busy="true">
          <Busy label={say("puzzles-searching")} progress={null} onCancel={() => history.back()} />
        </section>
      )}
      {found.state === "found" && <Open key={writeName(name)} puzzle={found.puzzle} name={name} daily={daily} />}
      {(found.state === "none" || found.state === "stopped") && (
        <div class="note" role="status">
          <p>{found.state === "none" ? say("puzzles-none", { theme }) : say(`shell-stopped-${found.why}`)}</p>
          <button type="button" onClick={again}>
            {say("shell-try-again")}
          </button>
        </div>
      )}
    </>
  );
}

/** The same theme in each size. */
function SizeLinks({ name }: { name: PuzzleName }) {
  return (
    <nav class="row sizes" aria-label={say("puzzles-sizes")}>
      {sizes.map((size) => (
        <a key={size} class="chip" href={writeAddress("puzzles", {}, `${name.about}/${size}`)} aria-current={size === name.size ? "true" : undefined}>
          {say(`puzzles-size-${size}`)}
        </a>
      ))}
    </nav>
  );
}

function Open({ puzzle, name, daily }: SolveProps & { puzzle: Puzzle }) {
  // Only the day itself counts for a daily puzzle.
  const key = daily === undefined ? writeName(name) : daily.isToday ? nameOfDaily(daily.day) : null;
  const [before] = useState(() => (key === null ? null : eventsOf(load(), key)));
  const [events, note] = useState<Event[]>([]);
  const [latest, setLatest] = useState<Try | null>(null);
  const [failed, fail] = useState(false);
  const [isJudging, setJudging] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const happened = (event: Event) => {
    const all = [...events, event];
    note(all);
    return all;
  };
  const make = async (move: Parameters<typeof judge>[1]) => {
    setJudging(true);
    fail(false);
    try {
      const tried = await judge(puzzle, move);
      const all = happened(tried.right ? "right" : "wrong");
      if (tried.right && key !== null) {
        solve(key, all);
      }
      setLatest(tried);
      // The button that had the focus may be gone. The heading says what happened.
      head.current?.focus({ preventScroll: true });
    } catch {
      fail(true);
    }
    setJudging(false);
  };
  const retry = () => {
    setLatest(null);
    head.current?.focus({ preventScroll: true });
  };
  const isSolved = latest?.right === true;
  const says = latest === null ? say("puzzles-turn") : latest.right ? say("puzzles-right") : say("puzzles-wrong");
  return (
    <section class="card puzzle" aria-labelledby="puzzle-turn">
      <div class="row puzzle-head">
        <h2 id="puzzle-turn" ref={head} tabIndex={-1} class={latest === null ? "turn yours" : latest.right ? "turn solved" : "turn missed"}>
          {says}
        </h2>
        {events.length > 0 && <Squares events={events} />}
      </div>
      <p class="hidden" role="status">
        {latest !== null && says}
      </p>
      {before !== null && latest === null && events.length === 0 && (
        <p class="row faint">
          {say("puzzles-before")} <Squares events={before} />
        </p>
      )}
      <HowToPlay read={puzzle.read} />
      {puzzle.misere && <p class="misere">{say("puzzles-misere")}</p>}
      <BoardOfPuzzle puzzle={puzzle} latest={latest} disabled={isJudging} onMove={(move) => void make(move)} />
      {failed && (
        <p class="note" role="alert">
          {say("puzzles-not-judged")}
        </p>
      )}
      {latest !== null && !latest.right && <Feedback latest={latest} misere={puzzle.misere} onRetry={retry} />}
      {isSolved && <Result puzzle={puzzle} name={name} daily={daily} events={events} />}
      <div class="row puzzle-tools">
        {latest === null && <Hint puzzle={puzzle} onHint={() => happened("hint")} />}
        <Share read={puzzle.read} misere={puzzle.misere} caption={say("puzzles-caption")} hash={daily === undefined ? undefined : writeAddress("puzzles", { day: daily.day }, "daily")} />
      </div>
    </section>
  );
}
