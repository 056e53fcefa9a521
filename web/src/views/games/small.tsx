// Small pictures for the gallery. They only repeat what the words beside them say.

const COIN = 14;
const GAP = 22;

/** Heaps as stacks of coins. */
export function Piles({ heaps }: { heaps: number[] }) {
  const tallest = Math.max(1, ...heaps);
  const [width, height] = [heaps.length * (COIN + GAP), tallest * COIN * 0.62 + COIN];
  return (
    <svg class="small" viewBox={`0 0 ${width} ${height}`} style={{ maxHeight: `${height * 1.6}px` }}>
      {heaps.map((count, heap) =>
        Array.from({ length: count }, (_, coin) => (
          <rect
            key={`${heap}-${coin}`}
            class="coin"
            x={heap * (COIN + GAP) + GAP / 4}
            y={height - (coin + 1) * COIN * 0.62 - 1}
            width={COIN + GAP / 2}
            height={COIN * 0.5}
            rx={COIN * 0.25}
          />
        )),
      )}
    </svg>
  );
}

/** A row of coins with heads at these places, counted from 1. */
export function Row({ heads }: { heads: number[] }) {
  const length = Math.max(6, ...heads);
  return (
    <svg class="small" viewBox={`0 0 ${length * 20} 20`} style={{ maxHeight: "40px" }}>
      {Array.from({ length }, (_, place) => {
        const head = heads.includes(place + 1);
        return (
          <g key={place}>
            <circle class={head ? "coin" : "tail"} cx={place * 20 + 10} cy="10" r="8.5" />
            {head && <circle class="crown" cx={place * 20 + 10} cy="10" r="3" />}
          </g>
        );
      })}
    </svg>
  );
}

/** A corner of a board with a piece on one of its squares. */
export function Grid({ across, down }: { across: number; down: number }) {
  const size = Math.max(7, across + 2, down + 2);
  return (
    <svg class="small" viewBox={`-0.5 -0.5 ${size * 10 + 1} ${size * 10 + 1}`} style={{ maxHeight: "140px" }}>
      {Array.from({ length: size * size }, (_, square) => {
        const [x, y] = [square % size, Math.floor(square / size)];
        return <rect key={square} class={x === 0 && y === 0 ? "corner" : "square"} x={x * 10} y={y * 10} width="10" height="10" />;
      })}
      <circle class="coin" cx={across * 10 + 5} cy={down * 10 + 5} r="3.6" />
    </svg>
  );
}
