// Positions to paint as P or N. The page says at once why a position is painted wrong.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Prose } from "../../../parts/prose";
import { say } from "../../../texts";
import { list } from "../list";
import { type Arrows, outcomes, type PN } from "../theory";
import { type Square, Squares } from "./squares";

export interface Painting {
  names: readonly string[];
  paint: readonly (PN | null)[];
  /** The brushes that the learner has. Without a brush for N, positions without paint are N. */
  brushes: readonly PN[];
  brush: PN;
  choose: (brush: PN) => void;
  /** Paints a position; a second touch with the same brush takes the paint away. */
  touch: (position: number) => void;
  isWrong: (position: number) => boolean;
  /** About the last touch. */
  message: string;
  done: boolean;
}

/** `onDone` is called when all positions are painted right. */
export function usePainting(arrows: Arrows, names: readonly string[], onDone: () => void, brushes: readonly PN[] = ["P", "N"]): Painting {
  const right = outcomes(arrows);
  const fits = (paint: readonly (PN | null)[]) => paint.every((each, i) => (each ?? (brushes.includes("N") ? null : "N")) === right[i]);
  const [paint, setPaint] = useState<(PN | null)[]>(() => right.map(() => null));
  const [brush, choose] = useState<PN>("P");
  const [message, setMessage] = useState("");
  const touch = (position: number) => {
    const next = paint.map((each, i) => (i !== position ? each : each === brush ? null : brush));
    setPaint(next);
    const done = fits(next);
    const isWrong = next[position] !== null && next[position] !== right[position];
    setMessage(done ? say("learn-paint-done") : isWrong ? reason(arrows, right, names, position) : "");
    if (done) {
      onDone();
    }
  };
  return {
    names,
    paint,
    brushes,
    brush,
    choose,
    touch,
    isWrong: (position) => paint[position] !== null && paint[position] !== right[position],
    message,
    done: fits(paint),
  };
}

/** Why a position has its outcome. */
export function reason(arrows: Arrows, right: readonly PN[], names: readonly string[], position: number): string {
  const next = arrows[position] ?? [];
  const name = names[position] ?? "";
  const losing = next.find((each) => right[each] === "P");
  if (losing !== undefined) {
    return say("learn-paint-is-n", { position: name, option: names[losing] ?? "" });
  }
  return next.length === 0 ? say("learn-paint-is-end", { position: name }) : say("learn-paint-is-p", { position: name, options: list(next.map((each) => names[each] ?? "")), count: next.length });
}

/** The brushes, and what the page says about the last touch. */
export function Brushes({ painting, children }: { painting: Painting; children: ComponentChildren }) {
  const { brushes } = painting;
  const left = brushes.length === 1 ? 0 : painting.paint.filter((each) => each === null).length;
  return (
    <div class="painting">
      <div class="row brushes" role="group" aria-label={say("learn-paint-brushes")}>
        {brushes.length > 1 && brushes.map((each) => (
          <button key={each} type="button" class={`brush ${each.toLowerCase()}`} aria-pressed={painting.brush === each} onClick={() => painting.choose(each)}>
            <span class="blob" aria-hidden="true">
              {each}
            </span>
            {say(`learn-paint-brush-${each}`)}
          </button>
        ))}
        <span class="faint">{left > 0 && say("learn-paint-left", { count: left })}</span>
      </div>
      {children}
      <p class={`remark ${painting.done ? "right" : painting.message === "" ? "" : "wrong"}`} role="status">
        <Prose text={painting.message} />
      </p>
    </div>
  );
}

/** The positions as a strip. */
export function PaintedStrip({ painting, label }: { painting: Painting; label: string }) {
  const squares: Square[] = painting.names.map((name, i) => {
    const mark = painting.paint[i] ?? (painting.done ? "N" : null);
    const wrong = painting.isWrong(i);
    return {
      head: name,
      mark: mark ?? "",
      kind: `${mark?.toLowerCase() ?? "blank"}${wrong ? " wrong" : ""}`,
      label: say("learn-paint-square", { position: name, mark: mark ?? "blank", verdict: mark === null ? "none" : wrong ? "wrong" : "right" }),
    };
  });
  return (
    <Brushes painting={painting}>
      <Squares label={label} squares={squares} onTouch={painting.touch} />
    </Brushes>
  );
}
