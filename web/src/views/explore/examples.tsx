// What one can type, with a picture of each kind.

import { writeAddress } from "../../address";
import type { DrawQuestion } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Picture } from "../../parts/picture";
import { language, say } from "../../texts";
import { step } from "../rule/shade";

const examples = [
  { kind: "name", text: "Dawson's Kayles", drawing: { what: "strip", rule: "0.07", from: 0, to: 12 } },
  { kind: "code", text: "0.77", rule: "0.77" },
  { kind: "rule", text: "n -> n-1 | floor(n/2)", drawing: { what: "graph", position: "n -> n-1 | floor(n/2) : 6" } },
  { kind: "pair", text: "Wythoff", drawing: { what: "pairs", rule: "wythoff", to: 7, show: "p-positions" } },
  { kind: "position", text: "nim : 3,4,5", drawing: { what: "heaps", played: ["nim : 3,4,5"] } },
  { kind: "sum", text: "kayles : 7 + cram 3x4", drawing: { what: "board", position: "cram 3x4" } },
  { kind: "values", text: "0,1,2,3,1,4,3,2,1,4,2,6", values: [0, 1, 2, 3, 1, 4] },
  { kind: "nimber", text: "5*9+3", sign: "5 ⊗ 9 ⊕ 3" },
  { kind: "graph", text: "from,to\na,b\na,c\nb,c\nc,d", sign: "a → b" },
] as const satisfies readonly { kind: string; text: string; drawing?: DrawQuestion; rule?: string; values?: readonly number[]; sign?: string }[];

export function Examples() {
  return (
    <section aria-labelledby="explore-examples">
      <h2 id="explore-examples">{say("explore-examples")}</h2>
      <ul class="explore-examples">
        {examples.map((example) => (
          <li key={example.kind}>
            <a class="card" href={writeAddress("explore", { q: example.text })}>
              <span class="sketch" aria-hidden="true">
                {"drawing" in example ? <Sketch drawing={example.drawing} /> : "rule" in example ? <FirstValues rule={example.rule} /> : "values" in example ? <Squares values={example.values} /> : <span class="sign">{example.sign}</span>}
              </span>
              <code>{example.text}</code>
              <span class="faint">{say(`explore-example-${example.kind}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sketch({ drawing }: { drawing: DrawQuestion }) {
  const drawn = useAsk("draw", { ...drawing, format: "svg", theme: "both", figure: { title: "", language: language(), answers: "played" in drawing || drawing.what === "board" ? "hidden" : "shown" } });
  return drawn.answer === null ? null : <Picture svg={drawn.answer.text} label="" room="shrink" bare />;
}

function FirstValues({ rule }: { rule: string }) {
  const asked = useAsk("values", { rule, to: 7 });
  return asked.answer === null ? null : <Squares values={asked.answer.values.map(Number)} />;
}

/** Nim-values as coloured squares. */
function Squares({ values }: { values: readonly number[] }) {
  const largest = Math.max(...values);
  return (
    <span class="value-chips">
      {values.map((value, i) => (
        <span key={i} class={`chip-value value-${step(value, largest)}`}>
          {value}
        </span>
      ))}
    </span>
  );
}
