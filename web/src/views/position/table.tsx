// The answer of a table of all positions: who wins, and what each move leaves.

import type { LegalMove, TableMove, TableSolved } from "../../engine/types";
import { OutcomeBadge } from "../../parts/badges";
import { number, say } from "../../texts";
import { CutList } from "./cut-list";
import { Figure } from "./figure";

/** Who wins, the value, and the moves left. */
export function TableVerdict({ solved, labelled }: { solved: TableSolved; labelled: boolean }) {
  const { outcome, nim_value, remoteness, convention } = solved;
  return (
    <div class="verdict">
      <p class="row says">
        <OutcomeBadge outcome={outcome} />
        <strong>{say(`position-outcome-${outcome}`)}</strong>
        <span class="faint">({labelled ? say("pictures-labelled") : say(`position-played-${convention}`)})</span>
      </p>
      <dl class="worth">
        {nim_value !== null && convention === "normal" && <Figure term="nim-value" name={say("position-value")} figure={number(nim_value)} />}
        <Figure term="remoteness" name={say("position-remoteness")} figure={number(remoteness)} />
        <div>
          <dt>{say("position-known")}</dt>
          <dd>{say("position-by-table")}</dd>
        </div>
      </dl>
    </div>
  );
}

interface TableMovesProps {
  solved: TableSolved;
  onMove: (move: Pick<LegalMove, "after">) => void;
}

/** The moves that win, tie and lose, each with what it leaves. */
export function TableMoves({ solved, onMove }: TableMovesProps) {
  const { moves, convention } = solved;
  const groups = ([
    { leaves: "P", heading: "position-winning" },
    { leaves: "T", heading: "position-tying" },
    { leaves: "N", heading: "position-losing" },
  ] as const).map(({ leaves, heading }) => ({ heading, listed: moves.filter(({ outcome }) => outcome === leaves) }));
  const left = ({ nim_value, remoteness }: TableMove) =>
    [nim_value === null || convention === "misere" ? [] : say("position-leaves-value", { value: number(nim_value) }), say("position-leaves-moves", { moves: BigInt(remoteness) })].flat().join(", ");
  return (
    <section class="card" aria-labelledby="position-moves">
      <h2 id="position-moves">{say("position-moves")}</h2>
      {moves.length === 0 && <p>{say("position-no-moves")}</p>}
      {!solved.moves_complete && <p class="faint">{say("position-more-moves")}</p>}
      {groups.map(
        ({ heading, listed }, group) =>
          listed.length > 0 && (
            <div key={group}>
              <h3>{say(heading, { count: listed.length })}</h3>
              <CutList key={solved.position} moves={listed}>
                {(move, i) => (
                  <li key={i} class={group === 0 ? "wins" : "loses"}>
                    <button type="button" onClick={() => onMove(move)}>
                      {move.text}
                    </button>
                    <span class="because">
                      <span class="faint">{say("position-leaves")}</span> {left(move)}
                    </span>
                  </li>
                )}
              </CutList>
            </div>
          ),
      )}
    </section>
  );
}
