import type { Ended } from "../../engine/types";
import { number, say } from "../../texts";

interface PartialProps {
  /** The last heap that the visitor asked for. */
  wanted: number;
  /** The number of heaps, from 0 on, whose values are there. */
  known: number;
  stopped: Ended | undefined;
  again: () => void;
  seconds: number;
}

/** Says that a limit ended the work, and how far it came. What is known is shown all the same. */
export function Partial({ wanted, known, stopped, again, seconds }: PartialProps) {
  return stopped === undefined || known > wanted ? null : (
    <div class="note" role="status">
      <p>{say("rule-partial", { known: number(known), wanted: number(wanted) })}</p>
      <button type="button" onClick={again}>
        {say("shell-try-longer", { seconds })}
      </button>
    </div>
  );
}
