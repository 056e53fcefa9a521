import { useState } from "preact/hooks";
import { writeAddress } from "../../address";
import { useAsk } from "../../engine/use-ask";
import { Heading } from "../../parts/heading";
import { Picture } from "../../parts/picture";
import { say } from "../../texts";
import { dayAt } from "./name";
import { eventsOf, load, nameOfDaily, nextNumber, solvedCount, streak } from "./progress";
import { Squares } from "./squares";
import { sizes, type Theme, themeNames } from "./themes";

/** A position of each theme to look at. */
const examples: Record<Theme, string> = {
  copying: "kayles : 5",
  binary: "nim : 2,4,5",
  multiples: "take 1..3 : 10",
  splitting: "grundy : 8",
  chomp: "chomp : 5,5,3",
  boards: "cram : .#../..##/....",
  turning: "turning-turtles : 2,4,5",
  misere: "nim : 3,1,1",
};

/** Today’s puzzle, and the themes. `plain` leaves the heading out. */
export function Overview({ plain = false }: { plain?: boolean }) {
  const [progress] = useState(load);
  const today = dayAt(Date.now());
  const done = eventsOf(progress, nameOfDaily(today));
  const days = streak(progress, today);
  return (
    <>
      {!plain && <Heading title={say("puzzles-title")} about={say("puzzles-about")} />}
      <section class="card today" aria-labelledby="puzzles-today">
        <div>
          <h2 id="puzzles-today">{say("puzzles-daily", { day: today })}</h2>
          <p class="faint">{done === null ? say("puzzles-daily-about") : say("puzzles-daily-done")}</p>
          {days > 0 && <p>{say("puzzles-streak", { days })}</p>}
        </div>
        <p class="row">
          {done !== null && <Squares events={done} />}
          <a class={done === null ? "button main" : "button"} href={writeAddress("puzzles", {}, "daily")}>
            {done === null ? say("puzzles-daily-open") : say("puzzles-daily-again")}
          </a>
        </p>
      </section>
      <ul class="themes">
        {themeNames.map((theme) => (
          <li key={theme}>
            <div class="card" role="group" aria-labelledby={`theme-${theme}`}>
              <h2 id={`theme-${theme}`}>{say(`puzzles-theme-${theme}`)}</h2>
              <p class="faint">{say(`puzzles-about-${theme}`)}</p>
              <Example position={examples[theme]} label={say(`puzzles-theme-${theme}`)} />
              <p class="row sizes">
                {sizes.map((size) => (
                  <a key={size} class="button" href={writeAddress("puzzles", {}, `${theme}/${size}/${nextNumber(progress, theme, size)}`)}>
                    {say(`puzzles-size-${size}`)}
                    <Count solved={solvedCount(progress, theme, size)} />
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
        <li>
          <div class="card" role="group" aria-labelledby="puzzles-paper">
            <h2 id="puzzles-paper">{say("worksheet-title")}</h2>
            <p class="faint">{say("puzzles-paper-about")}</p>
            <p class="row sizes">
              <a class="button" href={writeAddress("worksheet")}>
                {say("puzzles-paper-open")}
              </a>
            </p>
          </div>
        </li>
      </ul>
      <p class="faint">{say("puzzles-kept")}</p>
    </>
  );
}

/** A picture of a position of the theme. The words beside it say the same. */
function Example({ position, label }: { position: string; label: string }) {
  const { answer } = useAsk("draw", { what: "board", position, format: "svg", theme: "both", figure: { title: "", answers: "hidden" } });
  return (
    <div class="example" aria-hidden="true">
      {answer !== null && <Picture svg={answer.text} label={label} bare room="shrink" />}
    </div>
  );
}

function Count({ solved }: { solved: number }) {
  return solved === 0 ? null : (
    <span class="solved" title={say("puzzles-solved", { count: solved })}>
      <span aria-hidden="true">✓ {solved}</span>
      <span class="hidden">{say("puzzles-solved", { count: solved })}</span>
    </span>
  );
}
