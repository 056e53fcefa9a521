import { describe, expect, it } from "vitest";
import type { LegalMove } from "../engine/types";
import { markSquare, spans, spansWith, splits, touchPin } from "./pins";

const move = (text: string): LegalMove => ({ text, after: text, component: 0 }) as LegalMove;
const kayles = ["4 → 3 (take 1)", "4 → 1 + 2 (take 1)", "4 → 2 (take 2)", "4 → 1 + 1 (take 2)"].map(move);

describe("rows of pins", () => {
  it("knows which rules split heaps", () => {
    expect(["0.77", "0.137", "0.6", "4!.0", "n -> [a, n-a] for a in 1..n-1"].map(splits)).toEqual([true, true, true, true, true]);
    expect(["take {1,3,4}", "nim", "0.33", "n -> n-1", "4.[3]"].map(splits)).toEqual([false, false, false, false, false]);
  });

  it("finds the places of moves, and their mirror images", () => {
    const found = spans(kayles, 4);
    expect(found?.map(({ start, length }) => [start, length])).toEqual([
      [3, 1],
      [0, 1],
      [1, 1],
      [2, 1],
      [2, 2],
      [0, 2],
      [1, 2],
    ]);
    expect(spansWith(found ?? [], [1]).length).toBe(3);
    expect(spans([move("5 → 1 + 4")], 5)).toEqual([
      { start: 1, length: 0, move: move("5 → 1 + 4") },
      { start: 4, length: 0, move: move("5 → 1 + 4") },
    ]);
  });

  it("draws no row where a move takes many pins or leaves three heaps", () => {
    expect(spans([move("9 → 2 (take 7)")], 9)).toBeNull();
    expect(spans([move("9 → 1 + 2 + 3 (take 3)")], 9)).toBeNull();
  });

  it("takes a pin at the second touch, and two neighbours at once", () => {
    const all = spans(kayles, 4) ?? [];
    expect(touchPin(all, [], 0)).toEqual({ touched: [0] });
    expect(touchPin(all, [0], 0)).toEqual({ span: { start: 0, length: 1, move: kayles[0] } });
    expect(touchPin(all, [1], 1)).toEqual({ span: { start: 1, length: 1, move: kayles[1] } });
    expect(touchPin(all, [1], 2)).toEqual({ span: { start: 1, length: 2, move: kayles[3] } });
    expect(touchPin(all, [3], 0)).toEqual({ touched: [0] });
  });

  it("plays the only move of a pin at once", () => {
    expect(touchPin(spans([move("1 → 0 (take all)")], 1) ?? [], [], 0)).toEqual({ span: { start: 0, length: 1, move: move("1 → 0 (take all)") } });
    expect(touchPin([], [], 0)).toEqual({ touched: [] });
  });

  it("takes the neighbours of a marked square", () => {
    const chess = spans(["4 → 2 (take 2)", "4 → 1 (take 3)"].map(move), 4) ?? [];
    expect([0, 1, 2, 3].map((square) => markSquare(chess, 4, square)?.start)).toEqual([0, 0, 1, 2]);
    expect(markSquare(spans(kayles, 4) ?? [], 4, 1)).toBeNull();
  });
});
