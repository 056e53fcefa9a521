// A shelf with a place for each of 0, 1, 2, … The first empty place is the mex of what stands on it.

import { say } from "../../../texts";
import { mex } from "../theory";

interface ShelfProps {
  places: number;
  values: readonly number[];
  onTouch?: (place: number) => void;
  /** True if the first gap lights up. */
  lit: boolean;
}

export function Shelf({ places, values, onTouch, lit }: ShelfProps) {
  const gap = mex(values);
  return (
    <div class="shelf" role="group" aria-label={say("learn-shelf")}>
      {Array.from({ length: places }, (_, place) => {
        const full = values.includes(place);
        const kind = `place ${full ? "full" : lit && place === gap ? "first-gap" : "empty"}`;
        const label = say("learn-shelf-place", { place, state: full ? "full" : lit && place === gap ? "gap" : "empty" });
        return onTouch === undefined ? (
          <span key={place} class={kind} role="img" aria-label={label}>
            {place}
          </span>
        ) : (
          <button key={place} type="button" class={kind} aria-label={label} onClick={() => onTouch(place)}>
            {place}
          </button>
        );
      })}
    </div>
  );
}
