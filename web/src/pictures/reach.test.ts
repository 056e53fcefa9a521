import { expect, test } from "vitest";
import { answer } from "../engine/in-node";
import type { Game, PositionAnswer, LegalMove } from "../engine/types";
import { coinCount } from "./coin-count";
import { isRow, turnCoin, turnedPlaces } from "./faces";
import { fibonacciHeap } from "./fibonacci";
import { movesOfHeap } from "./move-text";
import { isSplit, movesByCoin, splitsByCoin } from "./piles";
import { markSquare, spans, splits, touchPin } from "./pins";
import { gathers, intent, isTouchable, middleOf } from "./touch";

const games = (await answer("games", {})) as Game[];

/** The moves of a heap that touches on its pins or its coins make. */
function madeOnHeap(moves: LegalMove[], size: number, canonical: string, game: string): LegalMove[] {
  const places = splits(canonical) ? spans(moves, size) : null;
  if (places === null) {
    return [...movesByCoin(moves.filter((move) => !isSplit(move)), size), ...splitsByCoin(moves, size)].flatMap((own) => (own.length === 1 ? own : []));
  }
  const pins = Array.from({ length: size }, (_, pin) => pin);
  const meant = [
    ...pins.map((pin) => (game === "dawsons-chess" ? markSquare(places, size, pin) : null)),
    ...pins.flatMap((pin) => pins.map((other) => [touchPin(places, [], pin), touchPin(places, [pin], other)].flatMap((each) => ("span" in each ? [each.span] : [])))).flat(),
    ...places.filter(({ length }) => length === 0),
  ];
  return meant.flatMap((span) => (span === null ? [] : [span.move]));
}

/** True if touches on the coins that a move turns, and a last one on one of them, make this move. */
function turns(moves: LegalMove[], move: LegalMove): boolean {
  let touched: number[] = [];
  for (const place of [...turnedPlaces(move), turnedPlaces(move)[0] ?? 0]) {
    const meant = turnCoin(moves, 0, touched, place);
    if ("move" in meant) {
      return meant.move === move;
    }
    touched = meant.touched;
  }
  return false;
}

async function madeInPicture(position: string, part: PositionAnswer["components"][number], moves: LegalMove[]): Promise<Set<string>> {
  const { canonical, game } = await answer("rule", { rule: part.rule });
  const limited = game?.name === "fibonacci-nim" ? fibonacciHeap(part.text, moves) : null;
  const heaps = limited === null ? part.heaps : [limited.coins];
  if (heaps === null) {
    const touch = await answer("touch", { position, max_moves: 2000 });
    const gathered = gathers(touch.moves);
    const made = touch.moves.filter((move) => {
      const all = intent(touch.moves, move.areas.map(middleOf));
      return isTouchable(touch.moves, move) || (gathered && "one" in all && all.one.after === move.after);
    });
    return new Set(made.map(({ text }) => text));
  }
  if (isRow(moves, 0)) {
    return new Set(moves.filter((move) => turns(moves, move)).map(({ text }) => text));
  }
  const all = limited?.moves ?? moves;
  return new Set(heaps.flatMap((heap, i) => madeOnHeap(movesOfHeap(all, 0, heaps, i), coinCount(heap) ?? 0, canonical, game?.name ?? "")).map(({ after }) => moves.find((move) => move.after === after)?.text ?? ""));
}

test.each(games.flatMap(({ samples }) => samples.slice(0, 1)))("touches alone make every move of %s", async (position) => {
  const { components } = await answer("position", { position });
  const { moves } = await answer("moves", { position, max_moves: 2000 });
  const [part] = components;
  const made = part === undefined ? new Set<string>() : await madeInPicture(position, part, moves);
  const missing = moves.filter(({ text }) => !made.has(text)).map(({ text }) => text);
  expect(missing).toEqual([]);
});
