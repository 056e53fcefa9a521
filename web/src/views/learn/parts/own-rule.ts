// The rule that the learner has made in the last chapter. Its stages share it.

import { useEffect, useState } from "preact/hooks";

let takes: readonly number[] = [1, 3, 4];
const listeners = new Set<() => void>();

export function useOwnRule() {
  const [now, set] = useState(takes);
  useEffect(() => {
    const change = () => set(takes);
    listeners.add(change);
    return () => void listeners.delete(change);
  }, []);
  return {
    takes: now,
    rule: `take {${now.join()}}`,
    /** Allows a number of coins, or forbids it. One number always stays. */
    toggle: (coins: number) => {
      const next = takes.includes(coins) ? takes.filter((each) => each !== coins) : [...takes, coins].sort((a, b) => a - b);
      takes = next.length === 0 ? takes : next;
      listeners.forEach((listener) => listener());
    },
  };
}
