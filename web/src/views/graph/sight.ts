// The place and scale of a large picture in its frame, and how fingers, wheel and keys change them.

/** The point `p` of the picture appears at `x + scale * p` in the frame, in pixels; `y` works alike. */
export interface Sight {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

const CLOSEST = 6;
/** The largest scale at first, so that a small graph stays small. */
const USUAL = 1.25;
/** The width of the strip of the picture that stays in the frame, in pixels. */
const STAYS = 48;

/** Shows the whole picture in the middle of the frame. */
export function fit(picture: Size, frame: Size): Sight {
  const scale = Math.min(USUAL, frame.width / Math.max(1, picture.width), frame.height / Math.max(1, picture.height));
  return { scale, x: (frame.width - picture.width * scale) / 2, y: (frame.height - picture.height * scale) / 2 };
}

/** The point of the picture at a point of the frame. */
export function inPicture(sight: Sight, [x, y]: Point): Point {
  return [(x - sight.x) / sight.scale, (y - sight.y) / sight.scale];
}

export function pan(sight: Sight, dx: number, dy: number): Sight {
  return { ...sight, x: sight.x + dx, y: sight.y + dy };
}

/** Zooms in or out and keeps the picture in place at one point of the frame. */
export function zoom(sight: Sight, factor: number, [x, y]: Point, farthest: number): Sight {
  const scale = Math.min(CLOSEST, Math.max(farthest, sight.scale * factor));
  const ratio = scale / sight.scale;
  return { scale, x: x - (x - sight.x) * ratio, y: y - (y - sight.y) * ratio };
}

/** Follows two fingers from two points to two others. */
export function pinch(sight: Sight, [a, b]: [Point, Point], [c, d]: [Point, Point], farthest: number): Sight {
  const middle = ([p, q]: [Point, Point]): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const apart = ([p, q]: [Point, Point]) => Math.max(1, Math.hypot(p[0] - q[0], p[1] - q[1]));
  const [before, after] = [middle([a, b]), middle([c, d])];
  const moved = pan(sight, after[0] - before[0], after[1] - before[1]);
  return zoom(moved, apart([c, d]) / apart([a, b]), after, farthest);
}

/** Keeps a strip of the picture in the frame, so that the visitor cannot lose it. */
export function keep(sight: Sight, picture: Size, frame: Size): Sight {
  const within = (at: number, size: number, room: number) => Math.min(room - STAYS, Math.max(STAYS - size * sight.scale, at));
  return { ...sight, x: within(sight.x, picture.width, frame.width), y: within(sight.y, picture.height, frame.height) };
}

/** Moves the picture just far enough to show a point with some room around it. */
export function reveal(sight: Sight, [x, y]: Point, frame: Size): Sight {
  const shift = (at: number, room: number) => {
    const margin = Math.min(72, room / 3);
    return Math.max(margin - at, 0) + Math.min(room - margin - at, 0);
  };
  return pan(sight, shift(sight.x + x * sight.scale, frame.width), shift(sight.y + y * sight.scale, frame.height));
}

/** The smallest scale: the whole picture and a little room around it. */
export function farthest(picture: Size, frame: Size): number {
  return Math.min(0.5, fit(picture, frame).scale * 0.7);
}
