// The colours of the nodes, and the text on them.

import type { Net, Node } from "./net";
import { number } from "../../texts";

export const shows = ["outcome", "value", "remoteness"] as const;
export type Show = (typeof shows)[number];

export function isShow(text: string | undefined): text is Show {
  return shows.some((show) => show === text);
}

/** The number of shades from light to dark, as in the engine's pictures. */
export const LEVELS = 8;

function figure(node: Node, show: Show): number | null {
  const figure = show === "value" ? node.nim_value : show === "remoteness" ? node.remoteness : null;
  return figure === null ? null : Number(figure);
}

/** The largest number on any node. */
export function largestFigure(net: Net, show: Show): number {
  return net.graph.nodes.reduce((max, node) => Math.max(max, figure(node, show) ?? 0), 0);
}

/** The shade of a node, from 0 to 7; null if its outcome decides its colour. */
export function shade(node: Node, show: Show, max: number): number | null {
  const value = figure(node, show);
  if (value === null) {
    return null;
  }
  // If there are more numbers than shades, several numbers share a shade.
  return max < LEVELS ? value : Math.min(LEVELS - 1, Math.floor((value * LEVELS) / (max + 1)));
}

/** The text below the label. */
export function caption(node: Node, show: Show): string {
  const value = figure(node, show);
  if (value === null) {
    return node.outcome;
  }
  return show === "value" ? `*${number(value)}` : number(value);
}
