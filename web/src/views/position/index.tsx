// A position: who wins, why, and every move. The visitor can make each move.

import { useEffect, useRef, useState } from "preact/hooks";
import { note, step, writeAddress } from "../../address";
import type { LegalMove, PositionAnswer } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { AskedPosition, isLabelled, useAskedPosition } from "../../parts/asked-position";
import { Downloads } from "../../parts/downloads";
import { drawingOf } from "../../parts/drawing";
import { Heading } from "../../parts/heading";
import { HideSwitch, Reveal, useConcealment } from "../../parts/reveal";
import { Share } from "../../parts/share";
import { ToBox } from "../../parts/to-box";
import { HowToPlay } from "../../pictures/how-to-play";
import { PlayedPosition } from "../../pictures/position";
import { say } from "../../texts";
import type { ViewProps } from "../props";
import { Columns } from "./columns-table";
import { LoopyMoves, LoopyVerdict } from "./loops";
import { MoveLists } from "./move-lists";
import { dropped, TableFile, useTable } from "./open-table";
import { Sum } from "./sum";
import { TableMoves, TableVerdict } from "./table";
import { Verdict } from "./verdict";

/** The most winning moves in the answer. */
const MAX_WINNING = 200;
/** The most moves of each kind that the engine explains: enough for all moves of a common board. */
const MAX_EXPLAINED = 60;
/** The most moves that the engine lists for the picture. */
const MAX_MOVES = 2000;
/** The limit of a second try, in milliseconds. */
const RETRY_MS = 60_000;

const examples = ["nim : 3,4,5", "kayles : 7 + nim : 3", "cram 3x4", "turning-turtles : 2,5,6", "chomp 3x4", "wythoff : (6,11)"] as const;

export function Position({ address }: ViewProps) {
  const { typed, type, misere, setMisere, read, ready, position } = useAskedPosition(address, examples[0]);
  const [hide, setHide] = useState(address.query.hide === "1");
  useEffect(() => {
    type(address.query.position ?? examples[0]);
    setMisere(address.query.misere === "1");
    setHide(address.query.hide === "1");
  }, [address]);
  const secret = useConcealment(hide, position === null ? null : `${position} ${misere}`);

  const table = useTable((next) => {
    type(next);
    setMisere(misere);
    step(writeAddress("position", { position: next, misere, hide }));
  });
  const { file } = table;
  const looked = useAsk("solve-table", position === null || file === null ? null : { position, table: file.name, misere }, { file });
  // A table replaces the engine.
  const computed = file === null ? position : null;
  const solved = useAsk("solve", computed === null ? null : { position: computed, misere, max_moves: MAX_WINNING });
  const explained = useAsk("explain", computed === null ? null : { position: computed, misere, max_moves: MAX_EXPLAINED });
  // Where play may go on for ever, `solve` refuses the rule, and another question answers.
  const refused = computed !== null && solved.state === "refused" && solved.problem?.kind === "rule";
  const looped = useAsk("explain-loopy", refused ? { position: computed, misere, max_moves: MAX_EXPLAINED } : null);
  const loops = refused && (looped.answer !== null || looped.state === "asking" || looped.state === "stopped");
  const moves = useAsk("moves", position === null ? null : { position, max_moves: MAX_MOVES });
  const list = moves.answer !== null && !moves.stale ? moves.answer : null;

  const change = (next: string, other = misere, hidden = hide) => {
    type(next);
    setMisere(other);
    setHide(hidden);
    note(writeAddress("position", { position: next, misere: other, hide: hidden }));
  };
  const head = useRef<HTMLHeadingElement>(null);
  const make = ({ after }: Pick<LegalMove, "after">) => {
    // The button that had the focus is gone. The new answer follows this heading.
    head.current?.focus({ preventScroll: true });
    type(after);
    step(writeAddress("position", { position: after, misere, hide }));
  };
  return (
    <div class="stack view view-position" {...dropped(table.open)}>
      <Heading title={say("position-title")} about={say("position-about")} />
      <div class="card">
        <AskedPosition
          typed={typed}
          onType={(value) => change(value)}
          read={read}
          misere={misere}
          onMisere={(on) => change(typed, on)}
          examples={examples}
        >
          <HideSwitch hide={hide} onHide={(hidden) => change(typed, misere, hidden)} />
        </AskedPosition>
        <TableFile table={table} />
        <ToBox text={typed} misere={misere} />
      </div>
      {typed.trim() !== "" && read.state !== "refused" && (
        <div class={read.stale ? "stack stale" : "stack"}>
          <div class="beside">
          <section class="card" aria-labelledby="position-answer">
            <h2 id="position-answer" ref={head} tabIndex={-1}>{say("position-answer")}</h2>
            <div aria-live="polite">
              <Reveal {...secret}>
                {file !== null ? (
                  <Answer asked={looked} label={say("position-asking")} retryMs={RETRY_MS}>
                    {(answer) => <TableVerdict solved={answer} labelled={isLabelled(read)} />}
                  </Answer>
                ) : loops ? (
                  <Answer asked={looped} label={say("position-solving")} retryMs={RETRY_MS}>
                    {(answer) => <LoopyVerdict explained={answer} />}
                  </Answer>
                ) : (
                  <Answer asked={solved} label={say("position-solving")} retryMs={RETRY_MS}>
                    {(answer) => <Verdict solved={answer} misere={misere} labelled={isLabelled(read)} />}
                  </Answer>
                )}
              </Reveal>
            </div>
          </section>
          <section class="card" aria-labelledby="position-picture">
            <h2 id="position-picture">{list?.moves_complete === true && list.moves.length === 0 ? say("position-picture-over") : say("position-picture")}</h2>
            {ready !== null && <HowToPlay read={ready} />}
            <Answer asked={moves} label={say("position-reading")} retryMs={RETRY_MS}>
              {(answer) =>
                ready !== null && (
                  <PlayedPosition read={ready} moves={answer.moves} complete={answer.moves_complete} onMove={make} disabled={moves.stale || read.stale} />
                )
              }
            </Answer>
            {!secret.concealed && ready !== null && ready.components.length > 1 && solved.answer?.nim_value != null && !misere && (
              <Sum key={ready.position} components={ready.components} total={solved.answer.nim_value} />
            )}
            <div class="row">
              <button type="button" onClick={() => history.back()}>
                <span aria-hidden="true">←</span> {say("position-back")}
              </button>
              <button type="button" onClick={() => history.forward()}>
                {say("position-forward")} <span aria-hidden="true">→</span>
              </button>
              {ready !== null && <Share read={ready} misere={misere} hash={writeAddress("position", { position: ready.position, misere, hide })} />}
            </div>
            {ready !== null && !secret.concealed && <PictureDownloads read={ready} misere={misere} />}

          </section>
          </div>
          {secret.concealed ? null : file !== null ? (
            looked.answer !== null && <TableMoves solved={looked.answer} onMove={make} />
          ) : loops ? (
            looped.answer !== null && <LoopyMoves explained={looped.answer} onMove={make} />
          ) : (
            <Answer asked={explained} label={say("position-explaining")} retryMs={RETRY_MS}>
              {(answer) => (
                <div class="stack">
                  {answer.columns !== null && (
                    <section class="card" aria-labelledby="position-columns">
                      <h2 id="position-columns">{say("position-columns")}</h2>
                      <Columns columns={answer.columns} />
                    </section>
                  )}
                  <section class="card" aria-labelledby="position-moves">
                    <h2 id="position-moves">{say("position-moves")}</h2>
                    <MoveLists explained={answer} moves={list?.moves ?? []} onMove={make} />
                  </section>
                  <details class="card">
                    <summary>{say("position-why")}</summary>
                    <pre class="explanation">{answer.text}</pre>
                  </details>
                </div>
              )}
            </Answer>
          )}
        </div>
      )}
    </div>
  );
}

/** Saves a picture of the position for a handout. The picture says who wins and shows a winning move. */
function PictureDownloads({ read, misere }: { read: PositionAnswer; misere: boolean }) {
  const drawing = drawingOf(read, misere);
  return drawing === null ? null : <Downloads name={`position-${read.position}`} drawing={drawing} limit={RETRY_MS} />;
}
