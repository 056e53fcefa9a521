import { useEffect, useState } from "preact/hooks";
import type { Judged, WorksheetAnswer } from "../../engine/types";
import { type Asked, useAsk } from "../../engine/use-ask";
import type { Whole } from "../../engine/client";
import { judged, positionsOf } from "./positions";
import type { Choice } from "./choice";

export interface SheetAnswer {
  whole: WorksheetAnswer;
  positions: Judged[];
}

/** The pause in the typing before the engine makes a sheet, in milliseconds. */
const TYPING_PAUSE_MS = 400;

/** Asks for a sheet. The positions may need more questions than the rest; until then they are null. */
export function useSheet({ rule, seed, level, count }: Choice): { asked: Asked<Whole<"worksheet">>; positions: Judged[] | null } {
  const asked = useAsk("worksheet", rule.trim() === "" ? null : { rule, seed, format: "txt" }, { delay: TYPING_PAUSE_MS });
  const whole = asked.stale ? null : asked.answer;
  const key = whole === null ? null : JSON.stringify([whole.rule, whole.seed, level, count]);
  const [held, hold] = useState<{ key: string | null; positions: Judged[] }>({ key: null, positions: [] });
  useEffect(() => {
    if (whole === null) {
      return;
    }
    const control = new AbortController();
    const first = judged(whole);
    positionsOf(whole.rule, seed, first, level, count, control.signal)
      // A limit may end the search for more positions. The first ones are there.
      .catch(() => first)
      .then((positions) => control.signal.aborted || hold({ key, positions }));
    return () => control.abort();
  }, [key]);
  return { asked, positions: held.key === key && key !== null ? held.positions : null };
}
