import type { Explained } from "../../engine/types";
import { number, say } from "../../texts";
import { columnsOf } from "./columns";

/** The nim-values of the parts in binary. The columns with an odd number of ones are marked. */
export function Columns({ columns }: { columns: NonNullable<Explained["columns"]> }) {
  const heads = columnsOf(columns);
  const cells = (bits: string) =>
    [...bits].map((bit, i) => (
      <td key={i} class={`bit${heads[i]?.odd ? " odd" : ""}${bit === "1" ? " one" : ""}`}>
        {bit}
      </td>
    ));
  return (
    <>
      <p class="faint">{say("position-columns-about")}</p>
      <div class="scrolling" tabIndex={0} role="group" aria-label={say("position-columns")}>
        <table class="columns">
          <thead>
            <tr>
              <th scope="col">{say("position-columns-part")}</th>
              <th scope="col">{say("position-columns-value")}</th>
              {heads.map(({ weight, odd }, i) => (
                <th key={i} scope="col" class={odd ? "bit odd" : "bit"} aria-label={say("position-column-of", { weight, ones: odd ? "odd" : "even" })}>
                  {weight}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">
                  <code>{row.label}</code>
                </th>
                <td class="amount">{number(row.nim_value)}</td>
                {cells(row.bits)}
              </tr>
            ))}
            {columns.more > 0 && (
              <tr>
                <td colSpan={2 + heads.length} class="faint">
                  {say("position-more-parts", { count: columns.more })}
                </td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say("position-sum")}</th>
              <td class="amount">{number(columns.sum)}</td>
              {cells(columns.bits)}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
