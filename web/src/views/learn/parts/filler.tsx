// A strip of nim-values that the learner fills, heap by heap: the options' values stand on a shelf, and the learner touches
// the first gap.

import { useState } from "preact/hooks";
import { Prose } from "../../../parts/prose";
import { say } from "../../../texts";
import { mex, type Moves, nimSum, nimValues } from "../theory";
import { Shelf } from "./shelf";
import { Squares } from "./squares";

interface FillerProps {
  moves: Moves;
  /** The last heap. */
  to: number;
  label: string;
  onDone: () => void;
}

export function Filler({ moves, to, label, onDone }: FillerProps) {
  const values = nimValues(moves, to);
  const [filled, fill] = useState(0);
  const [message, setMessage] = useState("");
  const heap = Math.min(filled, to);
  const done = filled > to;
  const options = moves(heap).map((heaps) => ({ heaps, value: nimSum(heaps.map((each) => values[each] ?? 0)) }));
  const shelf = [...new Set(options.map(({ value }) => value))];
  const touch = (place: number) => {
    const gap = mex(shelf);
    if (done) {
      return;
    }
    if (place === gap) {
      fill(filled + 1);
      setMessage(filled === to ? say("learn-filler-done") : say("learn-filler-right", { heap, value: gap }));
      if (filled === to) {
        onDone();
      }
    } else {
      setMessage(shelf.includes(place) ? say("learn-filler-taken", { value: place }) : say("learn-filler-later", { value: place }));
    }
  };
  return (
    <div class="filler">
      <Squares
        label={label}
        squares={values.map((value, n) => ({
          head: String(n),
          mark: n < filled ? String(value) : n === filled ? "?" : "",
          kind: n < filled ? `value-${Math.min(value, 7)}` : n === filled ? "asked" : "blank",
          label: "",
        }))}
      />
      {!done && (
        <>
          <p>
            <Prose text={options.length === 0 ? say("learn-filler-end", { heap }) : say("learn-filler-options", { heap, count: options.length })} />
          </p>
          <ul class="option-values">
            {options.map(({ heaps, value }, i) => (
              <li key={i}>
                <span class="leaves">{heaps.length === 0 ? "0" : heaps.join(" + ")}</span>
                <span class={`token value-${Math.min(value, 7)}`}>
                  <span class="hidden">{say("learn-filler-value", { value })}</span>
                  <span aria-hidden="true">{heaps.length > 1 ? `${heaps.map((each) => values[each] ?? 0).join(" ⊕ ")} = ${value}` : value}</span>
                </span>
              </li>
            ))}
          </ul>
          <Shelf places={Math.max(6, ...values.map((value) => value + 1))} values={shelf} onTouch={touch} lit={false} />
        </>
      )}
      <p class={`remark ${done ? "right" : ""}`} role="status">
        {message}
      </p>
    </div>
  );
}
