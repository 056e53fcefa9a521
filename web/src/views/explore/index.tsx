// One box for everything. Each kind of text has cards of its own, and each card answers one question.

import "../../style/explore.css";

import { useEffect, useState } from "preact/hooks";
import { note, writeAddress } from "../../address";
import { Heading } from "../../parts/heading";
import { ConventionSwitch } from "../../pictures/convention";
import { say } from "../../texts";
import type { ViewProps } from "../props";
import { Box } from "./box";
import { Examples } from "./examples";
import { guess, type Kind, kinds } from "./kinds";
import { FamilyCards, GraphCards, NimberCards, ValuesCards } from "./other-cards";
import { PositionCards } from "./position-cards";
import type { Subject } from "./read";
import { RuleCards } from "./rule-cards";
import { useRead } from "./use-read";

export function Explore({ address: { query } }: ViewProps) {
  const [text, type] = useState(query.q ?? "");
  const [only, choose] = useState<Kind | null>(kinds.find((kind) => kind === query.as) ?? null);
  const [misere, setMisere] = useState(query.misere === "1");
  const read = useRead(text, only);
  const change = (next: string) => {
    type(next);
    choose(null);
  };
  useEffect(() => note(writeAddress("explore", { q: text, as: only, misere })), [text, only, misere]);
  const { answer } = read;
  return (
    <div class="stack view view-explore">
      <Heading title={say("explore-title")} about={say("explore-about")} />
      <Box text={text} onText={change} read={read} />
      {text.trim() === "" && <Examples />}
      {read.why !== null && (
        <p class="note" role="status">
          {say(`shell-stopped-${read.why}`)}
        </p>
      )}
      {answer !== null && (
        <>
          <Assumed text={text} subject={answer.subject} meant={answer.meant} onChoose={choose} />
          {answer.subject.kind === "position" && <ConventionSwitch labelled={answer.subject.position.labelled} misere={misere} onMisere={setMisere} />}
          <div class={read.stale ? "stack cards stale" : "stack cards"} aria-busy={read.busy}>
            <Cards subject={answer.subject} misere={misere} />
          </div>
        </>
      )}
    </div>
  );
}

/** How the text was read, and as what else it could be read. */
function Assumed({ text, subject, meant, onChoose }: { text: string; subject: Subject; meant: string | null; onChoose: (kind: Kind) => void }) {
  const others = guess(text).length === 2 ? guess(text).filter((kind) => kind !== subject.kind) : [];
  return meant === null && others.length === 0 ? null : (
    <p class="row assumed" role="status">
      {meant === null ? say(`explore-read-as-${subject.kind}`) : say("explore-read-meant", { meant })}
      {others.map((kind) => (
        <button key={kind} type="button" onClick={() => onChoose(kind)}>
          {say(`explore-instead-${kind}`)}
        </button>
      ))}
    </p>
  );
}

function Cards({ subject, misere }: { subject: Subject; misere: boolean }) {
  switch (subject.kind) {
    case "rule":
      return <RuleCards key={subject.rule.rule} rule={subject.rule} />;
    case "position":
      return <PositionCards key={subject.position.position} read={subject.position} misere={misere && !subject.position.labelled} />;
    case "family":
      return <FamilyCards family={subject.family} />;
    case "row":
      return <ValuesCards values={subject.row} law={null} />;
    case "values":
      return <ValuesCards values={subject.values} law={subject.law} />;
    case "nimber":
      return <NimberCards nimber={subject.nimber} />;
    case "graph":
      return <GraphCards text={subject.text} graph={subject.graph} loops={subject.loops} />;
  }
}
