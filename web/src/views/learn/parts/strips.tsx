// Strips to look at.

import type { PN } from "../theory";
import { Squares } from "./squares";

interface StripProps {
  label: string;
  columns?: number;
}

export function OutcomesStrip({ outcomes, ...rest }: StripProps & { outcomes: readonly PN[] }) {
  return <Squares {...rest} squares={outcomes.map((mark, n) => ({ head: String(n), mark, kind: mark.toLowerCase(), label: "" }))} />;
}

/** Nim-values have shades. `framed` tells which squares get a frame. */
export function ValuesStrip({ values, framed = () => false, ...rest }: StripProps & { values: readonly number[]; framed?: (n: number) => boolean }) {
  return (
    <Squares
      {...rest}
      squares={values.map((value, n) => ({ head: String(n), mark: String(value), kind: `value-${Math.min(value, 7)}${framed(n) ? " framed" : ""}`, label: "" }))}
    />
  );
}
