import { number, texts } from "../../texts";
import type { Net } from "./net";
import { largestFigure, LEVELS, type Show } from "./shades";

/** The meaning of the shapes and colours in the graph. */
export function Legend({ net, show }: { net: Net; show: Show }) {
  const t = texts.graph;
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
    <ul class="graph-legend" aria-label={t.legend}>
      {node("p", t.legendP)}
      {node("n", t.legendN)}
      {ties && node("t", t.legendT)}
      {show !== "outcome" && (
        <li>
          <span class="scale" aria-hidden="true">
            {steps.map((step) => (
              <span key={step} class={`level-${step}`} />
            ))}
          </span>
          {t.legendScale(t.shows[show], number(0), number(max))}
        </li>
      )}
      {move("move wins", t.legendWins)}
      {move("move", t.legendMove)}
      {move("walked", t.legendWalked)}
    </ul>
  );
}
