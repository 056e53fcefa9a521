// A position whose play may go on for ever: who wins, why, and every move.

import type { LegalMove, LoopyExplained, LoopyMove } from "../../engine/types";
import { KnownByBadge, OutcomeBadge } from "../../parts/badges";
import { number, texts } from "../../texts";
import { Figure } from "./figure";

/** Who wins, the value, and the moves left. */
export function LoopyVerdict({ explained }: { explained: LoopyExplained }) {
  const t = texts.position;
  const { outcome, nim_value, infinite, remoteness, convention } = explained;
  return (
    <div class="verdict">
      <p class="row says">
        <OutcomeBadge outcome={outcome} />
        <strong>{t.outcome[outcome]}</strong>
        <span class="faint">({t.played[convention]})</span>
      </p>
      <p>{t.loops}</p>
      <dl class="worth">
        {nim_value !== null && <Figure name={t.value} figure={number(nim_value)} />}
        {infinite !== null && <Figure name={t.infinite} figure={`∞(${infinite.map((value) => number(value)).join(", ")})`} />}
        {remoteness !== null && <Figure name={t.remoteness} figure={number(remoteness)} />}
        <div>
          <dt>{t.known}</dt>
          <dd>
            <KnownByBadge knownBy="definition" />
          </dd>
        </div>
      </dl>
      {infinite !== null && <p class="faint">{t.infiniteAbout}</p>}
    </div>
  );
}

/** The moves that win or keep the draw, the other moves with the answers that refute them, and the explanation. */
export function LoopyMoves({ explained, onMove }: { explained: LoopyExplained; onMove: (move: LegalMove) => void }) {
  const t = texts.position;
  const { outcome, moves, moves_complete, text } = explained;
  const best = moves.filter((move) => move.best);
  const others = moves.filter((move) => !move.best);
  const heading = outcome === "D" ? t.keeping : t.winning;
  return (
    <div class="stack">
      <section class="card" aria-labelledby="position-moves">
        <h2 id="position-moves">{t.moves}</h2>
        {moves.length === 0 && <p>{t.noMoves}</p>}
        {best.length > 0 && <h3>{heading(number(best.length))}</h3>}
        <List moves={best} onMove={onMove} />
        {others.length > 0 && <h3>{t.others(number(others.length))}</h3>}
        <List moves={others} onMove={onMove} />
        {!moves_complete && <p class="faint">{t.someNotShown}</p>}
      </section>
      <details class="card">
        <summary>{t.why}</summary>
        <pre class="explanation">{text}</pre>
      </details>
    </div>
  );
}

function List({ moves, onMove }: { moves: LoopyMove[]; onMove: (move: LegalMove) => void }) {
  const t = texts.position;
  return (
    <ul class="moves">
      {moves.map((move, i) => (
        <li key={i} class={move.best ? "wins" : "loses"}>
          <button type="button" onClick={() => onMove(move)}>
            {move.text}
          </button>
          <span class="because">
            {!move.best && move.leaves === "D" && t.givesAway}
            {move.answer !== null && (
              <>
                <span class="faint">{t.refuted}</span> {move.answer.text}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
