// Positions as text.

import type { PositionAnswer } from "../engine/types";

/** One component as a position. */
export function positionOf({ rule, text }: PositionAnswer["components"][number]): string {
  return `${rule} : ${text}`;
}

/** The position after one heap gets another size; null if the component has no such heap. */
export function withHeap(read: PositionAnswer, component: number, heap: number, coins: string): string | null {
  const part = read.components[component];
  const heaps = part?.heaps;
  if (!/^\d+$/.test(coins) || heaps === null || heaps === undefined || heaps[heap] === undefined) {
    return null;
  }
  const next = heaps.map((size, i) => (i === heap ? coins : String(size)));
  const changed = `${part?.rule} : ${next.join(", ")}`;
  return read.components.map((each, i) => (i === component ? changed : positionOf(each))).join(" + ");
}
