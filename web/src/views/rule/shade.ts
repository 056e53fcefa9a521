// The colours of nim-values: nine steps, from 0 to the largest value that is shown.

/** The number of colours in tokens.css. */
export const STEPS = 9;

/** The colour of a value, from 0 to 8. Different small values have different colours. */
export function step(value: number, largest: number): number {
  return largest <= 0 ? 0 : Math.min(STEPS - 1, Math.round(((STEPS - 1) * value) / Math.max(largest, 2)));
}

/** The colours of the page, for a canvas. */
export function colours(element: Element) {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    steps: Array.from({ length: STEPS }, (_, i) => read(`--value-${i}`)),
    onLight: read("--on-light-value"),
    onDark: read("--on-dark-value"),
    ink: read("--ink"),
    faint: read("--faint"),
    line: read("--line"),
    accent: read("--accent"),
    marked: read("--winning"),
    onMarked: read("--paper"),
  };
}

export type Ink = ReturnType<typeof colours>;

/** True if words on this step are dark. */
export const isLight = (step: number): boolean => step < 6;
