import { describe, expect, test } from "vitest";
import { firstLook, minScale, fit, inPicture, keepVisible, pinch, reveal, type Viewport, zoom } from "./viewport";

const picture = { width: 1000, height: 500 };
const frame = { width: 500, height: 500 };
const near = (a: readonly number[], b: readonly number[]) => a.forEach((at, i) => expect(at).toBeCloseTo(b[i] ?? NaN, 6));

test("the whole picture is in the middle of the frame", () => {
  const { scale, x, y } = fit(picture, frame);
  expect([scale, x]).toEqual([476 / 1000, 12]);
  expect(y).toBeCloseTo(131);
  expect(fit({ width: 10, height: 10 }, frame).scale).toBeLessThanOrEqual(1.25);
  expect(Number.isFinite(fit({ width: 0, height: 0 }, frame).scale)).toBe(true);
});

describe("zooming", () => {
  test("keeps the point under the finger", () => {
    const viewport: Viewport = { scale: 0.7, x: -30, y: 12 };
    const at = [120, 80] as const;
    near(inPicture(zoom(viewport, 1.5, at, 0.1), at), inPicture(viewport, at));
    near(inPicture(zoom(viewport, 0.2, at, 0.3), at), inPicture(viewport, at));
  });
  test("has a largest and a smallest scale", () => {
    const viewport = fit(picture, frame);
    const far = minScale(picture, frame);
    expect(zoom(viewport, 1e9, [0, 0], far).scale).toBeLessThan(10);
    expect(zoom(viewport, 1e-9, [0, 0], far).scale).toBe(far);
    expect(far).toBeLessThanOrEqual(viewport.scale);
  });
});

test("two fingers keep their two points", () => {
  const viewport: Viewport = { scale: 1, x: 10, y: 20 };
  const before = [[100, 100], [200, 100]] as [[number, number], [number, number]];
  const after = [[50, 150], [250, 150]] as [[number, number], [number, number]];
  const next = pinch(viewport, before, after, 0.1);
  expect(next.scale).toBeCloseTo(2);
  near(inPicture(next, after[0]), inPicture(viewport, before[0]));
  near(inPicture(next, after[1]), inPicture(viewport, before[1]));
});

test("part of the picture stays in the frame", () => {
  const lost = keepVisible({ scale: 0.5, x: 1e6, y: -1e6 }, picture, frame);
  expect(lost.x).toBeLessThan(frame.width);
  expect(lost.y + picture.height * lost.scale).toBeGreaterThan(0);
  const kept = fit(picture, frame);
  expect(keepVisible(kept, picture, frame)).toEqual(kept);
});

test("a point outside the frame comes into it, a point inside moves nothing", () => {
  const viewport: Viewport = { scale: 1, x: 0, y: 0 };
  const next = reveal(viewport, [900, 250], frame);
  expect(next.x + 900).toBeLessThan(frame.width);
  expect(next.y).toBe(0);
  expect(reveal(viewport, [250, 250], frame)).toEqual(viewport);
});

test("a picture too large to see begins at its start, in a readable size", () => {
  expect(firstLook(picture, frame, [0, 0])).toEqual(fit(picture, frame));
  const line = { width: 120_000, height: 40 };
  const { scale, x } = firstLook(line, frame, [119_980, 20]);
  expect(scale).toBeGreaterThan(0.8);
  expect(119_980 * scale + x).toBeCloseTo(250);
});
