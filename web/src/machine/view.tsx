// A machine as a picture. The visitor feeds it numbers, digit by digit, and the states light up.

import "../style/values.css";
import "../style/machine.css";

import { useId, useMemo, useState } from "preact/hooks";
import { number, say } from "../texts";
import { step } from "../views/rule/shade";
import { diagram, RADIUS } from "./layout";
import { letters, type Machine, path, trap } from "./machine";

/** Nobody can follow the arrows of a larger machine. */
const MAX_STATES = 30;
const MAX_DIGITS = 40;

/** A natural number as typed, with `10^12` for a power; null if it is none. */
export function natural(text: string): bigint | null {
  const found = /^\s*(\d{1,40})(?:\s*\^\s*(\d{1,2}))?\s*$/.exec(text);
  const given = found === null ? null : BigInt(found[1]!) ** BigInt(found[2] ?? 1);
  return given !== null && given < 10n ** BigInt(MAX_DIGITS) ? given : null;
}

export function MachineView({ machine, first }: { machine: Machine; first: readonly string[] }) {
  const [typed, type] = useState(first);
  const [read, setRead] = useState(0);
  const numbers = typed.map(natural);
  const fed = machine.fed && numbers.every((each) => each !== null) ? letters(machine, numbers as bigint[]) : null;
  const way = path(machine, (fed ?? []).slice(0, read));
  return (
    <div class="machine">
      {machine.states.length <= MAX_STATES ? (
        <Picture machine={machine} at={fed === null ? null : way[way.length - 1]!} before={way[way.length - 2] ?? null} />
      ) : (
        <p class="faint">{say("explore-machine-large", { count: machine.states.length })}</p>
      )}
      {machine.fed && (
        <>
          <Feed machine={machine} typed={typed} onTyped={(next) => (type(next), setRead(0))} />
          {fed !== null && (
            <>
              <Tape machine={machine} letters={fed} read={read} />
              <div class="row">
                <button type="button" class="main" disabled={read >= fed.length} onClick={() => setRead(read + 1)}>
                  {say("explore-machine-step")}
                </button>
                <button type="button" disabled={read >= fed.length} onClick={() => setRead(fed.length)}>
                  {say("explore-machine-all")}
                </button>
                <button type="button" disabled={read === 0} onClick={() => setRead(0)}>
                  {say("explore-machine-reset")}
                </button>
              </div>
              <p role="status">
                <Says machine={machine} typed={typed} state={way[way.length - 1]!} done={read >= fed.length} />
              </p>
            </>
          )}
        </>
      )}
    </div>
  );
}

/** What the machine says in a state. */
function Says({ machine, typed, state, done }: { machine: Machine; typed: readonly string[]; state: number; done: boolean }) {
  const { value, accepts } = machine.states[state] ?? { value: null, accepts: false };
  if (!done) {
    return <>{say("explore-machine-in", { state })}</>;
  }
  return (
    <strong>
      {value !== null
        ? say("explore-machine-value", { heap: typed[0] ?? "", value: number(value) })
        : say(machine.reads[1] === "y" ? "explore-machine-accepts" : "explore-machine-equals", { x: typed[0] ?? "", y: typed[1] ?? "", accepts: accepts ? "yes" : "no" })}
    </strong>
  );
}

function Feed({ machine, typed, onTyped }: { machine: Machine; typed: readonly string[]; onTyped: (typed: string[]) => void }) {
  const id = useId();
  return (
    <div class="row feed">
      {machine.reads.map((name, place) => (
        <span class="number" key={name}>
          <label for={`${id}-${place}`}>{name}</label>
          <input
            id={`${id}-${place}`}
            class="mono"
            inputMode="numeric"
            autocomplete="off"
            maxLength={MAX_DIGITS + 4}
            value={typed[place]}
            aria-invalid={natural(typed[place] ?? "") === null}
            onInput={({ currentTarget }) => onTyped(typed.map((each, i) => (i === place ? currentTarget.value : each)))}
          />
        </span>
      ))}
    </div>
  );
}

/** The digits, as people write them: the lowest one, which is read first, at the right. */
function Tape({ machine, letters: given, read }: { machine: Machine; letters: readonly number[]; read: number }) {
  const base = machine.numeration === "zeckendorf" ? 2 : machine.numeration;
  return (
    <div class="tape-room" tabIndex={0} role="group" aria-label={say("explore-machine-digits")}>
      <table class="tape">
        <tbody>
          {machine.reads.map((name, place) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {given.map((_, i) => {
                const at = given.length - 1 - i;
                return (
                  <td key={i} class={at < read ? "read" : at === read ? "now" : undefined}>
                    {Math.floor((given[at] ?? 0) / base ** place) % base}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Picture({ machine, at, before }: { machine: Machine; at: number | null; before: number | null }) {
  const id = useId();
  const { width, height, states, arrows } = useMemo(() => diagram(machine), [machine]);
  const largest = Math.max(...machine.states.map(({ value }) => value ?? 0));
  const start = states.find(({ state }) => state === 0);
  const lit = (from: number, to: number) => from === before && to === at;
  return (
    <>
      <div class="machine-room" tabIndex={0} role="group" aria-label={say("explore-machine-label", { count: machine.states.length })}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          <defs>
            <marker id={id} viewBox="0 0 10 10" refX="9" refY="5" markerUnits="userSpaceOnUse" markerWidth="10" markerHeight="10" orient="auto-start-reverse">
              <path d="M0 0L10 5L0 10z" class="tip" />
            </marker>
          </defs>
          {start !== undefined && <path class="arrow" d={`M${start.x - RADIUS - 24} ${start.y}H${start.x - RADIUS}`} marker-end={`url(#${id})`} />}
          {arrows.map(({ from, to, path }) => (
            <path key={`${from}-${to}`} class={lit(from, to) ? "arrow lit" : "arrow"} d={path} marker-end={`url(#${id})`} />
          ))}
          {arrows.map(({ from, to, letters, x, y }) => (
            <text key={`${from}-${to}`} class={lit(from, to) ? "letters lit" : "letters"} x={x} y={y}>
              {letters}
            </text>
          ))}
          {states.map(({ state, x, y }) => {
            const { value, accepts } = machine.states[state]!;
            return (
              <g key={state} class={`state ${value === null ? (accepts ? "yes" : "no") : `value-${step(value, largest)}`}${state === at ? " lit" : ""}`}>
                <circle cx={x} cy={y} r={RADIUS} />
                {value === null && accepts && <circle class="inner" cx={x} cy={y} r={RADIUS - 4} />}
                <text x={x} y={y}>
                  {value ?? (accepts ? "✓" : "")}
                </text>
                <text class="name" x={x} y={y + RADIUS + 12}>
                  {state}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <p class="faint">{say(machine.states[0]?.value === null ? "explore-machine-yes-about" : "explore-machine-value-about")}</p>
      {trap(machine) !== null && <p class="faint">{say("explore-machine-trap")}</p>}
    </>
  );
}
