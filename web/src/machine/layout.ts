// The places of states and arrows in the picture of a machine.

import { Graph, layout } from "@dagrejs/dagre";
import { letter, type Machine, trap } from "./machine";

/** The radius of a state, in pixels. */
export const RADIUS = 22;

export interface Arrow {
  from: number;
  to: number;
  /** The letters that lead along it. */
  letters: string;
  path: string;
  /** The place of the letters. */
  x: number;
  y: number;
}

export interface Diagram {
  width: number;
  height: number;
  states: { state: number; x: number; y: number }[];
  arrows: Arrow[];
}

/** The height of an arrow from a state to itself, above the state. */
const LOOP = 34;

/** An arrow from a state to itself, which dagre would draw beside it. */
const loop = (x: number, y: number): string => `M${x - 8} ${y - RADIUS + 2}C${x - 26} ${y - RADIUS - LOOP} ${x + 26} ${y - RADIUS - LOOP} ${x + 8} ${y - RADIUS + 1}`;

/** A line through points, with round corners. */
function line(points: readonly { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (first === undefined || last === undefined) {
    return "";
  }
  const turns = rest.map((point, i) => {
    const next = rest[i + 1];
    const end = next === undefined ? last : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  return `M${first.x} ${first.y}${turns.length > 0 ? turns.join("") : `L${last.x} ${last.y}`}`;
}

export function diagram(machine: Machine): Diagram {
  const hidden = trap(machine);
  const graph = new Graph();
  graph.setGraph({ rankdir: "LR", nodesep: LOOP + 24, ranksep: 50, edgesep: 16, marginx: 30, marginy: LOOP });
  machine.states.forEach((_, state) => state !== hidden && graph.setNode(String(state), { width: 2 * RADIUS, height: 2 * RADIUS }));
  const loops: { state: number; letters: string }[] = [];
  machine.states.forEach(({ next }, from) => {
    const targets = new Map<number, string[]>();
    next.forEach((to, index) => targets.set(to, [...(targets.get(to) ?? []), letter(machine, index)]));
    for (const [to, letters] of targets) {
      const text = letters.join(", ");
      if (from === to) {
        loops.push({ state: from, letters: text });
      } else if (from !== hidden && to !== hidden) {
        graph.setEdge(String(from), String(to), { letters: text, width: 8 * text.length, height: 18, labelpos: "c" });
      }
    }
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const states = graph.nodes().map((name) => {
    const { x, y } = graph.node(name) as { x: number; y: number };
    return { state: Number(name), x, y };
  });
  const between = graph.edges().map(({ v, w }): Arrow => {
    const { points, letters, x, y } = graph.edge(v, w) as { points: { x: number; y: number }[]; letters: string; x: number; y: number };
    return { from: Number(v), to: Number(w), letters, path: line(points), x, y };
  });
  const back = states.flatMap(({ state, x, y }): Arrow[] =>
    loops.filter((each) => each.state === state).map(({ letters }) => ({ from: state, to: state, letters, path: loop(x, y), x, y: y - RADIUS - LOOP * 0.72 })),
  );
  return { width, height: height + LOOP / 2, states, arrows: [...between, ...back] };
}
