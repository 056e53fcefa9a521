import type { Problem, TaskKind } from "../../engine/types";
import { Field } from "../../parts/field";
import { NumberField } from "../../parts/number-field";
import { say } from "../../texts";
import { type Choice, counts, kinds } from "./choice";
import { levels, MAX_SEED } from "./positions";

const examples = ["nim", "take 1..3", "kayles", "turning-turtles", "wythoff", "chomp 3x4", "cram 3x3", "node-kayles path 6"] as const;

interface FormProps {
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
  problem: Problem | null;
}

export function Form({ choice, onChange, problem }: FormProps) {
  const { rule, level, count, tasks, seed, key } = choice;
  const toggle = (kind: TaskKind) => {
    const next = kinds.filter((each) => (each === kind) !== tasks.includes(each));
    // A sheet has at least one task.
    onChange({ tasks: next.length === 0 ? tasks : next });
  };
  return (
    <form class="card sheet-form" aria-label={say("worksheet-choices")} onSubmit={(event) => event.preventDefault()}>
      <Field label={say("worksheet-game")} value={rule} onValue={(rule) => onChange({ rule })} placeholder="nim, kayles, chomp 3x4" hint={say("worksheet-game-hint")} problem={problem} />
      <div class="row try" role="group" aria-label={say("shell-examples")}>
        {examples.map((example) => (
          <button key={example} type="button" class="chip" onClick={() => onChange({ rule: example })}>
            <code>{example}</code>
          </button>
        ))}
      </div>
      <div class="row choices">
        <fieldset class="options">
          <legend>{say("worksheet-tasks")}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="checkbox" checked={tasks.includes(kind)} onChange={() => toggle(kind)} />
              {say(`worksheet-kind-${kind}`)}
            </label>
          ))}
        </fieldset>
        <label class="choice">
          {say("worksheet-count")}
          <select value={count} onChange={({ currentTarget }) => onChange({ count: Number(currentTarget.value) })}>
            {counts.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <label class="choice">
          {say("worksheet-level")}
          <select value={level} onChange={({ currentTarget }) => onChange({ level: levels.find((each) => each === currentTarget.value) ?? "mixed" })}>
            {levels.map((each) => (
              <option key={each} value={each}>
                {say(`worksheet-level-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <NumberField label={say("worksheet-seed")} value={seed} min={0} max={MAX_SEED} onValue={(seed) => onChange({ seed })} />
        <label class="check">
          <input type="checkbox" checked={key} onChange={() => onChange({ key: !key })} />
          {say("worksheet-key")}
        </label>
      </div>
    </form>
  );
}
