// A small drawing for each chapter.

import type { ComponentChildren } from "preact";
import type { ChapterName } from "./names";
import { grundySplits, nimValues } from "./theory";

/** A coin, seen from above. */
const Coin = ({ x, y, r = 8, kind = "gold" }: { x: number; y: number; r?: number; kind?: string }) => <circle class={`d-coin ${kind}`} cx={x} cy={y} r={r} />;

const Box = ({ x, y, kind, mark = "", size = 22 }: { x: number; y: number; kind: string; mark?: string; size?: number }) => (
  <>
    <rect class={`d-box ${kind}`} x={x} y={y} width={size} height={size} rx="4" />
    <text x={x + size / 2} y={y + size / 2 + 4.5}>
      {mark}
    </text>
  </>
);

/** Heaps of coins, from the left. */
const heaps = (sizes: readonly number[], width: number) =>
  sizes.flatMap((size, i) => Array.from({ length: size }, (_, coin) => <ellipse key={`${i} ${coin}`} class="d-coin gold" cx={80 + (i - (sizes.length - 1) / 2) * width} cy={80 - coin * 11} rx="17" ry="6" />));

const pins = (xs: readonly number[], y: number, kind = "") => xs.map((x) => <path key={x} class={`d-pin ${kind}`} d={`M${x} ${y}c-7 0-7-14-3-20c-3-9 9-9 6 0c4 6 4 20-3 20z`} />);

const drawings: Record<ChapterName, ComponentChildren> = {
  multiples: [0, 1, 2, 3, 4].map((group) => [0, 1, 2, 3].map((coin) => <Coin key={`${group} ${coin}`} x={28 + group * 26 + (coin % 2) * 11} y={40 + Math.floor(coin / 2) * 11} r={5} kind={group % 2 === 0 ? "gold" : "pale"} />)),
  outcomes: [..."PNPNNNN"].map((mark, i) => <Box key={i} x={10 + i * 20.2} y={35} size={19} kind={mark === "P" ? "p" : "n"} mark={mark} />),
  "two-heaps": (
    <>
      {heaps([5, 5], 56)}
      <path class="d-line" d="M62 22q18-14 36 0m-6-5l6 5l-7 2" />
    </>
  ),
  binary: [
    [0, 1, 1],
    [1, 0, 0],
    [1, 0, 1],
  ].map((row, y) => row.map((bit, x) => <Box key={`${x} ${y}`} x={44 + x * 26} y={8 + y * 26} kind={x === 0 ? "good" : bit ? "one" : "blank"} mark={String(bit)} />)),
  misere: (
    <>
      {heaps([1, 1, 4, 1], 37)}
      <path class="d-line" d="M129 52l13 13m0-13l-13 13" />
    </>
  ),
  graphs: (
    <>
      <path class="d-line" d="M80 18L44 46M80 18L116 46M44 46L80 76M116 46L80 76M44 46L104 46" />
      <Coin x={80} y={18} r={11} kind="n" />
      <Coin x={44} y={46} r={11} kind="n" />
      <Coin x={116} y={46} r={11} kind="n" />
      <Coin x={80} y={76} r={11} kind="p" />
    </>
  ),
  mex: (
    <>
      {[0, 1, 2, 3].map((value) => (
        <Box key={value} x={28 + value * 27} y={32} kind={value === 2 ? "open" : "one"} mark={value === 2 ? "?" : String(value)} />
      ))}
      <path class="d-line" d="M20 60h120" />
    </>
  ),
  sums: (
    <>
      {pins([24, 38, 52], 58)}
      <text class="d-large" x="71" y="52">
        +
      </text>
      {[0, 1].map((coin) => (
        <ellipse key={coin} class="d-coin gold" cx="94" cy={54 - coin * 9} rx="13" ry="5" />
      ))}
      <text class="d-large" x="117" y="52">
        =
      </text>
      <Box x={128} y={34} kind="one" mark="1" />
    </>
  ),
  kayles: (
    <>
      {pins([20, 38, 56, 110, 128, 146], 66)}
      {pins([74, 92], 66, "gone")}
    </>
  ),
  grundy: (
    <>
      {nimValues(grundySplits, 42).map((value, n) => (
        <rect key={n} class={value === 0 ? "d-bar low" : "d-bar"} x={8 + n * 3} y={72 - value * 10} width="2.2" height={value === 0 ? 4 : value * 10 + 4} />
      ))}
      <text class="d-large" x="150" y="62">
        ?
      </text>
    </>
  ),
  additions: (
    <>
      <path class="d-line" d="M16 78h28v-16h28v-16h28v-16h28v48" />
      <Coin x={58} y={54} />
      <Coin x={86} y={38} kind="pale" />
      <Coin x={114} y={22} />
      <Coin x={30} y={70} kind="pale" />
    </>
  ),
  rule: (
    <>
      <rect class="d-box blank" x="14" y="26" width="132" height="40" rx="6" />
      <text class="d-code" x="80" y="51">
        n → n−1 | n−4
      </text>
    </>
  ),
};

export function Drawing({ name }: { name: ChapterName }) {
  return (
    <svg class="drawing" viewBox="0 0 160 90" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
