// The cards of values, rows, families, nimbers and state graphs.

import { writeAddress } from "../../address";
import type { FamilyAnswer, GraphAnswer, Identified, ListedLaw, NimberAnswer } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { KnownByBadge, OutcomeBadge } from "../../parts/badges";
import { fileName, save } from "../../parts/downloads";
import { Formula, Typeset } from "../../parts/maths";
import { Picture } from "../../parts/picture";
import { language, number, say, sentence } from "../../texts";
import { step } from "../rule/shade";
import { Card } from "./card";
import { Links } from "./links";
import { Matches } from "./same-values";
import { useGraphPosition } from "./use-moves";

/** A list of nim-values: which game has them, and what law they seem to follow. */
export function ValuesCards({ values, law }: { values: Identified; law: ListedLaw | null }) {
  const largest = Math.max(...values.values.map(Number));
  return (
    <>
      <Card title={say("explore-list")} question={say("explore-list-asks")}>
        <p class="value-chips">
          {values.values.map((value, i) => (
            <span key={i} class={`chip-value value-${step(Number(value), largest)}`}>
              {number(value)}
            </span>
          ))}
        </p>
        <Matches found={values} />
      </Card>
      {law !== null && (
        <Card title={say("rule-law")} question={say("explore-list-law-asks")}>
          {law.law === null ? (
            <p>{say("explore-list-no-law")}</p>
          ) : (
            <p class="sentence">
              <KnownByBadge knownBy="seen" /> {law.sentence !== null && <Typeset text={sentence(law.sentence)} />}
            </p>
          )}
        </Card>
      )}
    </>
  );
}

/** One law for all rules of a family. */
export function FamilyCards({ family }: { family: FamilyAnswer }) {
  const { law, sentence: says, known_by, reference, members = [] } = family;
  return (
    <Card title={say("explore-family")} question={say("explore-family-asks")}>
      {law === null ? (
        <p>{say("explore-family-no-law")}</p>
      ) : (
        <>
          <p class="sentence">
            {known_by !== null && <KnownByBadge knownBy={known_by} />} {says !== null && <Typeset text={sentence(says)} />}
          </p>
          {reference !== null && (
            <p class="faint">
              {say(known_by === "seen" ? "explore-seen-in" : "rule-source")} <Typeset text={reference} />
            </p>
          )}
        </>
      )}
      {members.length > 0 && (
        <ul class="row plain-list">
          {members.map(({ rule }) => (
            <li key={rule}>
              <a class="chip" href={writeAddress("explore", { q: rule })}>
                <code>{rule}</code>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The value of an expression of nimbers. */
export function NimberCards({ nimber }: { nimber: NimberAnswer }) {
  const { expression, kind, values, bits } = nimber;
  return (
    <Card title={say("explore-nimber")} question={say(`explore-nimber-asks-${kind}`)}>
      <p class="equation">
        <Formula text={expression.replaceAll("*", "⊗").replaceAll("+", "⊕")} /> {kind === "roots" ? ":" : "="}{" "}
        <strong>{values.length === 0 ? say("explore-no-roots") : values.map((value) => number(value)).join(", ")}</strong>
      </p>
      {kind === "nimber" && values[0] !== undefined && <Binary value={values[0]} />}
      <p class="faint">{say("explore-nimber-field", { bits })}</p>
      <p class="faint">{say("explore-nimber-about")}</p>
    </Card>
  );
}

function Binary({ value }: { value: string }) {
  return (
    <p>
      {say("explore-binary")} <code>{BigInt(value).toString(2)}</code>
    </p>
  );
}

function GraphPicture({ position }: { position: string }) {
  const drawn = useAsk("draw", { what: "graph", position, format: "svg", theme: "both", figure: { title: "", language: language() } });
  return drawn.answer === null ? null : <Picture svg={drawn.answer.text} label={say("explore-graph")} />;
}

/** The most nodes in the table. */
const MAX_NODES = 500;

/** Every node of a state graph that the visitor has typed. */
export function GraphCards({ text, graph, loops }: { text: string; graph: GraphAnswer; loops: boolean }) {
  const position = useGraphPosition(text, graph.nodes, loops);
  const nodes = graph.nodes.slice(0, MAX_NODES);
  const labelled = nodes.some((node) => "outcome" in node);
  return (
    <Card
      title={say("explore-graph")}
      question={say("explore-graph-asks")}
      {...(position !== null && { deeper: writeAddress("explore", { q: position }), deeperLabel: say("explore-graph-as-position") })}
    >
      {position !== null && !loops && !labelled && <GraphPicture position={position} />}
      {position !== null && <Links rule={null} position={position} labelled={labelled || loops} />}
      {loops && <p>{say("position-loops")}</p>}
      <div class="table-room" tabIndex={0} role="group" aria-label={say("explore-graph")}>
        <table class="nodes">
          <thead>
            <tr>
              <th scope="col">{say("explore-node")}</th>
              {!labelled && <th scope="col">{say("position-value")}</th>}
              <th scope="col">{say("explore-node-winner")}</th>
              <th scope="col">{say("explore-node-moves")}</th>
              {!labelled && <th scope="col">{say("explore-node-misere")}</th>}
            </tr>
          </thead>
          <tbody>
            {nodes.map((node) => (
              <tr key={node.id}>
                <th scope="row">{node.id}</th>
                {"outcome" in node ? (
                  <>
                    <td>
                      <OutcomeBadge outcome={node.outcome} long />
                    </td>
                    <td>{node.best.join(", ")}</td>
                  </>
                ) : (
                  <>
                    <td>{node.nim_value !== null ? number(node.nim_value) : "infinite" in node && node.infinite !== null ? `∞(${node.infinite.join(", ")})` : ""}</td>
                    <td>
                      <OutcomeBadge outcome={node.normal} long />
                    </td>
                    <td>{node.best.join(", ")}</td>
                    <td>
                      <OutcomeBadge outcome={node.misere} />
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {graph.nodes.length > MAX_NODES && <p class="faint">{say("explore-more-nodes", { count: graph.nodes.length - MAX_NODES })}</p>}
      <p class="row">
        <button type="button" onClick={() => save(`${fileName("graph")}.json`, `${JSON.stringify(graph, null, 2)}\n`, "application/json")}>
          {say("shell-save-as", { kind: "JSON" })}
        </button>
      </p>
    </Card>
  );
}
