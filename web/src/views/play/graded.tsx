// The moves of the game, with a grade for each when the game is over.

import type { Stage } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { OutcomeBadge } from "../../parts/badges";
import { say } from "../../texts";
import { type Match, mover, type Player, positions } from "./match";

interface GradedProps {
  match: Match;
  over: boolean;
  /** Goes on from another point of the game. */
  onLoad: (match: Match) => void;
}

export function Graded({ match, over, onLoad }: GradedProps) {
  const asked = useAsk("grade", over && match.played.length > 0 ? { played: positions(match), misere: match.misere } : null, { limit: 60_000 });
  return (
    <section class="card" aria-labelledby="play-record">
      <h2 id="play-record">{over ? say("play-graded") : say("play-record")}</h2>
      {over ? (
        <Answer asked={asked} label={say("play-grading")} retryMs={60_000}>
          {({ stages }) => (
            <>
              {people(match).map((player) => (
                <p key={player}>{summary(match, player, stages)}</p>
              ))}
              <Table match={match} stages={stages} onLoad={onLoad} />
              <p class="faint">{say("play-badges")}</p>
            </>
          )}
        </Answer>
      ) : (
        <Table match={match} stages={null} onLoad={onLoad} />
      )}
    </section>
  );
}

/** The people who play. */
function people({ first }: Match): readonly Player[] {
  return first === "people" ? ["one", "two"] : ["you"];
}

function summary(match: Match, player: Player, stages: readonly Stage[]): string {
  const own = stages.filter((_, i) => i < match.played.length && mover(match, i) === player);
  const count = (grade: Stage["grade"]) => own.filter((stage) => stage.grade === grade).length;
  return say("play-sum", { moves: say(`play-moves-of-${player}`), kept: count("kept"), gave: count("gave-away"), lost: count("lost") });
}

function Table({ match, stages, onLoad }: { match: Match; stages: readonly Stage[] | null; onLoad: (match: Match) => void }) {
  return (
    <div class="scrolling" tabIndex={0} role="region" aria-label={say("play-record")}>
      <table class="record">
        <thead>
          <tr>
            <th scope="col">{say("play-number")}</th>
            <th scope="col">{say("play-who")}</th>
            <th scope="col">{say("play-move")}</th>
            {stages !== null && <th scope="col">{say("play-grade")}</th>}
          </tr>
        </thead>
        <tbody>
          {match.played.map(({ text, after }, i) => {
            const stage = stages?.[i];
            return (
              <tr key={i} class={stage?.grade ?? undefined}>
                <td class="amount">{i + 1}</td>
                <td>{say(`play-names-${mover(match, i)}`)}</td>
                <td>{text ?? after}</td>
                {stage !== undefined && (
                  <td>
                    <span class="row">
                      <OutcomeBadge outcome={stage.outcome} />
                      {stage.grade !== null && say(`play-grades-${stage.grade}`)}
                      {stage.better !== undefined && (
                        <>
                          {say("play-better", { move: stage.better })}
                          <button type="button" class="quiet" onClick={() => onLoad({ ...match, played: match.played.slice(0, i) })}>
                            {say("play-back-to", { number: i + 1 })}
                          </button>
                        </>
                      )}
                    </span>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
