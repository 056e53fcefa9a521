// Which known games have the same nim-values, and where they are in the OEIS.

import { writeAddress } from "../../address";
import type { Identified, InOeis, Match } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { KnownByBadge } from "../../parts/badges";
import { Typeset } from "../../parts/maths";
import { number, say, sentence } from "../../texts";
import { Card } from "./card";

/** The most matches before the visitor asks for more. */
const FIRST = 4;
const RETRY_MS = 60_000;

export function SameValues({ what }: { what: string }) {
  const asked = useAsk("identify", { what });
  if (asked.state === "refused") {
    return null;
  }
  return (
    <Card title={say("explore-same")} question={say("explore-same-asks")}>
      <Answer asked={asked} label={say("explore-comparing")} retryMs={RETRY_MS}>
        {(answer) => <Matches found={{ ...answer, matches: answer.matches.filter(({ rule, equality }) => rule !== what && equality !== "same-rules") }} />}
      </Answer>
    </Card>
  );
}

/** The games with the same values, and the sequence of the OEIS. */
export function Matches({ found }: { found: Identified }) {
  const { matches, near, oeis = [], few, zeros } = found;
  const sequences = oeis.length > 0 ? oeis : (matches[0]?.oeis ?? []);
  return (
    <>
      {sequences.length > 0 && (
        <p>
          {say("explore-oeis")} {sequences.map(({ number: name, first_heap }, i) => (
            <Sequence key={i} name={name} first={first_heap} />
          ))}
        </p>
      )}
      {few && !zeros && matches.length > 0 && <p class="faint">{say("explore-few-values", { count: found.values.length })}</p>}
      {zeros && <p>{say("explore-zeros")}</p>}
      {matches.length === 0 ? <p>{say("explore-no-match", { count: found.rules_compared })}</p> : <List matches={matches.slice(0, FIRST)} />}
      {matches.length > FIRST && (
        <details>
          <summary>{say("explore-more-matches", { count: matches.length - FIRST })}</summary>
          <List matches={matches.slice(FIRST)} />
        </details>
      )}
      {near.length > 0 && (
        <details>
          <summary>{say("explore-near")}</summary>
          <ul class="matches">
            {near.map((each, i) => (
              <li key={i}>
                <Rule {...each} /> {say("explore-near-differs", { heap: number(each.heap), here: number(each.here), there: number(each.there) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Sequence({ name, first }: { name: string; first: InOeis["first_heap"] }) {
  return (
    <>
      <a href={`https://oeis.org/${encodeURIComponent(name)}`} rel="external noreferrer">
        {name}
      </a>{" "}
      <span class="faint">{say("explore-oeis-first", { heap: number(first) })}</span>{" "}
    </>
  );
}

function List({ matches }: { matches: readonly Match[] }) {
  return (
    <ul class="matches">
      {matches.map((match, i) => (
        <li key={i}>
          <Rule {...match} /> <KnownByBadge knownBy={match.known_by} />
          <p class="faint">
            <Typeset text={sentence(match.relation.text)} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Rule({ rule, name, canonical }: Pick<Match, "rule" | "name" | "canonical">) {
  const { answer: game } = useAsk("games", name === null ? null : { name });
  const title = game === null || Array.isArray(game) ? name : game.title;
  return (
    <>
      <a href={writeAddress("explore", { q: rule })}>{title ?? <code>{rule}</code>}</a>
      {name !== null && canonical !== null && canonical !== name && (
        <>
          {" "}
          <code class="faint">{canonical}</code>
        </>
      )}
    </>
  );
}
