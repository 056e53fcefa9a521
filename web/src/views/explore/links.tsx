// From an answer to the other views.

import { writeAddress } from "../../address";
import type { PositionAnswer } from "../../engine/types";
import { Share } from "../../parts/share";
import { say } from "../../texts";

interface LinksProps {
  rule: string | null;
  position: string | null;
  /** True if the rules say who wins at the end. Such a game has no state graph. */
  labelled: boolean;
  misere?: boolean;
  /** The position as the engine reads it, to share its picture. */
  read?: PositionAnswer;
}

export function Links({ rule, position, labelled, misere = false, read }: LinksProps) {
  return (
    <p class="row links" role="group" aria-label={say("explore-links")}>
      {position !== null && (
        <>
          <a class="button main" href={writeAddress("play", { position, misere })}>
            {say("explore-to-play")}
          </a>
          {!labelled && (
            <a class="button" href={writeAddress("graph", { position, misere })}>
              {say("explore-to-graph")}
            </a>
          )}
        </>
      )}
      {rule !== null && (
        <a class="button" href={writeAddress("worksheet", { rule })}>
          {say("explore-to-worksheet")}
        </a>
      )}
      <Share read={read ?? null} misere={misere} />
    </p>
  );
}
