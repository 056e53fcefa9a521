// The moves of the game: a bar for each, with its grade when the game is over.

import { useState } from "preact/hooks";
import type { LegalMove, MoveGrade, Stage } from "../../engine/types";
import { engine } from "../../engine";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { OutcomeBadge } from "../../parts/badges";
import { withoutRule } from "../../pictures/move-text";
import { moveWords } from "../../pictures/move-words";
import { say } from "../../texts";
import { type Match, mover, type Player, positions, sideOf } from "./match";

interface GradedProps {
  match: Match;
  over: boolean;
  /** The number of the move that the board looks at. */
  moment: number | null;
  /** Shows the board before a move, and the move that was missed there. */
  onMoment: (count: number, better: LegalMove | null) => void;
}

export function Graded({ match, over, moment, onMoment }: GradedProps) {
  const asked = useAsk("grade", over && match.played.length > 0 ? { played: positions(match), misere: match.misere } : null, { limit: 60_000 });
  const endless = asked.state === "refused" && asked.problem?.kind === "rule";
  return (
    <section class="card graded" aria-labelledby="play-record">
      <h2 id="play-record">{over && !endless ? say("play-graded") : say("play-record")}</h2>
      {over && !endless ? (
        <Answer asked={asked} label={say("play-grading")} retryMs={60_000}>
          {({ stages }) => (
            <>
              {people(match).map((player) => (
                <p key={player}>{summary(match, player, stages)}</p>
              ))}
              <Bars match={match} stages={stages} moment={moment} onMoment={onMoment} />
              <details open={match.played.length <= 12}>
                <summary>{say("play-record")}</summary>
                <Table match={match} stages={stages} onMoment={onMoment} />
                <p class="faint">{say("play-badges")}</p>
              </details>
            </>
          )}
        </Answer>
      ) : (
        <>
          {endless && <p class="faint">{say("play-no-grades")}</p>}
          <Table match={match} stages={null} onMoment={onMoment} />
        </>
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

/** The legal move with these words, in the position before it. */
async function moveNamed(position: string, words: string): Promise<LegalMove | null> {
  try {
    const { moves } = await engine.ask("moves", { position, max_moves: 2000 });
    return moves.find(({ text }) => text === words || withoutRule(text) === withoutRule(words)) ?? null;
  } catch {
    return null;
  }
}

interface BarsProps {
  match: Match;
  stages: readonly Stage[];
  moment: number | null;
  onMoment: GradedProps["onMoment"];
}

/** A bar for each move: high where it kept the win, low where it gave the win away. */
function Bars({ match, stages, moment, onMoment }: BarsProps) {
  const gaveAway = stages.findIndex(({ grade }, i) => grade === "gave-away" && mover(match, i) !== "engine");
  const [chosen, choose] = useState<number | null>(gaveAway < 0 ? null : gaveAway);
  const stage = chosen === null ? undefined : stages[chosen];
  const look = async (count: number) => {
    choose(count);
    const { better, position } = stages[count] ?? {};
    onMoment(count, better === undefined || position === undefined ? null : await moveNamed(position, better));
  };
  return (
    <>
      <ol class="grade-bars">
        {match.played.map(({ text, after }, i) => {
          const grade = stages[i]?.grade ?? null;
          const player = mover(match, i);
          const label = say("play-bar", { number: i + 1, name: say(`play-names-${player}`), move: text === null ? after : moveWords({ text, after }), grade: gradeSentence(grade) });
          return (
            <li key={i}>
              <button type="button" class={`grade-bar ${grade ?? ""} by-${sideOf(player)}`} aria-label={label} title={label} aria-pressed={chosen === i} onClick={() => void look(i)}>
                <span class="shape" />
              </button>
            </li>
          );
        })}
      </ol>
      {stage !== undefined && chosen !== null && (
        <p class="row chosen">
          <span>
            {say("play-bar", { number: chosen + 1, name: say(`play-names-${mover(match, chosen)}`), move: playedWords(match, chosen), grade: gradeSentence(stage.grade) })}{" "}
            {stage.better !== undefined && say("play-better", { move: betterWords(stage) })}
          </span>
          {moment !== chosen && (
            <button type="button" onClick={() => void look(chosen)}>
              {say("play-show-me")}
            </button>
          )}
        </p>
      )}
    </>
  );
}

const gradeSentence = (grade: MoveGrade | null) => (grade === null ? "" : say(`play-graded-${grade}`));

function playedWords(match: Match, i: number): string {
  const { text = null, after = "" } = match.played[i] ?? {};
  return text === null ? after : moveWords({ text, after });
}

const betterWords = ({ better = "", position }: Stage) => moveWords({ text: better, after: position });

interface TableProps {
  match: Match;
  stages: readonly Stage[] | null;
  onMoment: GradedProps["onMoment"];
}

function Table({ match, stages, onMoment }: TableProps) {
  return (
    <div class="scrolling" tabIndex={0} role="region" aria-label={say("play-list")}>
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
          {match.played.map(({ text }, i) => {
            const stage = stages?.[i];
            return (
              <tr key={i} class={stage?.grade ?? undefined}>
                <td class="amount">{i + 1}</td>
                <td>{say(`play-names-${mover(match, i)}`)}</td>
                <td title={text ?? undefined}>{playedWords(match, i)}</td>
                {stage !== undefined && (
                  <td>
                    <span class="row">
                      <OutcomeBadge outcome={stage.outcome} />
                      {gradeSentence(stage.grade)}{" "}
                      {stage.better !== undefined && (
                        <>
                          {say("play-better", { move: betterWords(stage) })}
                          <button type="button" class="quiet" onClick={() => void moveNamed(stage.position, stage.better ?? "").then((better) => onMoment(i, better))}>
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
