// The state graph as neighbours and lines.

import type { StatesAnswer } from "../../engine/types";

export type Node = StatesAnswer["nodes"][number];

/** Half the height of a node, as in the exported picture. */
export const HALF_HEIGHT = 17;
const LETTER_WIDTH = 0.58 * 12;

/** Half the width of a node: its label fits. */
export function halfWidth(label: string): number {
  return Math.max(HALF_HEIGHT, ([...label].length * LETTER_WIDTH) / 2 + 8);
}

export interface Step {
  to: number;
  wins: boolean;
}

export interface Net {
  graph: StatesAnswer;
  /** The moves from each node, winning moves first. */
  options: Step[][];
  /** The node of each position. */
  named: Map<string, number>;
  start: number;
}

export function net(graph: StatesAnswer): Net {
  const options: Step[][] = graph.nodes.map(() => []);
  for (const { from, to, wins } of graph.edges) {
    options[from]?.push({ to, wins });
  }
  options.forEach((steps) => steps.sort((a, b) => Number(b.wins) - Number(a.wins)));
  const named = new Map(graph.nodes.map(({ position }, i) => [position, i]));
  return { graph, options, named, start: graph.start };
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const directions: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
  return key in directions;
}

/** The nearest node in a direction; null if there is none. Distance to the side counts double. */
export function neighbour(nodes: readonly { x: number; y: number }[], from: number, direction: Direction): number | null {
  const here = nodes[from];
  if (here === undefined) {
    return null;
  }
  const [wx, wy] = directions[direction];
  let best: number | null = null;
  let least = Infinity;
  nodes.forEach(({ x, y }, i) => {
    const ahead = (x - here.x) * wx + (y - here.y) * wy;
    const aside = Math.abs((x - here.x) * wy) + Math.abs((y - here.y) * wx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 4 * ahead && far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

type Point = readonly [number, number];

/** The point at which the line from the middle of a node to `[x, y]` leaves the node. */
function edge(node: Node, [x, y]: Point): Point {
  const [dx, dy] = [x - node.x, y - node.y];
  const scale = Math.max(1e-9, Math.hypot(dx / (halfWidth(node.label) + 1), dy / (HALF_HEIGHT + 1)));
  return [node.x + dx / scale, node.y + dy / scale];
}

/** The points of the line that draws a move. */
export function line(graph: StatesAnswer, { from, to, via }: StatesAnswer["edges"][number]): Point[] {
  const [a, b] = [graph.nodes[from], graph.nodes[to]];
  if (a === undefined || b === undefined) {
    return [];
  }
  const first = via[0] ?? ([b.x, b.y] as const);
  const last = via[via.length - 1] ?? ([a.x, a.y] as const);
  return [edge(a, first), ...via, edge(b, last)];
}

const round = (at: number) => Math.round(at * 10) / 10;

const written = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** The points as an SVG path. */
export function path(points: readonly Point[]): string {
  return points.map((point, i) => (i === 0 ? "M" : "L") + written(point)).join("");
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The points as an SVG path whose bends are round. It begins and ends with straight pieces. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const bends = rest.slice(0, -1).map((bend, i) => `L${written(middle(points[i] ?? bend, bend))}Q${written(bend)} ${written(middle(bend, rest[i + 1] ?? bend))}`);
  const last = rest.at(-1);
  return first === undefined || last === undefined ? "" : `M${written(first)}${bends.join("")}L${written(last)}`;
}

const TIP_LENGTH = 7;

/** The head of an arrow at the end of a line. */
export function tip(points: readonly Point[]): string {
  const [to, from] = [points[points.length - 1], points[points.length - 2]];
  if (to === undefined || from === undefined) {
    return "";
  }
  const length = Math.max(1e-9, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const [dx, dy] = [((to[0] - from[0]) / length) * TIP_LENGTH, ((to[1] - from[1]) / length) * TIP_LENGTH];
  return `${path([[to[0] - dx - dy / 2.5, to[1] - dy + dx / 2.5], to, [to[0] - dx + dy / 2.5, to[1] - dy - dx / 2.5]])}Z`;
}

/**
 * One path for all plain moves, one for all winning moves, and one for the tips of each: four elements for
 * any graph.
 */
export function lines(graph: StatesAnswer): Record<"plain" | "wins", { lines: string; tips: string }> {
  const of = (wins: boolean) => {
    const drawn = graph.edges.filter((each) => each.wins === wins).map((each) => line(graph, each));
    return { lines: drawn.map(curve).join(""), tips: drawn.map(tip).join("") };
  };
  return { plain: of(false), wins: of(true) };
}
