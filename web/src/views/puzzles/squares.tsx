import { say } from "../../texts";
import type { Event } from "./progress";

const classes: Record<Event, string> = { hint: "hinted", wrong: "lost", right: "won" };

/** The way to the solution: a square for each hint, each wrong move and the winning move. */
export function Squares({ events }: { events: readonly Event[] }) {
  const count = (wanted: Event) => events.filter((each) => each === wanted).length;
  return (
    <span class="tries" role="img" aria-label={say("puzzles-squares", { wrong: count("wrong"), hints: count("hint") })}>
      {events.map((event, i) => (
        <span key={i} class={classes[event]} />
      ))}
    </span>
  );
}
