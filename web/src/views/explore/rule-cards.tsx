// The cards of a rule: what it is, its law, its values, and why.

import { useState } from "preact/hooks";
import { writeAddress } from "../../address";
import type { ExplainLawAnswer, RuleAnswer } from "../../engine/types";
import { type Asked, useAsk } from "../../engine/use-ask";
import { machines } from "../../machine/machine";
import { MachineView } from "../../machine/view";
import { say } from "../../texts";
import { LargeSample } from "../games/sample";
import { AtField } from "../rule/at";
import { LawProof, LawSays } from "../rule/law";
import { NoSequence } from "../rule/no-sequence";
import { Map } from "../rule/pairs";
import { Plot } from "../rule/plot";
import type { RuleViewProps, ViewState } from "../rule/props";
import { Table } from "../rule/table";
import { Card } from "./card";
import { LawCite } from "./cite";
import { Certificate, Code } from "./code";
import { Links } from "./links";
import { Misere, Sparse } from "./research-cards";
import { SameValues } from "./same-values";

const begin: ViewState = { view: "table", to: null, misere: false, show: "values", heap: "" };

export function RuleCards({ rule }: { rule: RuleAnswer }) {
  const pairs = rule.coordinates === 2 && rule.kind === "points" && !rule.labelled;
  return (
    <>
      <About rule={rule} />
      {rule.sequence ? <Sequence rule={rule} /> : pairs ? <Pairs rule={rule} /> : <NoSequence rule={rule} />}
    </>
  );
}

/** What the rule is. */
function About({ rule }: { rule: RuleAnswer }) {
  const { game, sample, canonical } = rule;
  const own = game === null ? rule.rule : game.title;
  return (
    <Card
      title={own}
      question={say("explore-about-rule")}
      {...(game !== null && { deeper: writeAddress("games", {}, game.name), deeperLabel: say("explore-to-game") })}
    >
      <div class="about-and-picture">
        <div class="stack-small">
          {game !== null && <p>{game.about}</p>}
          {game !== null && game.known !== "" && <p class="faint">{game.known}</p>}
          {canonical !== rule.rule.trim() && canonical !== game?.name && (
            <p>
              <span class="faint">{say("rule-as-rule")}</span> <code>{canonical}</code>
              {rule.reason !== null && <span class="faint"> ({rule.reason})</span>}
            </p>
          )}
          {sample !== null && (
            <p>
              <span class="faint">{say("explore-sample")}</span>{" "}
              <a href={writeAddress("explore", { q: sample })}>
                <code>{sample}</code>
              </a>
            </p>
          )}
          <Links rule={rule.rule} position={sample} labelled={rule.labelled} />
        </div>
        {game !== null && <LargeSample game={game} />}
      </div>
    </Card>
  );
}

function useViewState(): Pick<RuleViewProps, "state" | "onState"> {
  const [state, set] = useState(begin);
  return { state, onState: (part) => set((before) => ({ ...before, ...part })) };
}

function Sequence({ rule }: { rule: RuleAnswer }) {
  const law = useAsk("explain-law", { rule: rule.rule });
  const table = useViewState();
  const plot = useViewState();
  const at = useViewState();
  const deeper = (view: string | null) => writeAddress("rule", { rule: rule.rule, view });
  return (
    <>
      <div class="law-and-value">
        <Card title={say("rule-law")} question={say("explore-law-asks")} deeper={deeper("law")}>
          <LawSays law={law} />
        </Card>
        <Card title={say("rule-at")} question={say("explore-at-asks")}>
          <AtField rule={rule} {...at} law={law.answer} />
        </Card>
      </div>
      <Card title={say("explore-values")} question={say("explore-values-asks")} deeper={deeper(null)}>
        <Table rule={rule} {...table} law={law.answer} />
      </Card>
      <Card title={say("rule-views-plot")} question={say("explore-plot-asks")} deeper={deeper("plot")}>
        <Plot rule={rule} {...plot} />
      </Card>
      <MachineCards law={law} />
      <Proof law={law} />
      <SameValues what={rule.rule} />
      <Misere rule={rule.rule} />
      <Sparse rule={rule.rule} canonical={rule.canonical} />
      <Code rule={rule.rule} />
      <Save rule={rule} law={law} />
    </>
  );
}

function Pairs({ rule }: { rule: RuleAnswer }) {
  const law = useAsk("explain-law", { rule: rule.rule });
  const map = useViewState();
  return (
    <>
      <Card title={say("rule-law")} question={say("explore-pairs-law-asks")} deeper={writeAddress("rule", { rule: rule.rule, view: "law" })}>
        <LawSays law={law} />
      </Card>
      <Card title={say("rule-views-pairs")} question={say("explore-map-asks")} deeper={writeAddress("rule", { rule: rule.rule })}>
        <Map rule={rule} {...map} />
      </Card>
      <MachineCards law={law} />
      <Proof law={law} />
      <Code rule={rule.rule} />
      <Save rule={rule} law={law} />
    </>
  );
}

/** The numbers that a machine is fed with at first. */
const FED = ["1000", "618"] as const;

function MachineCards({ law }: { law: Asked<ExplainLawAnswer> }) {
  const found = law.answer?.law == null ? [] : machines(law.answer.law);
  return (
    <>
      {found.map((machine, i) => (
        <Card
          key={i}
          title={machine.mode === null ? say("explore-machine") : say("explore-machine-of-mode", { mode: machine.mode })}
          question={say("explore-machine-asks")}
        >
          <MachineView machine={machine} first={machine.reads.map((_, place) => FED[place] ?? "0")} />
        </Card>
      ))}
    </>
  );
}

/** Why the law holds. Without a law there is nothing to prove, and the card says what was tried. */
function Proof({ law }: { law: Asked<ExplainLawAnswer> }) {
  const none = law.answer !== null && law.answer.law === null;
  return (
    <Card title={none ? say("explore-tried") : say("rule-views-law")} question={none ? say("explore-tried-asks") : say("explore-proof-asks")}>
      <details>
        <summary>{none ? say("explore-open-tried") : say("explore-open-proof")}</summary>
        <LawProof law={law} />
      </details>
    </Card>
  );
}

function Save({ rule, law }: { rule: RuleAnswer; law: Asked<ExplainLawAnswer> }) {
  return law.answer === null || law.stale ? null : (
    <Card title={say("explore-save")} question={say("explore-save-asks")}>
      <LawCite rule={rule.rule} law={law.answer} />
      {law.answer.known_by !== null && law.answer.known_by !== "seen" && <Certificate rule={rule.rule} />}
    </Card>
  );
}
