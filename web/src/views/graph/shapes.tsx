// The shapes of a state graph: four paths for all moves, and a group for each position.

import { memo } from "../../parts/memo";
import { number, say } from "../../texts";
import { HALF_HEIGHT, halfWidth, lines, type Net, type Node } from "./net";
import { largestFigure, type Show, shade, caption } from "./shades";

/** The name of a node for screen readers. */
export function spokenName(node: Node): string {
  const parts = [say("graph-node", { position: node.position, outcome: say(`shell-outcome-${node.outcome}-about`) })];
  if (node.nim_value !== null) {
    parts.push(say("graph-node-value", { value: number(node.nim_value) }));
  }
  if (node.remoteness !== null) {
    parts.push(say("graph-node-remoteness", { moves: number(node.remoteness) }));
  }
  return parts.join(", ");
}

/** The whole graph. It draws again only for another graph or other colours, not for a walk or a zoom. */
export const Shapes = memo(function Shapes({ net, show }: { net: Net; show: Show }) {
  const { plain, wins } = lines(net.graph);
  const max = largestFigure(net, show);
  return (
    <>
      <path class="move" d={plain.lines} />
      <path class="move tip" d={plain.tips} />
      <path class="move wins" d={wins.lines} />
      <path class="move wins tip" d={wins.tips} />
      {net.graph.nodes.map((node, i) => {
        const half = halfWidth(node.label);
        const level = shade(node, show, max);
        return (
          <g
            key={i}
            class={`node ${node.outcome.toLowerCase()}${level === null ? "" : ` level-${level}`}`}
            data-node={i}
            role="button"
            tabindex={-1}
            aria-label={`${node.label} ${caption(node, show)}, ${spokenName(node)}`}
            transform={`translate(${node.x} ${node.y})`}
          >
            <rect class="body" x={-half} y={-HALF_HEIGHT} width={2 * half} height={2 * HALF_HEIGHT} rx={HALF_HEIGHT} />
            {node.outcome === "P" && <rect class="hatch" x={-half} y={-HALF_HEIGHT} width={2 * half} height={2 * HALF_HEIGHT} rx={HALF_HEIGHT} fill="url(#graph-hatch)" />}
            {node.outcome === "P" && level === null && <rect class="plate" x={5 - half} y={4 - HALF_HEIGHT} width={2 * half - 10} height={2 * HALF_HEIGHT - 8} rx={HALF_HEIGHT - 4} />}
            <text y={-2}>{node.label}</text>
            <text y={11} class="below">
              {caption(node, show)}
            </text>
          </g>
        );
      })}
    </>
  );
});
