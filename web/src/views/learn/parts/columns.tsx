// Heaps in binary columns. A column with an even number of ones is green.

import { say } from "../../../texts";
import { weights } from "../theory";

interface ColumnsProps {
  heaps: readonly number[];
  /** The weights of the columns, the largest first. */
  columns?: readonly number[];
  /** Turns a bit of a heap. Without it, the columns are only to look at. */
  onFlip?: (heap: number, weight: number) => void;
}

export function Columns({ heaps, columns = weights(heaps), onFlip }: ColumnsProps) {
  const ones = (weight: number) => heaps.filter((heap) => (heap & weight) !== 0).length;
  return (
    <table class="bits">
      <caption class="hidden">{say("learn-columns")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("learn-columns-heap")}</th>
          {columns.map((weight) => (
            <th key={weight} scope="col">
              {weight}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {heaps.map((heap, i) => (
          <tr key={i}>
            <th scope="row">{heap}</th>
            {columns.map((weight) => {
              const bit = (heap & weight) === 0 ? 0 : 1;
              const kind = `bit ${bit === 1 ? "one" : "zero"}`;
              return (
                <td key={weight}>
                  {onFlip === undefined ? (
                    <span class={kind}>{bit}</span>
                  ) : (
                    <button type="button" class={kind} aria-label={say("learn-columns-bit", { heap: i + 1, weight, bit })} onClick={() => onFlip(i, weight)}>
                      {bit}
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("learn-columns-ones")}</th>
          {columns.map((weight) => {
            const even = ones(weight) % 2 === 0;
            return (
              <td key={weight}>
                <span class={even ? "parity even" : "parity odd"}>
                  {ones(weight)}
                  <span class="hidden">{say("learn-columns-parity", { parity: even ? "even" : "odd" })}</span>
                </span>
              </td>
            );
          })}
        </tr>
      </tfoot>
    </table>
  );
}
