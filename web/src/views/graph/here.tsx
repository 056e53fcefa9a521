// The visitor's position in the graph, and the moves from it.

import { useRef, useState } from "preact/hooks";
import { writeAddress } from "../../address";
import { OutcomeBadge } from "../../parts/badges";
import { number, say } from "../../texts";
import type { Net } from "./net";
import { spokenName } from "./shapes";
import { type Trail, walk } from "./walk";

interface HereProps {
  net: Net;
  trail: Trail;
  here: number;
  misere: boolean;
  onTrail: (trail: Trail) => void;
}

/** The number of moves in the list before the visitor asks for more. */
const INITIAL_MOVES = 30;

export function Here({ net, trail, here, misere, onTrail }: HereProps) {
  const [all, showAll] = useState<number | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const go = (next: Trail) => {
    onTrail(next);
    // The button that had the focus may be gone.
    head.current?.focus({ preventScroll: true });
  };
  const node = net.graph.nodes[here];
  const options = net.options[here] ?? [];
  const shown = all === here ? options : options.slice(0, INITIAL_MOVES);
  if (node === undefined) {
    return null;
  }
  const { position, outcome, nim_value, remoteness } = node;
  return (
    <section class="card here" aria-labelledby="graph-here">
      <h2 id="graph-here" ref={head} tabIndex={-1}>{say("graph-at")}</h2>
      <p class="hidden" role="status">
        {spokenName(node)}
      </p>
      <p class="row says">
        <code class="place">{position}</code>
        <OutcomeBadge outcome={outcome} long />
        {nim_value !== null && <span>{say("graph-node-value", { value: number(nim_value) })}</span>}
        {remoteness !== null && <span>{say("graph-node-remoteness", { moves: number(remoteness) })}</span>}
      </p>
      <p class="row">
        <button type="button" disabled={trail.length < 2} onClick={() => go(trail.slice(0, -1))}>
          <span aria-hidden="true">←</span> {say("graph-back")}
        </button>
        <button type="button" disabled={here === net.start} onClick={() => go([net.start])}>
          {say("graph-to-start")}
        </button>
        <a class="button" href={writeAddress("position", { position, misere })}>
          {say("graph-explain")}
        </a>
        <a class="button" href={writeAddress("play", { position, misere })}>
          {say("graph-play")}
        </a>
        {here !== net.start && (
          <a class="button" href={writeAddress("graph", { position, misere })}>
            {say("graph-root")}
          </a>
        )}
      </p>
      <h3>{say("graph-moves-from")}</h3>
      {options.length === 0 ? (
        <p>{say("graph-no-moves")}</p>
      ) : (
        <ul class="options-list">
          {shown.map(({ to, wins }) => (
            <li key={to}>
              <button type="button" class={wins ? "wins" : undefined} onClick={() => go(walk(net, trail, to))}>
                <code>{net.graph.nodes[to]?.label}</code>
                {wins && <span class="mark">{say("graph-wins")}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {options.length > shown.length && (
        <button type="button" class="quiet" onClick={() => showAll(here)}>
          {say("graph-more", { count: options.length - shown.length })}
        </button>
      )}
    </section>
  );
}
