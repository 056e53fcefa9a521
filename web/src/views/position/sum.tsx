// The theorem of sums, for a position of several games: Kayles ∗3 + Nim ∗2 = ∗1.

import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { engine } from "../../engine";
import type { Natural, PositionAnswer } from "../../engine/types";
import { GameName } from "../../pictures/how-to-play";
import { positionOf } from "../../pictures/position-text";
import { number, say } from "../../texts";

interface SumProps {
  components: PositionAnswer["components"];
  /** The nim-value of the whole position. */
  total: Natural;
}

/** Each game of a sum with its nim-value, and the nim-value of the whole. */
export function Sum({ components, total }: SumProps) {
  const [worths, setWorths] = useState<(Natural | null)[] | null>(null);
  const positions = components.map(positionOf);
  useEffect(() => {
    const control = new AbortController();
    const asked = positions.map((position) => engine.ask("solve", { position, max_moves: 0 }, { signal: control.signal }));
    Promise.all(asked)
      .then((solved) => setWorths(solved.map(({ nim_value }) => nim_value)))
      .catch(() => undefined);
    return () => control.abort();
  }, [positions.join()]);
  if (worths === null || worths.some((worth) => worth === null)) {
    return null;
  }
  return (
    <>
      <p class="sum">
        {components.map(({ rule }, i) => (
          <Fragment key={i}>
            {i > 0 && " + "}
            <GameName rule={rule} /> ∗{number(worths[i] ?? 0)}
          </Fragment>
        ))}{" "}
        = ∗{number(total)}
      </p>
      <p class="faint">{say("position-star")}</p>
    </>
  );
}
