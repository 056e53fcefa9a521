// What lies over the picture of a board: the pieces of both players, the last move, and what moves are worth.

import { number } from "../texts";
import type { Box } from "./frame";
import type { Side, Worths } from "./past";
import { changesAt, type Area, type Point, type Touchable } from "./touch";
import { spots } from "./cursor";

export interface Laid {
  side: Side;
  look: "domino" | "mark";
  squares: readonly Box[];
}

export interface Last {
  side: Side;
  /** True if the engine made the move. */
  slow: boolean;
  /** What the move changed, in the picture before it. */
  areas: readonly Area[];
  /** How far that picture stands below the top of the frame. */
  down: number;
}

/** The rectangle around rectangles. */
function around(all: readonly Area[]): Area {
  const [x, y] = [Math.min(...all.map((each) => each.x)), Math.min(...all.map((each) => each.y))];
  return { x, y, width: Math.max(...all.map((each) => each.x + each.width)) - x, height: Math.max(...all.map((each) => each.y + each.height)) - y };
}

/** The mark of a player: a circle or a square, so that nobody needs to tell colours. */
function Mark({ side, at: [x, y], size }: { side: Side; at: Point; size: number }) {
  return side === "one" ? <circle class="pip" cx={x} cy={y} r={size} /> : <rect class="pip" x={x - size} y={y - size} width={2 * size} height={2 * size} />;
}

/** Dominoes, and marks in squares, in the colours of who put them there. */
export function LaidPieces({ laid }: { laid: readonly Laid[] }) {
  return (
    <>
      {laid.map(({ side, look, squares }, i) => {
        const [first, second] = squares;
        if (first === undefined) {
          return null;
        }
        const all = around(squares);
        const middle: Point = [all.x + all.width / 2, all.y + all.height / 2];
        const centre = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];
        return look === "domino" && second !== undefined ? (
          <g key={i} class={`laid by-${side}`}>
            <rect class="domino" x={all.x + 2.5} y={all.y + 2.5} width={all.width - 5} height={all.height - 5} rx={5} />
            <path class="seam" d={all.width > all.height ? `M${middle[0]} ${all.y + 6}V${all.y + all.height - 6}` : `M${all.x + 6} ${middle[1]}H${all.x + all.width - 6}`} />
            {squares.map((square, j) => (
              <Mark key={j} side={side} at={centre(square)} size={4} />
            ))}
          </g>
        ) : (
          <g key={i} class={`laid by-${side}`}>
            <rect class="tint" x={first.x + 1} y={first.y + 1} width={first.width - 2} height={first.height - 2} />
            <Mark side={side} at={[first.x + 5.5, first.y + 5.5]} size={3} />
          </g>
        );
      })}
    </>
  );
}

/** With more rings than this, nobody sees the move. */
const MAX_RINGS = 3;

/** A ring around what the last move changed. */
export function LastMove({ last, shift, laid }: { last: Last; shift: number; laid: boolean }) {
  if (last.areas.length === 0) {
    return null;
  }
  // One ring is clearer around many places, and around places that fill a rectangle.
  const size = ({ width, height }: Area) => width * height;
  const whole = around(last.areas);
  const filled = last.areas.reduce((sum, area) => sum + size(area), 0) > 0.75 * size(whole);
  const all = laid || filled || last.areas.length > MAX_RINGS ? [whole] : last.areas;
  return (
    <g class={`last-move by-${last.side}${last.slow ? " slow" : ""}`} transform={`translate(0 ${shift})`}>
      {all.map((area, i) => (
        <rect key={i} x={area.x - 1.5} y={area.y - 1.5} width={area.width + 3} height={area.height + 3} rx={last.side === "one" ? 8 : 1} />
      ))}
    </g>
  );
}

/** What the smallest move at each spot is worth. */
export function WorthDots({ moves, worths }: { moves: readonly Touchable[]; worths: Worths }) {
  return (
    <>
      {spots(moves).map((spot) => {
        const fitting = moves.filter((move) => changesAt(move, spot));
        const least = Math.min(...fitting.map(({ areas }) => areas.length));
        const known = fitting.filter(({ areas }) => areas.length === least).flatMap(({ after }) => worths.get(after) ?? []);
        if (known.length === 0) {
          return null;
        }
        const wins = known.some((each) => each.wins);
        const values = [...new Set(known.flatMap(({ value }) => (value === null ? [] : [number(value)])))];
        return (
          <g key={spot.join()} class={wins ? "worth-dot wins" : "worth-dot loses"}>
            {wins ? <circle cx={spot[0]} cy={spot[1]} r={7} /> : <rect x={spot[0] - 6} y={spot[1] - 6} width={12} height={12} />}
            {values.length === 1 && (
              <text x={spot[0]} y={spot[1] + 3.6} text-anchor="middle">
                {values[0]}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
