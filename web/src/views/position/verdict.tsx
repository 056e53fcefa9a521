import { writeAddress } from "../../address";
import type { Solved } from "../../engine/types";
import { KnownByBadge, OutcomeBadge } from "../../parts/badges";
import { number, say } from "../../texts";
import { Figure } from "./figure";

/** Who wins, the value of the position, and how the engine knows it. */
export function Verdict({ solved, misere, labelled }: { solved: Solved; misere: boolean; labelled: boolean }) {
  const { position, outcome, nim_value, remoteness, known_by, references } = solved;
  return (
    <div class="verdict">
      <p class="row says">
        <OutcomeBadge outcome={outcome} />
        <strong>{say(`position-outcome-${outcome}`)}</strong>
        <span class="faint">({labelled ? say("pictures-labelled") : misere ? say("position-played-misere") : say("position-played-normal")})</span>
      </p>
      <dl class="worth">
        {nim_value !== null && <Figure term="nim-value" name={say("position-value")} figure={number(nim_value)} />}
        {remoteness !== null && <Figure term="remoteness" name={say("position-remoteness")} figure={number(remoteness)} />}
        <div>
          <dt>{say("position-known")}</dt>
          <dd>
            <KnownByBadge knownBy={known_by} />
          </dd>
        </div>
      </dl>
      {references.length > 0 && (
        <details>
          <summary>{say("position-references")}</summary>
          <ul class="references">
            {references.map((reference) => (
              <li key={reference}>{reference}</li>
            ))}
          </ul>
        </details>
      )}
      <p class="row">
        <a class="button" href={writeAddress("play", { position, misere })}>
          {say("position-to-play")}
        </a>
        {!labelled && (
          <a class="button" href={writeAddress("graph", { position, misere })}>
            {say("position-to-graph")}
          </a>
        )}
      </p>
    </div>
  );
}
