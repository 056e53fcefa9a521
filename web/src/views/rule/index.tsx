// The view of a rule: its nim-values in several forms, and the law that generates them.

import { useEffect, useState } from "preact/hooks";
import { type Address, note, numberIn, writeAddress } from "../../address";
import type { ViewProps } from "../../app";
import type { RuleAnswer } from "../../engine/types";
import { Answer } from "../../parts/answer";
import { Heading } from "../../parts/heading";
import { RuleField, usePosition, useRule } from "../../parts/typed-fields";
import { texts } from "../../texts";
import { About, Further } from "./about";
import { Examples, PickGame } from "./choose";
import { NoSequence } from "./no-sequence";
import { Pairs } from "./pairs";
import { Sequence } from "./sequence";

/** What the address says apart from the rule. */
export interface Sight {
  view: "table" | "plot" | "strip" | "law";
  /** The largest heap; null if the view chooses it. */
  to: number | null;
  misere: boolean;
  show: "values" | "p-positions";
  /** The heap in the field for one heap, as typed. */
  heap: string;
}

const sights = ["table", "plot", "strip", "law"] as const;

function sightOf({ query }: Address): Sight {
  return {
    view: sights.find((name) => name === query.view) ?? "table",
    to: query.to === undefined ? null : numberIn(query, "to", 100, 0, 1_000_000),
    misere: query.misere === "1",
    show: query.show === "p-positions" ? "p-positions" : "values",
    heap: query.n ?? "",
  };
}

export function Rule({ address }: ViewProps) {
  const [rule, setRule] = useState(address.query.rule ?? "");
  const [sight, setSight] = useState(() => sightOf(address));
  const read = useRule(rule);

  useEffect(() => {
    const { view, to, misere, show, heap } = sight;
    note(
      writeAddress("rule", {
        rule,
        view: view === "table" ? null : view,
        to,
        misere,
        show: show === "values" ? null : show,
        n: heap,
      }),
    );
  }, [rule, sight]);

  const change = (part: Partial<Sight>) => setSight((before) => ({ ...before, ...part }));
  return (
    <>
      <Heading title={texts.rule.title} about={texts.rule.about} />
      <div class="stack">
        <section class="ask">
          <RuleField value={rule} onValue={setRule} read={read} />
          <PickGame onPick={setRule} />
          <Examples open={rule.trim() === ""} />
        </section>
        {read.state === "refused" && <IsPosition text={rule} />}
        {read.state !== "refused" && rule.trim() !== "" && (
          <Answer asked={read} label={texts.rule.reading}>
            {(answer) => (
              <div class="stack">
                <About rule={answer} />
                <Sights rule={answer} sight={sight} onSight={change} />
              </div>
            )}
          </Answer>
        )}
      </div>
    </>
  );
}

/** A text that is not a rule may be a position. Then this leads to the views of the position. */
function IsPosition({ text }: { text: string }) {
  const read = usePosition(text);
  return (
    <div role="status">
      {read.state === "done" && read.answer !== null && (
        <div class="note">
          <p>{texts.rule.isPosition}</p>
          <Further position={read.answer.position} labelled={read.answer.labelled} />
        </div>
      )}
    </div>
  );
}

export interface SightProps {
  rule: RuleAnswer;
  sight: Sight;
  onSight: (part: Partial<Sight>) => void;
}

function Sights(props: SightProps) {
  const { rule } = props;
  if (rule.sequence) {
    return <Sequence {...props} />;
  }
  if (rule.coordinates === 2 && rule.kind === "points" && !rule.labelled) {
    return <Pairs {...props} />;
  }
  return <NoSequence rule={rule} />;
}
