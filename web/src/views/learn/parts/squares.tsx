// A strip of numbered squares. A strip to touch is one stop of the tab key; arrow keys walk along it.

import { useRef, useState } from "preact/hooks";

export interface Square {
  /** The number above the mark. */
  head: string;
  mark: string;
  /** Classes of the square, such as `p wrong`. */
  kind: string;
  /** The name for screen readers. */
  label: string;
  pressed?: boolean;
}

interface SquaresProps {
  label: string;
  squares: readonly Square[];
  /** Without it, the strip is only to look at. */
  onTouch?: (square: number) => void;
  /** The number of squares in a row on a wide screen, such as a period. */
  columns?: number;
}

export function Squares({ label, squares, onTouch, columns }: SquaresProps) {
  const group = useRef<HTMLDivElement>(null);
  const [entry, enter] = useState(0);
  const style = columns === undefined ? undefined : { "--columns": columns };
  const kind = columns === undefined ? "squares" : "squares in-rows";
  if (onTouch === undefined) {
    return (
      <ul class={kind} style={style} aria-label={label}>
        {squares.map((square, i) => (
          <li key={i} class={`square ${square.kind}`}>
            <span class="head-number">{square.head}</span> <span class="mark">{square.mark}</span>
          </li>
        ))}
      </ul>
    );
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(squares.length - 1, entry + step));
      enter(next);
      group.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
    }
  };
  return (
    <div ref={group} class={kind} style={style} role="group" aria-label={label} onKeyDown={walk}>
      {squares.map((square, i) => (
        <button
          key={i}
          type="button"
          class={`square ${square.kind}`}
          tabIndex={i === Math.min(entry, squares.length - 1) ? 0 : -1}
          aria-label={square.label}
          aria-pressed={square.pressed}
          onClick={() => {
            enter(i);
            onTouch(i);
          }}
        >
          <span class="head-number">{square.head}</span> <span class="mark">{square.mark}</span>
        </button>
      ))}
    </div>
  );
}
