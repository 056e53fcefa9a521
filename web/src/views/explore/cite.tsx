// How to cite an answer, and the answer as a file.

import { fileName, save } from "../../parts/downloads";
import { Typeset } from "../../parts/maths";
import { Copy } from "../../parts/copy";
import type { ExplainLawAnswer } from "../../engine/types";
import { say } from "../../texts";
import { version } from "../../version";
import { bibtex } from "./bibtex";

interface CiteProps {
  /** The theorems that the answer follows from, as the engine names them. */
  references: readonly string[];
  /** The answer of the engine. */
  answer: object;
  /** The name of the file. */
  name: string;
}

export function Cite({ references, answer, name }: CiteProps) {
  const entries = bibtex(references, version);
  return (
    <>
      {references.length > 0 && (
        <ul class="references">
          {references.map((reference) => (
            <li key={reference}>
              <Typeset text={reference} />
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{say("explore-bibtex")}</summary>
        <pre class="code-text" tabIndex={0} role="group" aria-label={say("explore-bibtex")}>
          {entries}
        </pre>
      </details>
      <p class="row">
        <Copy text={() => entries} label={say("explore-copy-bibtex")} />
        <button type="button" onClick={() => save(`${fileName(name)}.json`, `${JSON.stringify(answer, null, 2)}\n`, "application/json")}>
          {say("shell-save-as", { kind: "JSON" })}
        </button>
      </p>
    </>
  );
}

export function LawCite({ rule, law }: { rule: string; law: ExplainLawAnswer }) {
  // The reference of a law that is only seen is a range, and no theorem.
  const own = law.reference === null || law.known_by === "seen" ? [] : [law.reference];
  const also = "also" in law && law.also !== undefined ? law.also.map(({ reference }) => reference) : [];
  return <Cite references={[...own, ...also]} answer={law} name={`${rule} law`} />;
}
