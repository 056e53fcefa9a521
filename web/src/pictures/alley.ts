// Rows of pins over a whole game. The pins stay where they are: a move takes some of them away or parts a row,
// and each piece of a row that is left is one heap.

import type { Place, Side } from "./past";

/** Pins side by side, which are a heap. */
export interface Piece {
  heap: number;
  start: number;
  length: number;
}

export interface AlleyRow<AnyPiece extends Piece = Piece> {
  length: number;
  /** From left to right. */
  pieces: AnyPiece[];
  /** The pins that were taken, and by whom. */
  fallen: { start: number; length: number; side: Side; step: number }[];
}

/** The rows at the start of a game: one for each heap. */
export function rack(heaps: readonly number[]): AlleyRow[] {
  return heaps.flatMap((length, heap) => (length === 0 ? [] : [{ length, pieces: [{ heap, start: 0, length }], fallen: [] }]));
}

export interface Roll {
  before: readonly number[];
  after: readonly number[];
  side: Side;
  place?: Place | undefined;
}

interface Change {
  heap: number;
  to: readonly number[];
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((each, i) => each === b[i]);

/** The heap that changes, and what it leaves. The heap with this number comes first if several fit. */
function change(before: readonly number[], after: readonly number[], preferred: number | undefined): Change | null {
  const all = before.map((_, heap) => heap).sort((a, b) => Number(b === preferred) - Number(a === preferred) || a - b);
  for (const heap of all) {
    const count = after.length - before.length + 1;
    const [left, right] = [before.slice(0, heap), before.slice(heap + 1)];
    const to = after.slice(heap, heap + count);
    const fits = count >= 0 && count <= 2 && same(after.slice(0, heap), left) && same(after.slice(heap + count), right);
    if (fits && !(count === 1 && to[0] === before[heap])) {
      return { heap, to };
    }
  }
  return null;
}

/** The rows after a move. A move of another kind begins new rows. */
function rolled(rows: readonly AlleyRow[], { before, after, side, place }: Roll, step: number): AlleyRow[] {
  const found = change(before, after, place?.heap);
  const row = rows.findIndex(({ pieces }) => pieces.some(({ heap }) => heap === found?.heap));
  const piece = rows[row]?.pieces.find(({ heap }) => heap === found?.heap);
  const parts = (found?.to ?? []).filter((length) => length > 0);
  const taken = (piece?.length ?? 0) - parts.reduce((sum, part) => sum + part, 0);
  if (found === null || piece === undefined || taken < 0) {
    return rack(after);
  }
  const sizes = [parts[0] ?? 0, parts[1] ?? 0];
  const left = place !== undefined && place.heap === found.heap && sizes.includes(place.start) ? place.start : (sizes[0] ?? 0);
  const right = piece.length - taken - left;
  // The engine lists the pieces in its own order, and drops those that are empty.
  const [swapped, count] = [left !== sizes[0], found.to.length];
  const heapOf = (first: boolean) => found.heap + (parts.length === 2 && first === swapped ? 1 : 0);
  const pieces: Piece[] = [
    { heap: heapOf(true), start: piece.start, length: left },
    { heap: heapOf(false), start: piece.start + left + taken, length: right },
  ];
  return rows.map((each, i) => ({
    length: each.length,
    pieces: each.pieces
      .flatMap((other) => (other === piece ? pieces : [{ ...other, heap: other.heap > found.heap ? other.heap + count - 1 : other.heap }]))
      .filter(({ length }) => length > 0),
    fallen: i === row ? [...each.fallen, { start: piece.start + left, length: taken, side, step }] : each.fallen,
  }));
}

/** The rows after all these moves. */
export function alley(start: readonly number[], rolls: readonly Roll[]): AlleyRow[] {
  return rolls.reduce<AlleyRow[]>((rows, roll, step) => rolled(rows, roll, step), rack(start));
}
