// The visitor's trail through a state graph.

import type { Net } from "./net";

export type Trail = readonly number[];

/** A trail to a node: a shortest path from the start. */
export function trailTo(net: Net, at: number): Trail {
  return at === net.start ? [at] : [net.start, ...shortestPath(net, net.start, at)];
}

/**
 * The trail after a step to a node. It goes back if the trail has the node already. Otherwise it adds a
 * shortest path; if there is none, it is the trail from the start.
 */
export function walk(net: Net, trail: Trail, to: number): Trail {
  const been = trail.indexOf(to);
  if (been >= 0) {
    return trail.slice(0, been + 1);
  }
  const here = trail[trail.length - 1] ?? net.start;
  const onwards = shortestPath(net, here, to);
  return onwards.length > 0 ? [...trail, ...onwards] : trailTo(net, to);
}

/** The nodes of a shortest path, without the first; empty if there is no path. */
function shortestPath(net: Net, from: number, to: number): number[] {
  const before = new Map<number, number>([[from, from]]);
  let reached = [from];
  while (reached.length > 0 && !before.has(to)) {
    const next: number[] = [];
    for (const node of reached) {
      for (const step of net.options[node] ?? []) {
        if (!before.has(step.to)) {
          before.set(step.to, node);
          next.push(step.to);
        }
      }
    }
    reached = next;
  }
  if (!before.has(to) || from === to) {
    return [];
  }
  const way: number[] = [];
  for (let node = to; node !== from; node = before.get(node) ?? from) {
    way.unshift(node);
  }
  return way;
}
