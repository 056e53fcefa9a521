// Pictures of boards over a whole game: a board that shrinks stays where it was.

/** The numbers of a viewBox. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(svg: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? "").split(/\s+/).map(Number);
  return { x, y, width, height };
}

/** The places of the rectangles in a picture: the squares, the coins and the vertices of boards. */
function places(svg: string, down: number): Set<string> {
  const all = svg.matchAll(/<(?:rect|circle) class="(?!g-paper|g-move)[^"]*" c?x="([\d.-]+)" c?y="([\d.-]+)"/g);
  return new Set([...all].map(([, x = "0", y = "0"]) => `${Math.round(Number(x))} ${Math.round(Number(y) + down)}`));
}

/**
 * How far a picture moves down, so that it stands where the first picture of the game stood: not at all if it
 * hangs from its top, the difference of their heights if it stands on the ground.
 */
export function drop(first: string, now: string): number {
  const higher = boxOf(first).height - boxOf(now).height;
  if (higher === 0) {
    return 0;
  }
  const before = places(first, 0);
  const common = (down: number) => [...places(now, down)].filter((place) => before.has(place)).length;
  return common(higher) > common(0) ? higher : 0;
}

/** The squares of a board in the order of reading, in the coordinates of its moves. */
export function cells(svg: string): Box[] {
  const box = boxOf(svg);
  return [...svg.matchAll(/<rect class="g-(?:cell|blocked)" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"\/>/g)].map(([, x, y, width, height]) => ({
    x: Number(x) - box.x,
    y: Number(y) - box.y,
    width: Number(width),
    height: Number(height),
  }));
}
