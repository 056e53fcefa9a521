// The dominoes and crosses that players have put on a board. The engine writes such boards as rows of characters:
// `##../..../....`, `X.X..`. A new character is a new piece, and the order of moves says whose it is.

import type { Side } from "./past";

export interface Piece {
  /** The numbers of its squares, in the order of reading. */
  cells: number[];
  side: Side;
  /** The number of its move, counted from 0. */
  move: number;
}

/** The games in which players put something on a board that stays there. */
const layingGames: Record<string, "domino" | "mark"> = { cram: "domino", treblecross: "mark", "xo-strip": "mark" };

/** What players put on the board of a game; null if nothing stays. */
export const layingOf = (game: string | null): "domino" | "mark" | null => (game === null ? null : (layingGames[game] ?? null));

const board = /^[.#XOox/-]+$/;

/** The pieces after these moves. A text of another form, such as `3x4`, is an empty board. */
export function pieces(texts: readonly string[], sides: readonly Side[]): Piece[] {
  return sides.flatMap((side, move) => {
    const [before = "", after = ""] = [texts[move], texts[move + 1]];
    if (!board.test(after)) {
      return [];
    }
    const now = after.replaceAll("/", "");
    const then = board.test(before) ? before.replaceAll("/", "") : "";
    const cells = [...now].flatMap((each, i) => (each !== "." && (then[i] ?? ".") === "." ? [i] : []));
    return cells.length === 0 ? [] : [{ cells, side, move }];
  });
}
