// Moves in words that people can read: "domino on row 1, columns 1–2" for (1,1)-(1,2). The notation of the engine
// stays beside them. Moves of heaps are readable as they are: `7 → 2 + 4 (take 1)`.

import type { LegalMove } from "../engine/types";
import { say } from "../texts";
import { takeText } from "./fibonacci";
import { parseMove, shortText, withoutRule } from "./move-text";

type Write = (...parts: string[]) => string;

/** The words of a domino: its squares lie in one row or in one column. */
const domino: Write = (row = "", column = "", toRow = "", toColumn = "") =>
  row === toRow ? say("pictures-words-domino-across", { row, first: column, last: toColumn }) : say("pictures-words-domino-down", { column, first: row, last: toRow });

const square: Write = (row = "", column = "", toRow = "", toColumn = "") => say("pictures-words-stone", { row, column, toRow, toColumn });
const squares = /^\((\d+),(\d+)\)-\((\d+),(\d+)\)/;

/** Heaps that get a new size: `(0,-,1)` leaves the second one alone. */
const heapsTo: Write = (sizes = "") =>
  sizes
    .split(",")
    .flatMap((left, i) => (left === "-" ? [] : [say("pictures-words-heap-to", { heap: i + 1, left })]))
    .join(", ");

/** How the moves of each game are written, and their words. */
const games: Record<string, readonly [RegExp, Write]> = {
  cram: [squares, domino],
  clobber: [squares, square],
  "cannibal-clobber": [squares, square],
  chomp: [/^\((\d+),(\d+)\)/, (row = "", column = "") => say("pictures-words-bite", { row, column })],
  treblecross: [/^(\d+)/, (cell = "") => say("pictures-words-mark", { mark: "X", cell })],
  "xo-strip": [/^([XO])(\d+)/, (mark = "", cell = "") => say("pictures-words-mark", { mark, cell })],
  "node-kayles": [/^([^\s→]+)/, (vertex = "") => say("pictures-words-vertex", { vertex })],
  "arc-kayles": [/^([^\s→]+)-([^\s→]+)/, (from = "", to = "") => say("pictures-words-edge", { from, to })],
  hackenbush: [/^([^\s→]+)-([^\s→]+)/, (from = "", to = "") => say("pictures-words-cut", { from, to })],
  geography: [/^([^\s→>]+)>([^\s→]+)/, (from = "", to = "") => say("pictures-words-go", { from, to })],
  "undirected-geography": [/^([^\s→]+)-([^\s→]+)/, (from = "", to = "") => say("pictures-words-go", { from, to })],
  poset: [/^([^\s→]+)/, (element = "") => say("pictures-words-above", { element })],
  schuh: [/^([^\s→]+)/, (element = "") => say("pictures-words-multiples", { element })],
  moore: [/^\(([\d,-]+)\)/, heapsTo],
  "selective-nim": [/^heaps? ([\d,]+)/, (heaps = "") => say("pictures-words-one-each", { count: heaps.split(",").length, heaps: heaps.replaceAll(",", ", ") })],
  "cut-cake": [/^(top|bottom|left|right) (\d+)/, (side = "", lines = "") => say("pictures-words-cake", { side, lines: Number(lines) })],
  nimble: [/^(\d+) to (\d+)/, (from = "", to = "") => say("pictures-words-coin", { from, to })],
  "silver-dollar": [/^(\d+) to (\d+)/, (from = "", to = "") => say("pictures-words-coin", { from, to })],
  "corner-knight": [/^(\([^)]*\)) to (\([^)]*\))/, (from = "", to = "") => say("pictures-words-knight", { from, to })],
  staircase: [/^(\d+) from stair (\d+) to (\d+)/, (coins = "", from = "", to = "") => say("pictures-words-stairs", { coins: Number(coins), from, to })],
  "turning-corners": [/^(\([^)]*\)) with (\([^)]*\))/, (from = "", to = "") => say("pictures-words-corners", { from, to })],
  "fibonacci-nim": [/^\((\d+),\d+\) → \((\d+),/, (from = "", left = "") => takeText(Number(from), Number(left))],
};

/** A move of a tuple of numbers. */
const tuple = /^\((\d+(?:,\d+)*)\) → (\((\d+(?:,\d+)*)\))/;

/** The name of the game at the head of a position, or of a move in a sum. */
const gameOf = ({ text, after }: Pick<LegalMove, "text" | "after">) => /^[a-z][a-z-]*/.exec(text.includes(" : ") ? text : after)?.[0] ?? "";

/** A move in words, as short as a button needs. */
export function moveWords(move: Pick<LegalMove, "text" | "after">): string {
  const text = withoutRule(move.text);
  const [pattern, write] = games[gameOf(move)] ?? [];
  const found = pattern?.exec(text);
  if (found !== undefined && found !== null && write !== undefined) {
    return write(...found.slice(1));
  }
  const to = tuple.exec(text)?.[2];
  return to !== undefined && parseMove(move) === null ? say("pictures-words-tuple", { to }) : shortText(move);
}
