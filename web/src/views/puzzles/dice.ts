// Random choices from a seed. The same seed gives the same choices on every machine.

export interface Dice {
  /** A whole number from `least` to `most`. */
  number: (least: number, most: number) => number;
  /** One of these. */
  pick: <Each>(from: readonly [Each, ...Each[]]) => Each;
}

/** Mixes a text into a seed of 32 bits (FNV-1a), so that similar texts have unlike seeds. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Dice of the generator mulberry32. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { number, pick: (from) => from[number(0, from.length - 1)] ?? from[0] };
}
