import type { Natural, Row } from "../../engine/types";
import { say } from "../../texts";

/** Heaps with the nim-values of their options, and their own. */
export function Table({ rows, solved }: { rows: Row[]; solved: boolean }) {
  const half = Math.ceil(rows.length / 2);
  return (
    <>
      <p class="ask-for">{say("worksheet-table")}</p>
      <div class="halves">
        {[rows.slice(0, half), rows.slice(half)].map((part, i) => (
          <table key={i} class="to-fill">
            <thead>
              <tr>
                <th scope="col">{say("worksheet-heap")}</th>
                <th scope="col">{say("worksheet-options")}</th>
                <th scope="col">{say("worksheet-value")}</th>
              </tr>
            </thead>
            <tbody>
              {part.map(({ heap, options, value }) => (
                <tr key={heap}>
                  <th scope="row">{heap}</th>
                  <td class="set">{solved && `{${options.join(", ")}}`}</td>
                  <td>{solved && value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}

/** Nim-values of pairs of numbers. */
export function Grid({ rows, solved }: { rows: Natural[][]; solved: boolean }) {
  return (
    <>
      <p class="ask-for">{say("worksheet-grid")}</p>
      <table class="to-fill squares-to-fill">
        <thead>
          <tr>
            <td />
            {rows[0]?.map((_, column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{i}</th>
              {row.map((value, column) => (
                <td key={column}>{solved && value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
