// Every winning move with its reason, and every other move with the answer that refutes it.

import { useState } from "preact/hooks";
import type { Explained, LegalMove, Natural } from "../../engine/types";
import { number, say } from "../../texts";
import { CutList } from "./cut-list";
import { type ListedMove, listMoves } from "./explained-moves";

interface MoveListsProps {
  explained: Explained;
  moves: readonly LegalMove[];
  onMove: (move: LegalMove) => void;
}

export function MoveLists({ explained, moves, onMove }: MoveListsProps) {
  const { wins, others } = listMoves(explained, moves);
  const { moves_total: all, winning_moves_total: winning, outcome } = explained;
  if (wins.length + others.length === 0 && Number(all ?? 1) === 0) {
    return <p>{say("position-no-moves")}</p>;
  }
  return (
    <>
      <h3>{say("position-winning", { count: count(winning, wins) })}</h3>
      {wins.length === 0 ? <p>{outcome === "P" ? say("position-no-winning") : say("position-none-listed")}</p> : <List moves={wins} onMove={onMove} />}
      <Rest total={winning} shown={wins} />
      <h3>{outcome === "T" ? say("position-others", { count: count(null, others) }) : say("position-losing", { count: count(minus(all, winning), others) })}</h3>
      {others.length === 0 ? <p>{outcome === "N" ? say("position-no-losing") : say("position-none-listed")}</p> : <Refuted moves={others} onMove={onMove} />}
      <Rest total={minus(all, winning)} shown={others} />
    </>
  );
}

function List({ moves, onMove }: { moves: ListedMove[]; onMove: (move: LegalMove) => void }) {
  return (
    <CutList moves={moves}>
      {(entry, i) => (
        <li key={i} class="wins">
          <MoveButton entry={entry} onMove={onMove} />
          <span class="because">{entry.why}</span>
        </li>
      )}
    </CutList>
  );
}

/** The number of rows before the visitor asks for more. */
const INITIAL_ROWS = 24;

/** Moves that lose, in a compact table: each with the answer that wins. */
function Refuted({ moves, onMove }: { moves: ListedMove[]; onMove: (move: LegalMove) => void }) {
  const [all, showAll] = useState(false);
  const shown = all ? moves : moves.slice(0, INITIAL_ROWS);
  return (
    <>
      <div class="table-room" tabIndex={0} role="group" aria-label={say("position-refuted-table")}>
        <table class="refuted">
          <thead>
            <tr>
              <th scope="col">{say("position-refuted-move")}</th>
              <th scope="col">{say("position-refuted-answer")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry, i) => (
              <tr key={i}>
                <td>
                  <MoveButton entry={entry} onMove={onMove} />
                </td>
                <td>{entry.refutation?.text ?? entry.why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {moves.length > shown.length && (
        <button type="button" class="quiet" onClick={() => showAll(true)}>
          {say("position-show-all", { count: moves.length - shown.length })}
        </button>
      )}
    </>
  );
}

function MoveButton({ entry, onMove }: { entry: ListedMove; onMove: (move: LegalMove) => void }) {
  const { move, text, equal } = entry;
  return (
    <button type="button" disabled={move === null} onClick={() => move !== null && onMove(move)}>
      {text}
      {equal > 1 && (
        <span class="faint" title={say("position-copies-about", { count: equal })}>
          {say("position-copies", { count: equal })}
        </span>
      )}
    </button>
  );
}

/** The number of moves. Each entry of the list stands for all moves that are equal to it. */
const countMoves = (moves: ListedMove[]) => moves.reduce((sum, { equal }) => sum + equal, 0);

function minus(all: Natural | null, some: Natural | null): Natural | null {
  return all === null || some === null ? null : (BigInt(all) - BigInt(some)).toString();
}

function count(total: Natural | null, moves: ListedMove[]): string {
  return number(total ?? countMoves(moves));
}

function Rest({ total, shown }: { total: Natural | null; shown: ListedMove[] }) {
  const rest = total === null ? 0n : BigInt(total) - BigInt(countMoves(shown));
  return rest > 0n ? <p class="faint">{say("position-not-shown", { count: number(rest.toString()) })}</p> : null;
}
