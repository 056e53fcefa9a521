// Saves and opens games.

import { useState } from "preact/hooks";
import { writeAddress } from "../../address";
import { engine } from "../../engine";
import type { PositionAnswer } from "../../engine/types";
import { save } from "../../parts/downloads";
import { Share } from "../../parts/share";
import { say } from "../../texts";
import { type Match, currentPosition } from "./match";
import { MAX_CHARACTERS, read, write } from "./record";

interface ToolsProps {
  match: Match;
  /** True if the rules say who wins at the end. */
  labelled: boolean;
  /** The position on the board. */
  read: PositionAnswer | null;
  onLoad: (match: Match) => void;
}

export function Tools({ match, labelled, read: shown, onLoad }: ToolsProps) {
  const [bad, setBad] = useState(false);
  const open = async (file: File | undefined) => {
    const found = file === undefined || file.size > 4 * MAX_CHARACTERS ? null : read(await file.text(), match);
    // The game on the board stays unless the file holds another one.
    const isGame = found !== null && (await engine.ask("position", { position: found.position }).then(() => true, () => false));
    setBad(!isGame);
    if (isGame) {
      onLoad(found);
    }
  };
  return (
    <div class="row tools">
      <button type="button" onClick={() => save("grundy-game.txt", write(match, labelled), "text/plain;charset=utf-8")}>
        {say("play-save")}
      </button>
      <label class="button file">
        {say("play-load")}
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <a class="button" href={writeAddress("position", { position: currentPosition(match), misere: match.misere })}>
        {say("play-explain")}
      </a>
      <Share read={shown} misere={match.misere} first={match.first} />
      <span role="alert">{bad && say("play-bad-file")}</span>
    </div>
  );
}
