// The settings of a game: the position, the convention, the strength of the engine, and who begins.

import { useId, useState } from "preact/hooks";
import { AskedPosition, isLabelled } from "../../parts/asked-position";
import { usePosition } from "../../parts/typed-fields";
import { say } from "../../texts";
import { type First, type Settings as Chosen, strengths } from "./match";

interface SettingsProps {
  current: Chosen;
  /** True after the first move. The button then begins another game. */
  begun: boolean;
  /** True if the drawer is open at first. */
  open: boolean;
  onBegin: (settings: Chosen) => void;
}

const players: readonly First[] = ["you", "engine", "people"];

/** Positions to play from. */
export const examples = ["nim : 3,4,5", "take 1..3 : 21", "kayles : 9", "chomp 3x4", "cram 4x4", "treblecross : .......", "turning-turtles : 2,5,6"] as const;

/** A drawer below the game. A choice in it waits for the button, so that it never throws a game away. */
export function Settings({ current, begun, open, onBegin }: SettingsProps) {
  const name = useId();
  const [draft, set] = useState(current);
  const read = usePosition(draft.position);
  const position = read.state === "done" && !read.stale ? read.answer?.position : undefined;
  const changed = JSON.stringify(draft) !== JSON.stringify(current);
  const submit = (event?: Event) => {
    event?.preventDefault();
    if (position !== undefined) {
      onBegin({ ...draft, misere: draft.misere && !isLabelled(read) });
    }
  };
  return (
    <details class="card drawer" open={open}>
      <summary>{say("play-drawer")}</summary>
      <p class="faint">{say("play-about")}</p>
      <form class="settings" onSubmit={submit} aria-label={say("play-settings")}>
      <AskedPosition
        typed={draft.position}
        onType={(position) => set({ ...draft, position })}
        onEnter={submit}
        read={read}
        misere={draft.misere}
        onMisere={(misere) => set({ ...draft, misere })}
        examples={examples}
      >
        <fieldset class="options">
          <legend>{say("play-begins")}</legend>
          {players.map((player) => (
            <label key={player}>
              <input type="radio" name={name} checked={draft.first === player} onChange={() => set({ ...draft, first: player })} />
              {say(`play-beginner-${player}`)}
            </label>
          ))}
        </fieldset>
        <label class="choice">
          {say("play-strength")}
          <select
            disabled={draft.first === "people"}
            value={draft.strength}
            onChange={(event) => set({ ...draft, strength: strengths.find((each) => each === event.currentTarget.value) ?? draft.strength })}
          >
            {strengths.map((each) => (
              <option key={each} value={each}>
                {say(`play-strengths-${each}`)}
              </option>
            ))}
          </select>
        </label>
      </AskedPosition>
      <p>
        <button type="submit" class={changed ? "main" : undefined} disabled={position === undefined}>
          {begun && !changed ? say("play-begin-again") : say("play-begin")}
        </button>
      </p>
      </form>
    </details>
  );
}
