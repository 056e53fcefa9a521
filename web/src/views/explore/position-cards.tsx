// The cards of a position: who wins and why, the sum, every move.

import { go, writeAddress } from "../../address";
import type { DrawQuestion, Explained, LegalMove, PositionAnswer, Solved } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { KnownByBadge, OutcomeBadge } from "../../parts/badges";
import { Typeset } from "../../parts/maths";
import { Picture } from "../../parts/picture";
import { HowToPlay } from "../../pictures/how-to-play";
import { language, number, say, sentence } from "../../texts";
import { Columns } from "../position/columns-table";
import { Figure } from "../position/figure";
import { LoopyMoves, LoopyVerdict } from "../position/loops";
import { MoveLists } from "../position/move-lists";
import { Sum } from "../position/sum";
import { Card } from "./card";
import { Cite } from "./cite";
import { Certificate } from "./code";
import { Links } from "./links";

/** The most moves of each kind that the engine explains. */
const MAX_EXPLAINED = 60;
const MAX_MOVES = 2000;
const RETRY_MS = 60_000;
/** The remoteness needs a search of its own. The rest of the answer does not wait for it. */
const REMOTENESS_MS = 3_000;

interface PositionProps {
  read: PositionAnswer;
  misere: boolean;
}

export function PositionCards({ read, misere }: PositionProps) {
  const { position } = read;
  const solved = useAsk("solve", { position, misere, max_moves: MAX_EXPLAINED });
  // Where play may go on for ever, `solve` refuses the rule, and another question answers.
  const loops = solved.state === "refused" && solved.problem?.kind === "rule";
  return loops ? <Loops read={read} misere={misere} /> : <Plain read={read} misere={misere} solved={solved} />;
}

const follow = (misere: boolean) => ({ after }: Pick<LegalMove, "after">) => go(writeAddress("explore", { q: after, misere }));

function Loops({ read, misere }: PositionProps) {
  const { position } = read;
  const asked = useAsk("explain-loopy", { position, misere, max_moves: MAX_EXPLAINED });
  return (
    <>
      <Card title={say("position-answer")} question={say("explore-winner-asks")} deeper={writeAddress("position", { position, misere })}>
        <HowToPlay read={read} />
        <Answer asked={asked} label={say("position-solving")} retryMs={RETRY_MS}>
          {(answer) => <LoopyVerdict explained={answer} />}
        </Answer>
        <Links rule={read.components.length === 1 ? (read.components[0]?.rule ?? null) : null} position={position} labelled={read.labelled} misere={misere} read={read} />
      </Card>
      {asked.answer !== null && <LoopyMoves explained={asked.answer} onMove={follow(misere)} />}
    </>
  );
}

function Plain({ read, misere, solved }: PositionProps & { solved: ReturnType<typeof useAsk<"solve">> }) {
  const { position, components } = read;
  const explained = useAsk("explain", { position, misere, max_moves: MAX_EXPLAINED });
  const moves = useAsk("moves", { position, max_moves: MAX_MOVES });
  const [first] = components;
  const sum = components.length > 1 && solved.answer?.nim_value != null && !misere;
  return (
    <>
      <Card title={say("position-answer")} question={say("explore-winner-asks")} deeper={writeAddress("position", { position, misere })}>
        <HowToPlay read={read} />
        <div class="about-and-picture">
          <div class="stack-small" aria-live="polite">
            <Answer asked={solved} label={say("position-solving")} retryMs={RETRY_MS}>
              {(answer) => <Winner solved={answer} explained={explained.answer} misere={misere} labelled={read.labelled} />}
            </Answer>
            <Links rule={components.length === 1 ? (first?.rule ?? null) : null} position={position} labelled={read.labelled} misere={misere} read={read} />
          </div>
          <Shown read={read} misere={misere} />
        </div>
      </Card>
      {explained.answer?.columns != null && (
        <Card title={say("position-columns")} question={say("explore-columns-asks")}>
          {sum && <Sum key={position} components={components} total={solved.answer?.nim_value ?? 0} />}
          <Columns columns={explained.answer.columns} />
        </Card>
      )}
      <Card title={say("position-moves")} question={say("explore-moves-asks")}>
        <details>
          <summary>{say("explore-open-moves")}</summary>
          <Answer asked={explained} label={say("position-explaining")} retryMs={RETRY_MS}>
            {(answer) => <MoveLists explained={answer} moves={moves.answer?.moves ?? []} onMove={follow(misere)} />}
          </Answer>
        </details>
      </Card>
      <Rules components={components} />
      {solved.answer !== null && !solved.stale && (
        <Card title={say("explore-save")} question={say("explore-save-asks")}>
          <Cite references={solved.answer.references} answer={solved.answer} name={position} />
          <Certificate position={position} misere={misere} />
        </Card>
      )}
    </>
  );
}

/** Who wins, with which move, and why, in words. */
function Winner({ solved, explained, misere, labelled }: { solved: Solved; explained: Explained | null; misere: boolean; labelled: boolean }) {
  const { position, outcome, nim_value, known_by, winning_moves: wins } = solved;
  const searched = useAsk("solve", { position, misere, remoteness: true, max_moves: 0 }, { limit: REMOTENESS_MS });
  const remoteness = searched.answer?.remoteness ?? null;
  const why = explained === null ? [] : reasons(explained);
  return (
    <div class="verdict">
      <p class="row says">
        <OutcomeBadge outcome={outcome} />
        <strong>{say(`position-outcome-${outcome}`)}</strong>
        <span class="faint">({labelled ? say("pictures-labelled") : say(misere ? "position-played-misere" : "position-played-normal")})</span>
      </p>
      {wins[0] !== undefined && <p class="best-move">{say("explore-winning-move", { move: wins[0].text })}</p>}
      {why.length > 0 && (
        <ul class="reason-lines">
          {why.map((line) => (
            <li key={line}>
              <Typeset text={line} />
            </li>
          ))}
        </ul>
      )}
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
    </div>
  );
}

/** The most lines of the reason. */
const MAX_REASONS = 3;

/** Why, in at most three lines: the idea, what the numbers say here, and the reason for the first move. */
function reasons({ reasons, columns, convention, moves }: Explained): string[] {
  const [reason] = reasons;
  // Under misère play the nim-sum alone does not decide.
  const sum = columns === null || convention === "misere" ? null : Number(columns.sum) === 0 ? say("explore-why-zero") : say("explore-why-not-zero", { sum: number(columns.sum) });
  const idea = reason === undefined ? [] : [reason.idea];
  const here = sum !== null ? [sum] : reason === undefined ? [] : [reason.here];
  const move = moves.find(({ wins, why }) => wins && why !== null)?.why ?? null;
  return [...idea, ...here, ...(move === null ? [] : [move])].filter((line) => line !== "").slice(0, MAX_REASONS).map(sentence);
}

/** The position as a picture that does not tell who wins. */
function Shown({ read, misere }: PositionProps) {
  const { position, components, board } = read;
  const heaps = components.every((part) => part.heaps !== null);
  const drawing: DrawQuestion | null = heaps ? { what: "heaps", played: [position], misere } : board ? { what: "board", position, misere } : null;
  const drawn = useAsk("draw", drawing === null ? null : { ...drawing, format: "svg", theme: "both", figure: { answers: "hidden", title: "", language: language() } });
  return drawn.answer === null ? null : (
    <div class="position-picture">
      <Picture svg={drawn.answer.text} label={say("pictures-label")} bare room="shrink" />
    </div>
  );
}

/** The rules of the position: each has cards of its own. */
function Rules({ components }: Pick<PositionAnswer, "components">) {
  const rules = [...new Set(components.map(({ rule }) => rule))];
  return (
    <Card title={say("explore-rules")} question={say("explore-rules-asks")}>
      <ul class="row plain-list">
        {rules.map((rule) => (
          <li key={rule}>
            <a class="chip" href={writeAddress("explore", { q: rule })}>
              <code>{rule}</code>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
