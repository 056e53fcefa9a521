// What a board is, in words for screen readers.

import type { Game } from "../engine/types";
import { say } from "../texts";

/** The squares of a board that is written as rows of characters; null for other boards. */
function rows(position: string): string[] | null {
  const text = position.slice(position.lastIndexOf(" : ") + 3);
  return /^[.#XOox/-]+$/.test(text) ? text.split("/") : null;
}

/** The name of a board: its game, its size and how much of it is free. */
export function boardName(game: Game | null, position: string): string {
  const squares = rows(position);
  const name = game === null ? position.slice(0, position.lastIndexOf(" : ")) : game.title;
  if (squares === null) {
    return say("pictures-board", { game: name });
  }
  return say("pictures-board-of-squares", { game: name, rows: squares.length, columns: Math.max(...squares.map((row) => row.length)), free: squares.join("").split(".").length - 1 });
}
