import { number, say } from "../../texts";
import type { Net } from "./net";
import { largestFigure, LEVELS, type Show } from "./shades";

/** The meaning of the shapes and colours in the graph. */
export function Legend({ net, show }: { net: Net; show: Show }) {
  const max = largestFigure(net, show);
  const ties = net.graph.nodes.some(({ outcome }) => outcome === "T");
  const steps = Array.from({ length: Math.min(LEVELS, max + 1) }, (_, i) => i);
  const node = (kind: string, text: string) => (
    <li>
      <svg width="36" height="22" viewBox="-18 -11 36 22" aria-hidden="true">
        <g class={`node ${kind}`}>
          <rect class="body" x="-17" y="-10" width="34" height="20" rx="10" />
          {kind === "p" && <rect class="hatch" x="-17" y="-10" width="34" height="20" rx="10" fill="url(#graph-hatch)" />}
        </g>
      </svg>
      {text}
    </li>
  );
  const move = (kind: string, text: string) => (
    <li>
      <svg width="36" height="22" viewBox="0 0 36 22" aria-hidden="true">
        <path class={kind} d="M2 11H34" />
      </svg>
      {text}
    </li>
  );
  return (
    <ul class="graph-legend" aria-label={say("graph-legend")}>
      {node("p", say("graph-legend-p"))}
      {node("n", say("graph-legend-n"))}
      {ties && node("t", say("graph-legend-t"))}
      {show !== "outcome" && (
        <li>
          <span class="scale" aria-hidden="true">
            {steps.map((step) => (
              <span key={step} class={`level-${step}`} />
            ))}
          </span>
          {say("graph-legend-scale", { what: say(`graph-shows-${show}`), from: number(0), to: number(max) })}
        </li>
      )}
      {move("move wins", say("graph-legend-wins"))}
      {move("move", say("graph-legend-move"))}
      {move("walked", say("graph-legend-walked"))}
    </ul>
  );
}
