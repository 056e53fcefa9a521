import type { DrawQuestion, PositionAnswer } from "../engine/types";

/** The picture of a position; null if it has none. */
export function drawingOf({ position, components, board }: PositionAnswer, misere: boolean): DrawQuestion | null {
  if (board) {
    return { what: "board", position, misere };
  }
  return components.every(({ heaps }) => heaps !== null) ? { what: "heaps", played: [position], misere } : null;
}
