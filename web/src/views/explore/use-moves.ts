// The moves of a state graph that the visitor has typed. The engine tells the options of one node at a time.

import { useEffect, useState } from "preact/hooks";
import { engine } from "../../engine";

/** With more nodes there are too many questions. */
const MAX_NODES = 60;

/** The graph in the notation of positions, `graph {a>b, b>c} : a`; null while it is not known, or if it cannot be written so. */
export function useGraphPosition(graph: string, nodes: readonly { id: string }[], loopy: boolean): string | null {
  const [position, set] = useState<string | null>(null);
  useEffect(() => {
    set(null);
    const [start] = nodes;
    if (start === undefined || nodes.length > MAX_NODES) {
      return;
    }
    const control = new AbortController();
    const options = { signal: control.signal };
    const moves = Promise.all(nodes.map(async ({ id }) => (await engine.ask("graph-line", { graph, node: id, loopy }, options)).options.map((option) => `${id}>${option.id}`)));
    moves
      .then((all) => engine.ask("position", { position: `graph {${all.flat().join(", ")}} : ${start.id}` }, options))
      .then((read) => set(read.position))
      .catch(() => undefined); // A node may have a name that this notation does not allow.
    return () => control.abort();
  }, [graph, nodes, loopy]);
  return position;
}
