import { writeAddress } from "../../address";
import type { Solved } from "../../engine/types";
import { KnownByBadge, OutcomeBadge } from "../../parts/badges";
import { number, texts } from "../../texts";
import { Figure } from "./figure";

/** Who wins, the value of the position, and how the engine knows it. */
export function Verdict({ solved, misere, labelled }: { solved: Solved; misere: boolean; labelled: boolean }) {
  const t = texts.position;
  const { position, outcome, nim_value, remoteness, known_by, references } = solved;
  return (
    <div class="verdict">
      <p class="row says">
        <OutcomeBadge outcome={outcome} />
        <strong>{t.outcome[outcome]}</strong>
        <span class="faint">({labelled ? texts.pictures.labelled : misere ? t.played.misere : t.played.normal})</span>
      </p>
      <dl class="worth">
        {nim_value !== null && <Figure name={t.value} figure={number(nim_value)} />}
        {remoteness !== null && <Figure name={t.remoteness} figure={number(remoteness)} />}
        <div>
          <dt>{t.known}</dt>
          <dd>
            <KnownByBadge knownBy={known_by} />
          </dd>
        </div>
      </dl>
      {references.length > 0 && (
        <details>
          <summary>{t.references}</summary>
          <ul class="references">
            {references.map((reference) => (
              <li key={reference}>{reference}</li>
            ))}
          </ul>
        </details>
      )}
      <p class="row">
        <a class="button" href={writeAddress("play", { position, misere })}>
          {t.toPlay}
        </a>
        {!labelled && (
          <a class="button" href={writeAddress("graph", { position, misere })}>
            {t.toGraph}
          </a>
        )}
      </p>
    </div>
  );
}
