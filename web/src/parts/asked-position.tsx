// The top of each view of a position: the field for the position, examples, and the convention.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Address } from "../address";
import type { Asked } from "../engine/use-ask";
import type { PositionAnswer } from "../engine/types";
import { ConventionSwitch } from "../pictures/convention";
import { say } from "../texts";
import { Answer } from "./answer";
import { PositionField, usePosition } from "./typed-fields";

/** True if the rules say who wins at the end. In other games the last move decides. */
export function isLabelled(read: Asked<PositionAnswer>): boolean {
  return read.answer?.labelled === true;
}

/** The position and the convention in an address, and the position as the engine reads it. */
export function useAskedPosition({ query }: Address, first: string) {
  const [typed, type] = useState(query.position ?? first);
  const [chosen, setMisere] = useState(query.misere === "1");
  const read = usePosition(typed);
  const ready = read.state === "done" ? read.answer : null;
  return { typed, type, misere: chosen && !isLabelled(read), setMisere, read, ready, position: ready?.position ?? null };
}

interface AskedPositionProps {
  typed: string;
  onType: (typed: string) => void;
  onEnter?: () => void;
  read: Asked<PositionAnswer>;
  misere: boolean;
  onMisere: (misere: boolean) => void;
  examples: readonly string[];
  onExample?: (example: string) => void;
  /** More choices of the view. */
  children?: ComponentChildren;
}

export function AskedPosition({ typed, onType, onEnter, read, misere, onMisere, examples, onExample = onType, children }: AskedPositionProps) {
  return (
    <>
      <PositionField value={typed} onValue={onType} onEnter={onEnter} read={read} />
      {read.state === "stopped" && (
        <Answer asked={read} label={say("shell-reading")}>
          {() => null}
        </Answer>
      )}
      <div class="row try" role="group" aria-label={say("shell-examples")}>
        {examples.map((example) => (
          <button key={example} type="button" class="chip" onClick={() => onExample(example)}>
            <code>{example}</code>
          </button>
        ))}
      </div>
      <div class="row choices">
        <ConventionSwitch labelled={isLabelled(read)} misere={misere} onMisere={onMisere} />
        {children}
      </div>
    </>
  );
}
