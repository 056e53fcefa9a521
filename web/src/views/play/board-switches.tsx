import { say } from "../../texts";
import type { Showing } from "./use-worths";

interface BoardSwitchesProps {
  showing: Showing;
  onShowing: (showing: Showing) => void;
  labelled: boolean;
  misere: boolean;
}

/** What the board tells about moves: for a class, or for a visitor who wants to look behind a game. */
export function BoardSwitches({ showing, onShowing, labelled, misere }: BoardSwitchesProps) {
  return (
    <fieldset class="options board-switches">
      <legend>{say("play-show")}</legend>
      <label>
        <input type="checkbox" checked={showing.wins} onChange={({ currentTarget }) => onShowing({ ...showing, wins: currentTarget.checked })} />
        {say("play-show-wins")}
      </label>
      {!labelled && !misere && (
        <label>
          <input type="checkbox" checked={showing.values} onChange={({ currentTarget }) => onShowing({ ...showing, values: currentTarget.checked })} />
          {say("play-show-values")}
        </label>
      )}
    </fieldset>
  );
}
