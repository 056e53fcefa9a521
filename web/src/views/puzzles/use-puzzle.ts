import { useEffect, useState } from "preact/hooks";
import { Stopped, type Why } from "../../engine/client";
import { find, type Puzzle } from "./find";
import { type PuzzleName, writeName } from "./name";

export type Found = { state: "searching" } | { state: "found"; puzzle: Puzzle } | { state: "none" } | { state: "stopped"; why: Why };

/** Looks for the puzzle with this name. `again` looks once more. */
export function usePuzzle(name: PuzzleName): { found: Found; again: () => void } {
  const [found, set] = useState<Found>({ state: "searching" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    const tell = (found: Found) => control.signal.aborted || set(found);
    tell({ state: "searching" });
    find(name, control.signal)
      .then((puzzle) => tell(puzzle === null ? { state: "none" } : { state: "found", puzzle }))
      // The engine refuses the name of a game that does not exist.
      .catch((error: unknown) => tell(error instanceof Stopped ? { state: "stopped", why: error.why } : { state: "none" }));
    return () => control.abort();
  }, [writeName(name), tries]);
  return { found, again: () => setTries(tries + 1) };
}
