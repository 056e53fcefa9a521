// The ways on from the first page, each with a small drawing.

import type { ComponentChildren } from "preact";
import { type View, writeAddress } from "../../address";
import { say } from "../../texts";

/** A strip of squares: every fourth one is lost. */
function Strip() {
  return (
    <Drawing>
      {Array.from({ length: 9 }, (_, n) => (
        <rect key={n} class={n % 4 === 0 ? "mark-lost" : "mark-won"} x={4 + n * 17} y={26} width={15} height={28} rx={3} />
      ))}
    </Drawing>
  );
}

/** Three heaps of coins. */
function Heaps() {
  const heaps = [3, 4, 5];
  return (
    <Drawing>
      {heaps.flatMap((coins, heap) => Array.from({ length: coins }, (_, i) => <rect key={`${heap} ${i}`} class="mark-coin" x={22 + heap * 42} y={62 - i * 12} width={32} height={9} rx={4.5} />))}
    </Drawing>
  );
}

/** The lost pairs of Wythoff's game: each pair has the smallest number that no pair before has. */
function lostPairs(below: number): [number, number][] {
  const used = new Set<number>();
  const pairs: [number, number][] = [];
  for (let difference = 0; ; difference += 1) {
    let smaller = 0;
    while (used.has(smaller)) {
      smaller += 1;
    }
    const larger = smaller + difference;
    if (larger >= below) {
      return pairs;
    }
    used.add(smaller).add(larger);
    pairs.push([smaller, larger], [larger, smaller]);
  }
}

/** A map of Wythoff's game. */
function PairsMap() {
  const side = 16;
  return (
    <Drawing>
      <g transform="translate(46 4)">
        <rect class="mark-won" width={side * 4.5} height={side * 4.5} rx={3} />
        {lostPairs(side).map(([x, y]) => (
          <rect key={`${x} ${y}`} class="mark-lost" x={x * 4.5} y={(side - 1 - y) * 4.5} width={4.5} height={4.5} />
        ))}
      </g>
    </Drawing>
  );
}

/** A row of pins, a board with a domino, and a row of coins with their faces. */
function Boards() {
  return (
    <Drawing>
      {[0, 1, 2, 3, 4].map((pin) => (
        <circle key={pin} class={pin === 2 ? "mark-gone" : "mark-coin"} cx={22 + pin * 15} cy={20} r={6} />
      ))}
      {[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => <rect key={`${row} ${column}`} class="mark-won" x={102 + column * 15} y={10 + row * 15} width={14} height={14} rx={2} />))}
      <rect class="mark-lost" x={102} y={25} width={29} height={14} rx={3} />
      {[0, 1, 2, 3].map((coin) => (
        <circle key={coin} class={coin % 2 === 0 ? "mark-coin" : "mark-won"} cx={22 + coin * 20} cy={56} r={9} />
      ))}
    </Drawing>
  );
}

function Drawing({ children }: { children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 160 80" aria-hidden="true">
      {children}
    </svg>
  );
}

const ways = [
  ["learn", Strip],
  ["play", Heaps],
  ["explore", PairsMap],
  ["games", Boards],
] as const satisfies readonly (readonly [View, () => unknown])[];

export function Ways() {
  return (
    <nav class="ways" aria-label={say("home-ways")}>
      {ways.map(([view, Picture]) => (
        <a key={view} class="card way" href={writeAddress(view)}>
          <Picture />
          <strong>{say(`shell-views-${view}`)}</strong>
          <span>{say(`home-way-${view}`)}</span>
        </a>
      ))}
    </nav>
  );
}
