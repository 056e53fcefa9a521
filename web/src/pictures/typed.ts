// Positions as they are typed.

import type { PositionAnswer } from "../engine/types";

/** One component alone, as a position. */
export function alone({ rule, text }: PositionAnswer["components"][number]): string {
  return `${rule} : ${text}`;
}

/** The position in which a heap has another size; null where the component has no such heap. */
export function withHeap(read: PositionAnswer, component: number, heap: number, coins: string): string | null {
  const part = read.components[component];
  const heaps = part?.heaps;
  if (!/^\d+$/.test(coins) || heaps === null || heaps === undefined || heaps[heap] === undefined) {
    return null;
  }
  const next = heaps.map((size, i) => (i === heap ? coins : String(size)));
  const changed = `${part?.rule} : ${next.join(", ")}`;
  return read.components.map((each, i) => (i === component ? changed : alone(each))).join(" + ");
}
