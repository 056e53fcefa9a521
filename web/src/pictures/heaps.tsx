// Heaps of coins. Touching a coin takes it and all coins above it.

import { useId, useRef, useState } from "preact/hooks";
import type { LegalMove, Natural } from "../engine/types";
import { number, say } from "../texts";
import { Chooser } from "./chooser";
import { coinCount } from "./coin-count";
import { type Side, worthClass, type Worths } from "./past";
import { coinsLeft, coinThickness, isSplit, MAX_COINS, movesByCoin, splitsByCoin } from "./piles";
import { movesOfHeap } from "./move-text";

/** The most heaps that the page draws. */
const MAX_HEAPS = 40;

export interface PlayProps {
  rule: string;
  component: number;
  moves: readonly LegalMove[];
  onMove: (move: LegalMove) => void;
  /** True while no move can be made. */
  disabled: boolean;
  /** The move to highlight, such as a hint. */
  shown: LegalMove | null;
  /** What each move is worth, if the board shows it. */
  worths: Worths | null;
}

export interface HeapsProps extends PlayProps {
  heaps: readonly Natural[];
  /**
   * Finds the move that leaves this number of coins in a large heap. The list of moves may be too short to
   * have it.
   */
  onLeave: (heap: number, coins: string) => Promise<LegalMove | null>;
  /** The heaps at the start of the game. Their size is the size of the picture. */
  first: readonly Natural[] | null;
  /** The heaps before the last move, and who made it. */
  last: { heaps: readonly Natural[]; side: Side; slow: boolean } | null;
}

export function Heaps({ rule, component, heaps, moves, onMove, disabled, shown, worths, onLeave, first, last }: HeapsProps) {
  const [choice, choose] = useState<LegalMove[] | null>(null);
  const [splitting, split] = useState(false);
  const mode = useId();
  const group = useRef<HTMLDivElement>(null);
  const drawn = heaps.slice(0, MAX_HEAPS);
  const counts = drawn.map(coinCount);
  const drawable = (count: number | null): count is number => count !== null && count <= MAX_COINS;
  const tallest = Math.max(1, ...[...counts, ...(first ?? []).map(coinCount)].filter(drawable));
  const canSplit = moves.some((move) => move.component === component && isSplit(move));
  const cutting = splitting && canSplit;

  const touch = (fitting: LegalMove[]) => {
    const [only, second] = fitting;
    if (only !== undefined && second === undefined) {
      choose(null);
      onMove(only);
    } else if (fitting.length > 0) {
      choose(fitting);
    }
  };
  /** Arrow keys go up and down a heap, and to the same height in the next heap. */
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    const at = (event.target as HTMLElement).dataset;
    if (step === undefined || at.coin === undefined || at.heap === undefined) {
      return;
    }
    event.preventDefault();
    const [across = 0, up = 0] = step;
    let heap = Number(at.heap) + across;
    while (heap >= 0 && heap < counts.length && !(drawable(counts[heap] ?? null) && counts[heap] !== 0)) {
      heap += across;
    }
    const top = (counts[heap] ?? 0) - 1;
    const coin = Math.max(0, Math.min(top, Number(at.coin) + up));
    group.current?.querySelector<HTMLElement>(`[data-heap="${heap}"][data-coin="${coin}"]`)?.focus();
  };

  // The tab key stops at only one coin: the lowest coin of the first heap that has coins.
  const entry = counts.findIndex((count) => drawable(count) && count > 0);
  return (
    <div class="play-heaps">
      {canSplit && (
        <fieldset class="options touch-mode">
          <legend>{say("pictures-touch-mode")}</legend>
          {[false, true].map((each) => (
            <label key={String(each)}>
              <input type="radio" name={mode} checked={splitting === each} onChange={() => split(each)} />
              {each ? say("pictures-mode-split") : say("pictures-mode-take")}
            </label>
          ))}
        </fieldset>
      )}
      <div ref={group} class={cutting ? "heaps cutting" : "heaps"} role="group" aria-label={`${say("pictures-heaps", { rule })}. ${say("pictures-heap-help")}`} onKeyDown={walk} data-thin={coinThickness(tallest) < 22}>
        {drawn.map((heap, i) => {
          const count = counts[i] ?? null;
          const own = movesOfHeap(moves, component, heaps, i);
          const taken = shown !== null && own.some(({ after }) => after === shown.after) && !isSplit(shown) ? coinsLeft(shown) : null;
          const before = last !== null && last.heaps.length === heaps.length ? coinCount(last.heaps[i] ?? 0) : null;
          const gone = last !== null && drawable(before) && count !== null && before > count ? { count: before - count, side: last.side, slow: last.slow } : null;
          const fits = !drawable(count) ? [] : cutting ? splitsByCoin(own, count) : movesByCoin(own, count);
          return (
            <div class="heap" key={i} role="group" aria-label={say("pictures-heap", { number: i + 1, size: number(heap) })}>
              {drawable(count) ? (
                <Coins {...{ count, tallest, heap: i, taken, gone, disabled, entry: i === entry, fits, worths, cutting }} onTouch={touch} />
              ) : (
                <LargeHeap heap={heap} disabled={disabled} onLeave={(coins) => leave(i, coins)} />
              )}
              <span class="size">{count === 0 ? say("pictures-empty") : number(heap)}</span>
            </div>
          );
        })}
      </div>
      {heaps.length > MAX_HEAPS && <p class="faint">{say("pictures-more-heaps", { count: heaps.length - MAX_HEAPS })}</p>}
      {choice !== null && !disabled && (
        <Chooser
          title={say("pictures-several")}
          moves={choice}
          onMove={(move) => {
            choose(null);
            onMove(move);
          }}
          onNone={() => choose(null)}
        />
      )}
    </div>
  );

  async function leave(heap: number, coins: string): Promise<boolean> {
    const fitting = movesOfHeap(moves, component, heaps, heap).filter((move) => coinsLeft(move) === coinCount(coins));
    if (fitting.length > 0) {
      touch(fitting);
      return true;
    }
    const found = await onLeave(heap, coins);
    if (found !== null) {
      onMove(found);
    }
    return found !== null;
  }
}

interface CoinsProps {
  count: number;
  tallest: number;
  heap: number;
  /** The number of coins that stay after the highlighted move; null if that move leaves this heap alone. */
  taken: number | null;
  /** The coins that the last move took. */
  gone: { count: number; side: Side; slow: boolean } | null;
  disabled: boolean;
  entry: boolean;
  fits: LegalMove[][];
  worths: Worths | null;
  /** True if a touch splits the heap below the coin. */
  cutting: boolean;
  onTouch: (moves: LegalMove[]) => void;
}

function coinLabel(taken: number, left: number): string {
  return left === 0 ? say("pictures-coins-all", { taken }) : say("pictures-coin", { taken, left });
}

function Coins({ count, tallest, heap, taken, gone, disabled, entry, fits, worths, cutting, onTouch }: CoinsProps) {
  const thick = coinThickness(tallest);
  return (
    <div class="coins" style={{ "--thick": `${thick}px`, "--tall": tallest }}>
      {Array.from({ length: count }, (_, coin) => {
        const legal = (fits[coin]?.length ?? 0) > 0 && !disabled;
        const label = !fits[coin]?.length ? say("pictures-coin-no-move", { left: coin }) : cutting ? say("pictures-split", { above: count - coin, below: coin }) : coinLabel(count - coin, coin);
        const values = worths === null ? [] : (fits[coin] ?? []).flatMap(({ after }) => worths.get(after)?.value ?? []);
        return (
          <button
            key={coin}
            type="button"
            class={`coin${legal ? " legal" : ""}${taken !== null && coin >= taken ? " taken" : ""}${worthClass(worths, fits[coin] ?? [])}`}
            data-heap={heap}
            data-coin={coin}
            tabIndex={entry && coin === 0 ? 0 : -1}
            aria-disabled={!legal}
            aria-label={label}
            title={legal ? label : undefined}
            onClick={() => legal && onTouch(fits[coin] ?? [])}
          >
            {values.length > 0 && <span class="coin-worth">{values.map(number).join(" ")}</span>}
          </button>
        );
      })}
      {gone !== null &&
        Array.from({ length: gone.count }, (_, i) => (
          <span key={`gone ${count + i}`} class={`coin gone by-${gone.side}${gone.slow ? " slow" : ""}`} style={{ bottom: `${(count + i) * thick}px` }} aria-hidden="true" />
        ))}
    </div>
  );
}

/** A heap with too many coins to touch. The visitor types how many coins stay. */
function LargeHeap({ heap, disabled, onLeave }: { heap: Natural; disabled: boolean; onLeave: (coins: string) => Promise<boolean> }) {
  const [text, type] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    if (/^\d+$/.test(text)) {
      void onLeave(text).then((found) => setWrong(!found));
    } else {
      setWrong(true);
    }
  };
  return (
    <form class="large" onSubmit={submit}>
      <span class="mound" aria-hidden="true" />
      <label>
        {say("pictures-leave")}
        <input
          inputMode="numeric"
          autocomplete="off"
          size={8}
          value={text}
          disabled={disabled}
          aria-label={say("pictures-leave-of", { size: number(heap) })}
          aria-invalid={wrong}
          onInput={(event) => {
            setWrong(false);
            type(event.currentTarget.value.trim());
          }}
        />
      </label>
      <button type="submit" disabled={disabled || text === ""}>
        {say("pictures-take")}
      </button>
      <span role="status" class="fault">
        {wrong && say("pictures-no-such-move")}
      </span>
    </form>
  );
}
