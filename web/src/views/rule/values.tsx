// Nim-values in rows, coloured by value. The pointer or the arrow keys choose a heap, and a line below tells
// why it has its value.

import "../../style/values.css";

import { useMemo, useRef, useState } from "preact/hooks";
import type { Natural } from "../../engine/types";
import { memo } from "../../parts/memo";
import { number, say } from "../../texts";
import { Heap } from "./heap";
import { step } from "./shade";
import { type Cell, type Period, rows, width } from "./table-layout";

interface ValuesProps {
  rule: string;
  values: readonly Natural[];
  /** The last heap of the table. There may be more values, to compare with. */
  to: number;
  period: Period | null;
}

export function Values({ rule, values, to, period }: ValuesProps) {
  const lines = useMemo(
    () => rows(values.map(Number), period).map((line) => line.filter(({ heap }) => heap <= to)).filter((line) => line.length > 0),
    [values, to, period],
  );
  const cells = lines.flat();
  const aligned = period !== null && width(period) % period.period === 0;
  const room = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<number | null>(null);

  const heapAt = ({ target }: Event): number | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-heap]") : null;
    return cell === null ? null : Number(cell.dataset.heap);
  };
  const point = (event: Event) => {
    const heap = heapAt(event);
    if (heap !== null) {
      choose(heap);
    }
  };
  const walk = (event: KeyboardEvent) => {
    const far = width(period);
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: far, ArrowUp: -far }[event.key];
    if (by === undefined) {
      return;
    }
    event.preventDefault();
    const next = heapAt(event) === null ? (chosen ?? 0) : (chosen ?? 0) + by;
    room.current?.querySelector<HTMLElement>(`[data-heap="${Math.min(Math.max(next, 0), cells.length - 1)}"]`)?.focus();
  };
  return (
    <div class="values-and-heap">
      <div class="table-room" ref={room} tabIndex={0} role="group" aria-label={say("rule-table-caption-plain", { rule })} onMouseOver={point} onClick={point} onFocusIn={point} onKeyDown={walk}>
        <Rows lines={lines} columns={Math.min(width(period), to + 1)} caption={aligned ? say("rule-table-caption", { rule }) : say("rule-table-caption-plain", { rule })} />
      </div>
      <Heap rule={rule} values={values} heap={chosen === null || chosen > to ? null : chosen} />
      <Legend cells={cells} />
    </div>
  );
}

interface RowsProps {
  lines: Cell[][];
  columns: number;
  caption: string;
}

const Rows = memo(({ lines, columns, caption }: RowsProps) => {
  const largest = Math.max(...lines.flat().map(({ value }) => value));
  return (
    <table class="values">
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{say("rule-row-head")}</span>
          </th>
          {Array.from({ length: columns }, (_, column) => (
            <th key={column} scope="col">
              +{column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line[0]?.heap}>
            <th scope="row">{number(line[0]?.heap ?? 0)}</th>
            {line.map(({ heap, value, before, exception }) => (
              <td
                key={heap}
                data-heap={heap}
                tabIndex={-1}
                class={[`value-${step(value, largest)}`, value === 0 && "zero", before && "before", exception && "exception"].filter(Boolean).join(" ")}
              >
                {value}
                {exception && <span class="hidden"> ({say("rule-exception")})</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function Legend({ cells }: { cells: readonly Cell[] }) {
  return (
    <ul class="legend" aria-hidden="true">
      <li>
        <span class="key value-0 zero">0</span> {say("rule-p-value")}
      </li>
      {cells.some(({ before }) => before) && (
        <li>
          <span class="key value-2 before" /> {say("rule-before")}
        </li>
      )}
      {cells.some(({ exception }) => exception) && (
        <li>
          <span class="key exception" /> {say("rule-exception")}
        </li>
      )}
    </ul>
  );
}
