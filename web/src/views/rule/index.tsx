// The view of a rule: its nim-values in several forms, and the law that generates them.

import { useEffect, useState } from "preact/hooks";
import { type Address, note, numberIn, writeAddress } from "../../address";
import { Answer } from "../../parts/answer";
import { Heading } from "../../parts/heading";
import { ToBox } from "../../parts/to-box";
import { RuleField, usePosition, useRule } from "../../parts/typed-fields";
import { say } from "../../texts";
import type { ViewProps } from "../props";
import { About, PositionLinks } from "./about";
import { Examples, PickGame } from "./choose";
import { NoSequence } from "./no-sequence";
import { Pairs } from "./pairs";
import type { RuleViewProps, ViewState } from "./props";
import { Sequence } from "./sequence";

const tabNames = ["table", "plot", "strip", "law"] as const;

function stateFrom({ query }: Address): ViewState {
  return {
    view: tabNames.find((name) => name === query.view) ?? "table",
    to: query.to === undefined ? null : numberIn(query, "to", 100, 0, 1_000_000),
    misere: query.misere === "1",
    show: query.show === "p-positions" ? "p-positions" : "values",
    heap: query.n ?? "",
  };
}

export function Rule({ address }: ViewProps) {
  const [rule, setRule] = useState(address.query.rule ?? "");
  const [state, setState] = useState(() => stateFrom(address));
  const read = useRule(rule);

  useEffect(() => {
    const { view, to, misere, show, heap } = state;
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
  }, [rule, state]);

  const change = (part: Partial<ViewState>) => setState((before) => ({ ...before, ...part }));
  return (
    <>
      <Heading title={say("rule-title")} about={say("rule-about")} />
      <div class="stack">
        <section class="ask">
          <RuleField value={rule} onValue={setRule} read={read} />
          <PickGame onPick={setRule} />
          <ToBox text={rule} />
          <Examples open={rule.trim() === ""} />
        </section>
        {read.state === "refused" && <IsPosition text={rule} />}
        {read.state !== "refused" && rule.trim() !== "" && (
          <Answer asked={read} label={say("rule-reading")}>
            {(answer) => (
              <div class="stack">
                <About rule={answer} />
                <RuleViews rule={answer} state={state} onState={change} />
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
          <p>{say("rule-is-position")}</p>
          <PositionLinks position={read.answer.position} labelled={read.answer.labelled} />
        </div>
      )}
    </div>
  );
}

function RuleViews(props: RuleViewProps) {
  const { rule } = props;
  if (rule.sequence) {
    return <Sequence {...props} />;
  }
  if (rule.coordinates === 2 && rule.kind === "points" && !rule.labelled) {
    return <Pairs {...props} />;
  }
  return <NoSequence rule={rule} />;
}
