// A position whose play may go on for ever: who wins, why, and every move.

import type { LegalMove, LoopyExplained, LoopyMove } from "../../engine/types";
import { KnownByBadge, OutcomeBadge } from "../../parts/badges";
import { number, say } from "../../texts";
import { Figure } from "./figure";

/** Who wins, the value, and the moves left. */
export function LoopyVerdict({ explained }: { explained: LoopyExplained }) {
  const { outcome, nim_value, infinite, remoteness, convention } = explained;
  return (
    <div class="verdict">
      <p class="row says">
        <OutcomeBadge outcome={outcome} />
        <strong>{say(`position-outcome-${outcome}`)}</strong>
        <span class="faint">({say(`position-played-${convention}`)})</span>
      </p>
      <p>{say("position-loops")}</p>
      <dl class="worth">
        {nim_value !== null && <Figure term="nim-value" name={say("position-value")} figure={number(nim_value)} />}
        {infinite !== null && <Figure name={say("position-infinite")} figure={`∞(${infinite.map((value) => number(value)).join(", ")})`} />}
        {remoteness !== null && <Figure term="remoteness" name={say("position-remoteness")} figure={number(remoteness)} />}
        <div>
          <dt>{say("position-known")}</dt>
          <dd>
            <KnownByBadge knownBy="definition" />
          </dd>
        </div>
      </dl>
      {infinite !== null && <p class="faint">{say("position-infinite-about")}</p>}
    </div>
  );
}

/** The moves that win or keep the draw, the other moves with the answers that refute them, and the explanation. */
export function LoopyMoves({ explained, onMove }: { explained: LoopyExplained; onMove: (move: LegalMove) => void }) {
  const { outcome, moves, moves_complete, text } = explained;
  const best = moves.filter((move) => move.best);
  const others = moves.filter((move) => !move.best);
  const heading = outcome === "D" ? "position-keeping" : "position-winning";
  return (
    <div class="stack">
      <section class="card" aria-labelledby="position-moves">
        <h2 id="position-moves">{say("position-moves")}</h2>
        {moves.length === 0 && <p>{say("position-no-moves")}</p>}
        {best.length > 0 && <h3>{say(heading, { count: best.length })}</h3>}
        <List moves={best} onMove={onMove} />
        {others.length > 0 && <h3>{say("position-others", { count: others.length })}</h3>}
        <List moves={others} onMove={onMove} />
        {!moves_complete && <p class="faint">{say("position-some-not-shown")}</p>}
      </section>
      <details class="card">
        <summary>{say("position-why")}</summary>
        <pre class="explanation">{text}</pre>
      </details>
    </div>
  );
}

function List({ moves, onMove }: { moves: LoopyMove[]; onMove: (move: LegalMove) => void }) {
  return (
    <ul class="moves">
      {moves.map((move, i) => (
        <li key={i} class={move.best ? "wins" : "loses"}>
          <button type="button" onClick={() => onMove(move)}>
            {move.text}
          </button>
          <span class="because">
            {!move.best && move.leaves === "D" && say("position-gives-away")}
            {move.answer !== null && (
              <>
                <span class="faint">{say("position-refuted")}</span> {move.answer.text}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
