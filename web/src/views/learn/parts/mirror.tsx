// A board of dominoes on which the page copies: the learner lays a domino, and the page lays its half-turn.

import { useState } from "preact/hooks";
import { say } from "../../../texts";

const SIDE = 4;
const SQUARES = SIDE * SIDE;

/** The neighbours of a square, by its number from the top left. */
function neighbours(square: number): number[] {
  const [row, column] = [Math.floor(square / SIDE), square % SIDE];
  return [
    ...(row > 0 ? [square - SIDE] : []),
    ...(row < SIDE - 1 ? [square + SIDE] : []),
    ...(column > 0 ? [square - 1] : []),
    ...(column < SIDE - 1 ? [square + 1] : []),
  ];
}

/** The square on the other side of the middle. */
const halfTurn = (square: number) => SQUARES - 1 - square;

type Domino = readonly [number, number];

export function Mirror() {
  const [laid, lay] = useState<readonly Domino[]>([]);
  const [first, choose] = useState<number | null>(null);
  // Each domino of the learner is followed by its copy.
  const all = laid.flatMap(([a, b]) => [[a, b] as const, [halfTurn(a), halfTurn(b)] as const]);
  const on = (square: number) => all.findIndex((domino) => domino.includes(square));
  const free = (square: number) => on(square) < 0;
  const fits = (square: number) => free(square) && neighbours(square).some(free);
  const over = !Array.from({ length: SQUARES }, (_, square) => square).some(fits);
  const touch = (square: number) => {
    if (first !== null && free(square) && neighbours(first).includes(square)) {
      lay([...laid, [first, square]]);
      choose(null);
    } else {
      choose(fits(square) && square !== first ? square : null);
    }
  };
  const state = (square: number) => {
    const domino = on(square);
    return domino >= 0 ? (domino % 2 === 0 ? "yours" : "copy") : square === first ? "chosen" : "free";
  };
  /** The side on which a square goes on to the other half of its domino. */
  const joint = (square: number) => {
    const other = all[on(square)]?.find((each) => each !== square);
    return other === undefined ? "" : { [-1]: "left", 1: "right", [-SIDE]: "up", [SIDE]: "down" }[other - square];
  };
  return (
    <div class="mirror">
      <div class="mirror-board" role="group" aria-label={say("learn-two-heaps-mirror")}>
        {Array.from({ length: SQUARES }, (_, square) => (
          <button
            key={square}
            type="button"
            class={`${state(square)} ${joint(square)}${first !== null && free(square) && neighbours(first).includes(square) ? " next" : ""}`}
            aria-label={say("learn-two-heaps-square", { row: Math.floor(square / SIDE) + 1, column: (square % SIDE) + 1, state: state(square) })}
            onClick={() => touch(square)}
          >
            {on(square) >= 0 && Math.floor(on(square) / 2) + 1}
          </button>
        ))}
      </div>
      <div>
        <p role="status">{over ? say("learn-two-heaps-mirror-over") : first === null ? say("learn-two-heaps-mirror-first") : say("learn-two-heaps-mirror-second")}</p>
        <button type="button" disabled={laid.length === 0} onClick={() => lay([])}>
          {say("learn-two-heaps-mirror-again")}
        </button>
      </div>
    </div>
  );
}
