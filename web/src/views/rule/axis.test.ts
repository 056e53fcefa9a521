import { describe, expect, test } from "vitest";
import { between, shift, ticks, zoom } from "./axis";

describe("a part of a plot", () => {
  test("zooms in around a heap, which keeps its place", () => {
    expect(zoom({ from: 0, to: 1000 }, 0.5, 500, 1000)).toEqual({ from: 250, to: 750 });
    expect(zoom({ from: 0, to: 1000 }, 0.5, 0, 1000)).toEqual({ from: 0, to: 500 });
  });
  test("zooms out to the whole, and in to a few heaps", () => {
    expect(zoom({ from: 400, to: 500 }, 100, 450, 1000)).toEqual({ from: 0, to: 1000 });
    expect(zoom({ from: 400, to: 420 }, 0.01, 410, 1000)).toEqual({ from: 405, to: 415 });
    expect(zoom({ from: 0, to: 3 }, 0.5, 1, 3)).toEqual({ from: 0, to: 3 });
  });
  test("stays within the whole", () => {
    expect(shift({ from: 10, to: 30 }, -50, 1000)).toEqual({ from: 0, to: 20 });
    expect(shift({ from: 10, to: 30 }, 5000, 1000)).toEqual({ from: 980, to: 1000 });
  });
  test("is what the visitor draws a line over", () => {
    expect(between(700.2, 300.7, 1000)).toEqual({ from: 300, to: 701 });
    expect(between(-5, 2000, 1000)).toEqual({ from: 0, to: 1000 });
    expect(between(5, 5.2, 1000)).toBeNull();
  });
});

test("the numbers at an axis are round", () => {
  expect(ticks(0, 1000, 5)).toEqual([0, 200, 400, 600, 800, 1000]);
  expect(ticks(37, 95, 5)).toEqual([40, 60, 80]);
  expect(ticks(0, 3, 8)).toEqual([0, 1, 2, 3]);
});
