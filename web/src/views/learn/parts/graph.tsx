// A state graph, to paint or to look at.

import { useEffect, useRef, useState } from "preact/hooks";
import type { StatesAnswer } from "../../../engine/types";
import { say } from "../../../texts";
import { HALF_HEIGHT, halfWidth, isDirection, lines, neighbour, net } from "../../graph/net";
import type { Arrows } from "../theory";
import { Brushes, type Painting } from "./painting";

/** The moves of a graph, by the indices of its positions. */
export function arrowsIn({ nodes, edges }: StatesAnswer): Arrows {
  return nodes.map((_, i) => edges.filter(({ from }) => from === i).map(({ to }) => to));
}

const MARGIN = 8;
const NARROW = "(max-width: 44rem)";

/** A wide graph from the top down, for a narrow screen. */
function turned(states: StatesAnswer): StatesAnswer {
  return {
    ...states,
    width: states.height,
    height: states.width,
    nodes: states.nodes.map((node) => ({ ...node, x: node.y, y: node.x })),
    edges: states.edges.map((edge) => ({ ...edge, via: edge.via.map(([x, y]) => [y, x]) })),
  };
}

/** The graph as it fits the screen. */
function useFitting(states: StatesAnswer): StatesAnswer {
  const [narrow, set] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const change = () => set(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return narrow && states.width > 1.5 * states.height ? turned(states) : states;
}

/** The positions as a graph to paint. */
export function PaintedGraph({ painting, states: given, label }: { painting: Painting; states: StatesAnswer; label: string }) {
  const states = useFitting(given);
  const [entry, enter] = useState(states.start);
  const layer = useRef<SVGSVGElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      painting.touch(entry);
    } else if (isDirection(event.key)) {
      event.preventDefault();
      const next = neighbour(states.nodes, entry, event.key);
      if (next !== null) {
        enter(next);
        layer.current?.querySelectorAll<SVGGElement>("[role=button]")[next]?.focus();
      }
    }
  };
  return (
    <Brushes painting={painting}>
      <div class="graph-room">
        <svg ref={layer} class="small-graph" viewBox={`${-MARGIN} ${-MARGIN} ${states.width + 2 * MARGIN} ${states.height + 2 * MARGIN}`} style={{ "--wide": states.width }} role="group" aria-label={label} onKeyDown={press}>
          <Arrows states={states} />
          {states.nodes.map((node, i) => {
            const mark = painting.paint[i];
            const wrong = painting.isWrong(i);
            return (
              <g
                key={i}
                class={`dot ${mark?.toLowerCase() ?? "blank"}${wrong ? " wrong" : ""}`}
                role="button"
                tabindex={i === entry ? 0 : -1}
                aria-label={say("learn-paint-square", { position: node.label, mark: mark ?? "blank", verdict: mark === null ? "none" : wrong ? "wrong" : "right" })}
                transform={`translate(${node.x} ${node.y})`}
                onClick={() => {
                  enter(i);
                  painting.touch(i);
                }}
              >
                <Node label={node.label} mark={mark ?? ""} />
              </g>
            );
          })}
        </svg>
      </div>
    </Brushes>
  );
}

/** A graph to look at. `marks` are written below the names. */
export function StillGraph({ states: given, marks, label }: { states: StatesAnswer; marks: readonly string[]; label: string }) {
  const states = useFitting(given);
  return (
    <div class="graph-room">
      <svg class="small-graph" viewBox={`${-MARGIN} ${-MARGIN} ${states.width + 2 * MARGIN} ${states.height + 2 * MARGIN}`} style={{ "--wide": states.width }} role="img" aria-label={label}>
        <Arrows states={states} />
        {states.nodes.map((node, i) => (
          <g key={i} class={`dot ${marks[i] === "P" ? "p" : marks[i] === "N" ? "n" : "blank"}`} transform={`translate(${node.x} ${node.y})`}>
            <Node label={node.label} mark={marks[i] ?? ""} />
          </g>
        ))}
      </svg>
    </div>
  );
}

function Node({ label, mark }: { label: string; mark: string }) {
  const half = Math.max(20, halfWidth(label));
  const high = HALF_HEIGHT + 3;
  return (
    <>
      <rect class="touch" x={-half - 6} y={-high - 6} width={2 * half + 12} height={2 * high + 12} />
      <rect class="body" x={-half} y={-high} width={2 * half} height={2 * high} rx={high} />
      <text y={mark === "" ? 5 : -2}>{label}</text>
      <text y={13} class="below">
        {mark}
      </text>
    </>
  );
}

function Arrows({ states }: { states: StatesAnswer }) {
  const { plain, wins } = lines(net(states).graph);
  // A winning move looks like any other: the learner is to find it.
  return (
    <g aria-hidden="true">
      <path class="arrow" d={plain.lines + wins.lines} />
      <path class="arrow tip" d={plain.tips + wins.tips} />
    </g>
  );
}
