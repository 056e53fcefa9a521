// Random choices from a seed: the same seed gives the same tasks, so that a class can work on the same ones.

export interface Random {
  /** A whole number from `min` to `max`, both included. */
  whole: (min: number, max: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** `count` different whole numbers from `min` to `max`, in order. */
  some: (count: number, min: number, max: number) => number[];
}

/** The generator mulberry32 (Tommy Ettinger, public domain). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    some: (count, min, max) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, max - min + 1)) {
        chosen.add(whole(min, max));
      }
      return [...chosen].sort((a, b) => a - b);
    },
  };
}

/** Draws until the result satisfies the condition. The condition must hold for a good share of the draws. */
export function drawUntil<Item>(draw: () => Item, good: (item: Item) => boolean): Item {
  for (;;) {
    const item = draw();
    if (good(item)) {
      return item;
    }
  }
}

export const MAX_SEED = 9999;

/** A new seed for tasks. */
export const newSeed = (): number => 1 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % MAX_SEED);
