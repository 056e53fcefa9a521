// The frame around the state graph, in which the visitor drags, zooms and walks.

import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../../texts";
import { neighbour, halfWidth, HALF_HEIGHT, isDirection, line, type Net, curve } from "./net";
import { Shapes } from "./shapes";
import type { Show } from "./shades";
import { useViewport } from "./use-viewport";
import type { Trail } from "./walk";

interface FrameProps {
  net: Net;
  show: Show;
  trail: Trail;
  label: string;
  onWalk: (node: number) => void;
}

/** How far one press of an arrow key moves the picture, in pixels. */
const PAN_STEP = 60;
const ZOOM_FACTOR = 1.3;

export function Frame({ net, show, trail, label, onWalk }: FrameProps) {
  const help = useId();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGGElement>(null);
  const { graph } = net;
  const here = trail[trail.length - 1] ?? net.start;
  const nodeOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<SVGGElement>("[data-node]") : null);
  const element = (node: number) => layer.current?.querySelector<SVGGElement>(`[data-node="${node}"]`);
  const origin = graph.nodes[net.start];
  const viewport = useViewport(frame, layer, graph, [origin?.x ?? 0, origin?.y ?? 0], (target) => {
    const node = nodeOf(target);
    if (node !== null) {
      onWalk(Number(node.dataset.node));
    }
  });
  const see = (node: number) => {
    const at = graph.nodes[node];
    if (at !== undefined) {
      viewport.reveal([at.x, at.y]);
    }
  };

  // The tab key stops only at the visitor's node. The attributes change here, so that
  // `Shapes` need not draw again.
  useEffect(() => {
    const now = element(here);
    now?.setAttribute("tabindex", "0");
    now?.setAttribute("aria-current", "true");
    if (trail.length > 1) {
      see(here);
    }
    return () => {
      now?.setAttribute("tabindex", "-1");
      now?.removeAttribute("aria-current");
    };
  }, [here, net]);

  const press = (event: KeyboardEvent) => {
    const node = nodeOf(event.target);
    const { key } = event;
    const handled = (() => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return false;
      }
      if (key === "+" || key === "=") {
        viewport.zoomBy(ZOOM_FACTOR);
      } else if (key === "-" || key === "_") {
        viewport.zoomBy(1 / ZOOM_FACTOR);
      } else if (key === "0") {
        viewport.seeAll();
      } else if (node !== null && (key === "Enter" || key === " ")) {
        onWalk(Number(node.dataset.node));
      } else if (isDirection(key) && node !== null && !event.shiftKey) {
        const next = neighbour(graph.nodes, Number(node.dataset.node), key);
        if (next !== null) {
          element(next)?.focus({ preventScroll: true });
          see(next);
        }
      } else if (isDirection(key)) {
        const [dx, dy] = { ArrowLeft: [PAN_STEP, 0], ArrowRight: [-PAN_STEP, 0], ArrowUp: [0, PAN_STEP], ArrowDown: [0, -PAN_STEP] }[key];
        viewport.panBy(dx ?? 0, dy ?? 0);
      } else {
        return false;
      }
      return true;
    })();
    if (handled) {
      event.preventDefault();
    }
  };

  const at = graph.nodes[here];
  const walked = trail.slice(1).flatMap((to, i) => graph.edges.find((each) => each.from === trail[i] && each.to === to) ?? []);
  return (
    <>
      <div class="row zooming" role="group">
        <button type="button" onClick={() => viewport.zoomBy(1 / ZOOM_FACTOR)} aria-label={say("graph-zoom-out")}>
          −
        </button>
        <button type="button" onClick={() => viewport.zoomBy(ZOOM_FACTOR)} aria-label={say("graph-zoom-in")}>
          +
        </button>
        <button type="button" onClick={() => viewport.seeAll()}>
          {say("graph-see-all")}
        </button>
        <button type="button" onClick={() => see(here)}>
          {say("graph-here")}
        </button>
      </div>
      <div ref={frame} class="frame" role="group" tabIndex={0} aria-label={label} aria-describedby={help} onKeyDown={press}>
        <svg>
          <defs>
            <pattern id="graph-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path class="stroke" d="M0 0V5" />
            </pattern>
          </defs>
          <g ref={layer}>
            <Shapes net={net} show={show} />
            <path class="walked" d={walked.map((each) => curve(line(graph, each))).join("")} />
            {at !== undefined && (
              <rect
                class="ring"
                x={at.x - halfWidth(at.label) - 5}
                y={at.y - HALF_HEIGHT - 5}
                width={2 * halfWidth(at.label) + 10}
                height={2 * HALF_HEIGHT + 10}
                rx={HALF_HEIGHT + 5}
              />
            )}
          </g>
        </svg>
      </div>
      <p id={help} class="faint help-line">
        {say("graph-help")}
      </p>
    </>
  );
}
