import { useAsk } from "../../engine/use-ask";
import { Picture } from "../../parts/picture";
import { language, say } from "../../texts";

/** A state graph to label. */
export function Nodes({ position, count, solved }: { position: string; count: number; solved: boolean }) {
  const { answer } = useAsk("draw", { what: "graph", position, max_nodes: count, format: "svg", theme: "both", figure: { title: "", answers: solved ? "shown" : "hidden", language: language(), width: "15cm" } });
  return (
    <>
      <p class="ask-for">{say("worksheet-graph")}</p>
      <div class="graph-to-label">{answer !== null && <Picture svg={answer.text} label={say("worksheet-graph-of", { position })} room="shrink" />}</div>
    </>
  );
}
