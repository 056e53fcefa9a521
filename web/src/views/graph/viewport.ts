// The place and scale of a large picture in its frame, and how fingers, wheel and keys change them.

/** The point `p` of the picture appears at `x + scale * p` in the frame, in pixels; `y` works alike. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

const MAX_SCALE = 6;
/** The largest scale at first, so that a small graph stays small. */
const MAX_FIT_SCALE = 1.25;
/** The room around the whole picture, in pixels: the ring around a node at its edge fits. */
const MARGIN = 12;
/** The width of the strip of the picture that stays in the frame, in pixels. */
const MIN_VISIBLE = 48;

/** Shows the whole picture in the middle of the frame. */
export function fit(picture: Size, frame: Size): Viewport {
  const within = (room: number, size: number) => Math.max(1, room - 2 * MARGIN) / Math.max(1, size);
  const scale = Math.min(MAX_FIT_SCALE, within(frame.width, picture.width), within(frame.height, picture.height));
  return { scale, x: (frame.width - picture.width * scale) / 2, y: (frame.height - picture.height * scale) / 2 };
}

/** Below this scale a node is a speck, and the whole picture shows nothing. */
const MIN_SHOWN_SCALE = 0.12;
/** A scale at which labels are easy to read. */
const READABLE_SCALE = 0.9;

/** The first look: the whole picture, or the node at `start` and what is around it if the whole is too large. */
export function firstLook(picture: Size, frame: Size, [x, y]: Point): Viewport {
  const whole = fit(picture, frame);
  return whole.scale >= MIN_SHOWN_SCALE ? whole : { scale: READABLE_SCALE, x: frame.width / 2 - x * READABLE_SCALE, y: frame.height / 2 - y * READABLE_SCALE };
}

/** The point of the picture at a point of the frame. */
export function inPicture(viewport: Viewport, [x, y]: Point): Point {
  return [(x - viewport.x) / viewport.scale, (y - viewport.y) / viewport.scale];
}

export function pan(viewport: Viewport, dx: number, dy: number): Viewport {
  return { ...viewport, x: viewport.x + dx, y: viewport.y + dy };
}

/** Zooms in or out and keeps the picture in place at one point of the frame. */
export function zoom(viewport: Viewport, factor: number, [x, y]: Point, minScale: number): Viewport {
  const scale = Math.min(MAX_SCALE, Math.max(minScale, viewport.scale * factor));
  const ratio = scale / viewport.scale;
  return { scale, x: x - (x - viewport.x) * ratio, y: y - (y - viewport.y) * ratio };
}

/** Follows two fingers from two points to two others. */
export function pinch(viewport: Viewport, [a, b]: [Point, Point], [c, d]: [Point, Point], minScale: number): Viewport {
  const middle = ([p, q]: [Point, Point]): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const apart = ([p, q]: [Point, Point]) => Math.max(1, Math.hypot(p[0] - q[0], p[1] - q[1]));
  const [before, after] = [middle([a, b]), middle([c, d])];
  const moved = pan(viewport, after[0] - before[0], after[1] - before[1]);
  return zoom(moved, apart([c, d]) / apart([a, b]), after, minScale);
}

/** Keeps a strip of the picture in the frame, so that the visitor cannot lose it. */
export function keepVisible(viewport: Viewport, picture: Size, frame: Size): Viewport {
  const within = (at: number, size: number, room: number) => Math.min(room - MIN_VISIBLE, Math.max(MIN_VISIBLE - size * viewport.scale, at));
  return { ...viewport, x: within(viewport.x, picture.width, frame.width), y: within(viewport.y, picture.height, frame.height) };
}

/** Moves the picture just far enough to show a point with some room around it. */
export function reveal(viewport: Viewport, [x, y]: Point, frame: Size): Viewport {
  const shift = (at: number, room: number) => {
    const margin = Math.min(72, room / 3);
    return Math.max(margin - at, 0) + Math.min(room - margin - at, 0);
  };
  return pan(viewport, shift(viewport.x + x * viewport.scale, frame.width), shift(viewport.y + y * viewport.scale, frame.height));
}

/** The smallest scale: the whole picture and a little room around it. */
export function minScale(picture: Size, frame: Size): number {
  return Math.min(0.5, fit(picture, frame).scale * 0.7);
}
