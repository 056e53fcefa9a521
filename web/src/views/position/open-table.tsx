// Opens a table of all positions, a file of the visitor.

import { useEffect, useState } from "preact/hooks";
import { type Asked, useAsk } from "../../engine/use-ask";
import type { TableSolved } from "../../engine/types";
import { Answer } from "../../parts/answer";
import { say } from "../../texts";

/** The open table. It stays open while the visitor looks at other views. */
let openTable: File | null = null;

interface OpenTable {
  /** The file of the open table. */
  file: File | null;
  /** The question by which a table is opened. */
  opening: Asked<TableSolved>;
  open: (file: File | undefined) => void;
  close: () => void;
}

/** The open table. `show` goes to the position that a new table is about. */
export function useTable(show: (position: string) => void): OpenTable {
  const [file, set] = useState(openTable);
  const [chosen, choose] = useState<File | null>(null);
  const opening = useAsk("solve-table", chosen === null ? null : { table: chosen.name }, { file: chosen });
  const keep = (file: File | null) => {
    openTable = file;
    set(file);
    choose(null);
  };
  useEffect(() => {
    if (opening.state === "done" && opening.answer !== null) {
      keep(chosen);
      show(opening.answer.position);
    }
  }, [opening.state, chosen]);
  return { file, opening, open: (file) => file !== undefined && choose(file), close: () => keep(null) };
}

/** A table is opened by a button, too, besides being dropped on the view. */
export function TableFile({ table: { file, opening, open, close } }: { table: OpenTable }) {
  return (
    <>
      <div class="row table-file" role="group" aria-label={say("position-table")}>
        {file !== null && (
          <>
            <span>{say("position-from-table", { name: file.name })}</span>
            <button type="button" onClick={close}>
              {say("position-close-table")}
            </button>
          </>
        )}
        <label class="button file" title={say("position-open-table-about")}>
          {say("position-open-table")}
          <input
            type="file"
            onChange={(event) => {
              open(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <Answer asked={opening} label={say("position-opening-table")}>
        {() => null}
      </Answer>
    </>
  );
}

/** What a part of the page needs so that a file can be dropped on it. */
export const dropped = (open: OpenTable["open"]) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer?.types.includes("Files") === true) {
      event.preventDefault();
    }
  },
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    open(event.dataTransfer?.files[0]);
  },
});
