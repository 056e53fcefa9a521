import { useState } from "preact/hooks";
import { writeAddress } from "../../address";
import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import { dayAt, nameOfDay, readDay } from "./name";
import { Solve } from "./solve";
import { themeNames } from "./themes";

/** The puzzle of a day: of today, or of the day in the address. */
export function Daily({ day: asked }: { day: string | undefined }) {
  // The day of the visit: the puzzle stays after midnight.
  const [today] = useState(() => dayAt(Date.now()));
  const day = readDay(asked, today);
  return day === null ? (
    <>
      <Heading title={say("puzzles-title")} about={say("puzzles-no-day")} />
      <p>
        <a class="button main" href={writeAddress("puzzles", {}, "daily")}>
          {say("puzzles-daily-open")}
        </a>
      </p>
    </>
  ) : (
    <Solve name={nameOfDay(day, themeNames)} daily={{ day, isToday: day === today }} />
  );
}
