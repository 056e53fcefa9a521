// The answer of a table of all positions: who wins, and what each move leaves.

import type { LegalMove, TableMove, TableSolved } from "../../engine/types";
import { OutcomeBadge } from "../../parts/badges";
import { number, texts } from "../../texts";
import { CutList } from "./cut-list";
import { Figure } from "./figure";

/** Who wins, the value, and the moves left. */
export function TableVerdict({ solved, labelled }: { solved: TableSolved; labelled: boolean }) {
  const t = texts.position;
  const { outcome, nim_value, remoteness, convention } = solved;
  return (
    <div class="verdict">
      <p class="row says">
        <OutcomeBadge outcome={outcome} />
        <strong>{t.outcome[outcome]}</strong>
        <span class="faint">({labelled ? texts.pictures.labelled : t.played[convention]})</span>
      </p>
      <dl class="worth">
        {nim_value !== null && convention === "normal" && <Figure name={t.value} figure={number(nim_value)} />}
        <Figure name={t.remoteness} figure={number(remoteness)} />
        <div>
          <dt>{t.known}</dt>
          <dd>{t.byTable}</dd>
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
  const t = texts.position;
  const { moves, convention } = solved;
  const groups = [
    { leaves: "P", heading: t.winning },
    { leaves: "T", heading: t.tying },
    { leaves: "N", heading: t.losing },
  ].map(({ leaves, heading }) => ({ heading, listed: moves.filter(({ outcome }) => outcome === leaves) }));
  const left = ({ nim_value, remoteness }: TableMove) =>
    [nim_value === null || convention === "misere" ? [] : t.leavesValue(number(nim_value)), t.leavesMoves(number(remoteness))].flat().join(", ");
  return (
    <section class="card" aria-labelledby="position-moves">
      <h2 id="position-moves">{t.moves}</h2>
      {moves.length === 0 && <p>{t.noMoves}</p>}
      {!solved.moves_complete && <p class="faint">{t.moreMoves}</p>}
      {groups.map(
        ({ heading, listed }, group) =>
          listed.length > 0 && (
            <div key={group}>
              <h3>{heading(number(listed.length))}</h3>
              <CutList key={solved.position} moves={listed}>
                {(move, i) => (
                  <li key={i} class={group === 0 ? "wins" : "loses"}>
                    <button type="button" onClick={() => onMove(move)}>
                      {move.text}
                    </button>
                    <span class="because">
                      <span class="faint">{t.leaves}</span> {left(move)}
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
