// Heaps of coins. Touching a coin takes it and all coins above it.

import { useRef, useState } from "preact/hooks";
import type { LegalMove, Natural } from "../engine/types";
import { number, texts } from "../texts";
import { Chooser } from "./chooser";
import { countable, elsewhere, left, MOST_COINS, thickness, touches } from "./piles";
import { ofHeap } from "./said";

/** The most heaps that the page draws. */
const MOST_HEAPS = 40;

export interface PlayProps {
  rule: string;
  component: number;
  moves: readonly LegalMove[];
  onMove: (move: LegalMove) => void;
  /** True while no move can be made. */
  still: boolean;
  /** The move to highlight, such as a hint. */
  shown: LegalMove | null;
}

interface HeapsProps extends PlayProps {
  heaps: readonly Natural[];
  /** Finds the move that leaves this number of coins in a large heap. The list of moves may be too short to have it. */
  onLeave: (heap: number, coins: string) => Promise<LegalMove | null>;
}

export function Heaps({ rule, component, heaps, moves, onMove, still, shown, onLeave }: HeapsProps) {
  const [choice, choose] = useState<LegalMove[] | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const drawn = heaps.slice(0, MOST_HEAPS);
  const counts = drawn.map(countable);
  const small = (count: number | null): count is number => count !== null && count <= MOST_COINS;
  const tallest = Math.max(1, ...counts.filter(small));

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
    while (heap >= 0 && heap < counts.length && !(small(counts[heap] ?? null) && counts[heap] !== 0)) {
      heap += across;
    }
    const top = (counts[heap] ?? 0) - 1;
    const coin = Math.max(0, Math.min(top, Number(at.coin) + up));
    group.current?.querySelector<HTMLElement>(`[data-heap="${heap}"][data-coin="${coin}"]`)?.focus();
  };

  // The tab key stops at only one coin: the lowest coin of the first heap that has coins.
  const entry = counts.findIndex((count) => small(count) && count > 0);
  return (
    <div class="play-heaps">
      <div ref={group} class="heaps" role="group" aria-label={`${texts.pictures.heaps(rule)}. ${texts.pictures.heapHelp}`} onKeyDown={walk} data-thin={thickness(tallest) < 22}>
        {drawn.map((heap, i) => {
          const count = counts[i] ?? null;
          const own = ofHeap(moves, component, heaps, i);
          const taken = shown !== null && own.some(({ after }) => after === shown.after) ? left(shown) : null;
          return (
            <div class="heap" key={i} role="group" aria-label={texts.pictures.heap(i + 1, number(heap))}>
              {small(count) ? (
                <Coins {...{ count, tallest, heap: i, taken, still, entry: i === entry }} fits={touches(own, count)} onTouch={touch} />
              ) : (
                <Large heap={heap} still={still} onLeave={(coins) => leave(i, coins)} />
              )}
              <span class="size">{count === 0 ? texts.pictures.empty : number(heap)}</span>
              <More moves={count === null ? [] : elsewhere(own, count)} still={still} onChoose={choose} />
            </div>
          );
        })}
      </div>
      {heaps.length > MOST_HEAPS && <p class="faint">{texts.pictures.moreHeaps(heaps.length - MOST_HEAPS)}</p>}
      {choice !== null && !still && (
        <Chooser
          title={texts.pictures.several}
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
    const fitting = ofHeap(moves, component, heaps, heap).filter((move) => left(move) === countable(coins));
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
  still: boolean;
  entry: boolean;
  fits: LegalMove[][];
  onTouch: (moves: LegalMove[]) => void;
}

function Coins({ count, tallest, heap, taken, still, entry, fits, onTouch }: CoinsProps) {
  const thick = thickness(tallest);
  return (
    <div class="coins" style={{ "--thick": `${thick}px`, "--tall": tallest }}>
      {Array.from({ length: count }, (_, coin) => {
        const legal = (fits[coin]?.length ?? 0) > 0 && !still;
        const label = fits[coin]?.length ? texts.pictures.coin(count - coin, coin) : texts.pictures.coinNoMove(coin);
        return (
          <button
            key={coin}
            type="button"
            class={`coin${legal ? " legal" : ""}${taken !== null && coin >= taken ? " taken" : ""}`}
            data-heap={heap}
            data-coin={coin}
            tabIndex={entry && coin === 0 ? 0 : -1}
            aria-disabled={!legal}
            aria-label={label}
            title={legal ? label : undefined}
            onClick={() => legal && onTouch(fits[coin] ?? [])}
          />
        );
      })}
    </div>
  );
}

/** A heap with too many coins to touch. The visitor types how many coins stay. */
function Large({ heap, still, onLeave }: { heap: Natural; still: boolean; onLeave: (coins: string) => Promise<boolean> }) {
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
        {texts.pictures.leave}
        <input
          inputMode="numeric"
          autocomplete="off"
          size={8}
          value={text}
          disabled={still}
          aria-label={texts.pictures.leaveOf(number(heap))}
          aria-invalid={wrong}
          onInput={(event) => {
            setWrong(false);
            type(event.currentTarget.value.trim());
          }}
        />
      </label>
      <button type="submit" disabled={still || text === ""}>
        {texts.pictures.take}
      </button>
      <span role="status" class="fault">
        {wrong && texts.pictures.noSuchMove}
      </span>
    </form>
  );
}

/** Moves that take no coins, but split a heap or make it grow. */
function More({ moves, still, onChoose }: { moves: LegalMove[]; still: boolean; onChoose: (moves: LegalMove[]) => void }) {
  if (moves.length === 0) {
    return null;
  }
  return (
    <button type="button" class="quiet more" disabled={still} onClick={() => onChoose(moves)}>
      {texts.pictures.otherMoves}
    </button>
  );
}
