// The state graph of a position, as a whole and to walk through.

import { useEffect, useMemo, useState } from "preact/hooks";
import { note, numberIn, step, writeAddress } from "../../address";
import type { PositionAnswer } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { AskedPosition, useAskedPosition } from "../../parts/asked-position";
import { Downloads } from "../../parts/downloads";
import { Heading } from "../../parts/heading";
import { NumberField } from "../../parts/number-field";
import { ToBox } from "../../parts/to-box";
import { HowToPlay } from "../../pictures/how-to-play";
import { say } from "../../texts";
import type { ViewProps } from "../props";
import { Frame } from "./frame";
import { Here } from "./here";
import { Legend } from "./legend";
import { net } from "./net";
import { isShow, type Show, shows } from "./shades";
import { table } from "./table";
import { trailTo, walk } from "./walk";

const DEFAULT_NODES = 2000;
/** The largest graph that the engine draws. */
const MAX_NODES = 5000;
const RETRY_MS = 60_000;

const examples = ["candies : 13", "nim : 1,2,3", "kayles : 8", "wythoff : (3,4)", "chomp 3x3", "cram 2x4"] as const;

export function Graph({ address }: ViewProps) {
  const { query } = address;
  const { typed, type, misere, setMisere, read, ready, position } = useAskedPosition(address, examples[0]);
  const [show, setShow] = useState<Show>(isShow(query.show) ? query.show : "outcome");
  const [askedNodes, setAskedNodes] = useState(numberIn(query, "most", DEFAULT_NODES, 1, Number.MAX_SAFE_INTEGER));
  const maxNodes = Math.min(askedNodes, MAX_NODES);
  const [at, setAt] = useState(query.at ?? null);

  const asked = useAsk("states", position === null ? null : { position, misere, max_nodes: maxNodes });
  const drawn = useMemo(() => (asked.answer === null ? null : net(asked.answer)), [asked.answer]);

  const hash = (at: string | null) => writeAddress("graph", { position: typed, misere, show: show === "outcome" ? null : show, most: maxNodes === DEFAULT_NODES ? null : maxNodes, at });
  useEffect(() => note(hash(at)), [typed, misere, show, maxNodes, at]);
  // Back and Forward go through the walk.
  useEffect(() => setAt(query.at ?? null), [address]);
  const walkTo = (next: string | null) => {
    step(hash(next));
    setAt(next);
  };
  const change = (next: string) => {
    type(next);
    setAt(null);
  };
  return (
    <div class="stack view view-graph">
      <Heading title={say("graph-title")} about={say("graph-about")} />
      <div class="card">
        <AskedPosition typed={typed} onType={change} read={read} misere={misere} onMisere={setMisere} examples={examples}>
          <NumberField label={say("graph-max-nodes")} value={askedNodes} min={1} max={MAX_NODES} onValue={setAskedNodes} patient />
        </AskedPosition>
        <ToBox text={typed} misere={misere} />
      </div>
      {position !== null && (
        <Answer asked={asked} label={say("graph-drawing")} retryMs={RETRY_MS}>
          {() => drawn !== null && ready !== null && <Drawn key={asked.stale ? "stale" : position} {...{ drawn, read: ready, position, misere, maxNodes, show, setShow, at, setAt: walkTo }} />}
        </Answer>
      )}
    </div>
  );
}

interface DrawnProps {
  drawn: ReturnType<typeof net>;
  read: PositionAnswer;
  position: string;
  misere: boolean;
  maxNodes: number;
  show: Show;
  setShow: (show: Show) => void;
  at: string | null;
  setAt: (at: string | null) => void;
}

function Drawn({ drawn, read, position, misere, maxNodes, show, setShow, at, setAt }: DrawnProps) {
  const named = at === null ? drawn.start : drawn.named.get(at);
  const [trail, setTrail] = useState(() => trailTo(drawn, named ?? drawn.start));
  const here = trail[trail.length - 1] ?? drawn.start;
  useEffect(() => {
    if (named !== undefined && named !== here) {
      setTrail(trailTo(drawn, named));
    }
  }, [at]);
  const go = (next: readonly number[]) => {
    setTrail([...next]);
    const last = next[next.length - 1] ?? drawn.start;
    setAt(last === drawn.start ? null : (drawn.graph.nodes[last]?.position ?? null));
  };
  const { nodes, edges } = drawn.graph;
  return (
    <div class="stack">
      <section class="card graph" aria-label={say("graph-frame", { position })}>
        <HowToPlay read={read} />
        <div class="row">
          <fieldset class="options">
            <legend>{say("graph-show")}</legend>
            {shows.map((each) => (
              <label key={each}>
                <input type="radio" name="graph-show" checked={each === show} onChange={() => setShow(each)} />
                {say(`graph-shows-${each}`)}
              </label>
            ))}
          </fieldset>
        </div>
        <p class="faint">
          {say("graph-size", { nodes: nodes.length, moves: edges.length })} {say(`graph-explains-${show}`)}
        </p>
        {named === undefined && (
          <p class="note" role="status">
            {say("graph-not-in-graph")}
          </p>
        )}
        <Frame net={drawn} show={show} trail={trail} label={say("graph-frame", { position })} onWalk={(node) => go(walk(drawn, trail, node))} />
        <Legend net={drawn} show={show} />
        <Downloads name={`graph-${position}`} drawing={{ what: "graph", position, misere, max_nodes: maxNodes }} dot csv={() => table(drawn.graph)} limit={RETRY_MS} />
      </section>
      <Here net={drawn} trail={trail} here={here} misere={misere} onTrail={go} />
    </div>
  );
}
