// The box: one field for a name, a code, a rule, a position, values, an expression or a state graph.

import { useState } from "preact/hooks";
import { Field } from "../../parts/field";
import { say } from "../../texts";
import type { BoxRead } from "./use-read";

/** The most characters of a file. The engine would refuse longer texts too, but more slowly. */
const MAX_FILE = 200_000;

interface BoxProps {
  text: string;
  onText: (text: string) => void;
  read: BoxRead;
}

export function Box({ text, onText, read }: BoxProps) {
  const [over, setOver] = useState(false);
  const [refused, refuse] = useState(false);
  const open = (file: File | undefined) => {
    refuse(false);
    if (file === undefined) {
      return;
    }
    if (file.size > MAX_FILE) {
      refuse(true);
      return;
    }
    file
      .text()
      .then((content) => onText(content.trim()))
      .catch(() => refuse(true));
  };
  return (
    <div
      class={over ? "box over" : "box"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        open(event.dataTransfer?.files[0]);
      }}
      onFocusOut={read.rest}
    >
      <Field label={say("explore-box")} value={text} onValue={onText} problem={read.problem} placeholder={say("explore-placeholder")} hint={say("explore-hint")} lines />
      <p class="row">
        <label class="button file">
          <input
            type="file"
            accept=".csv,.dot,.gv,.json,.graphml,.txt"
            onChange={({ currentTarget }) => {
              open(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
          {say("explore-open-file")}
        </label>
        {text !== "" && (
          <button type="button" onClick={() => onText("")}>
            {say("explore-clear")}
          </button>
        )}
        <span role="alert">{refused && say("explore-bad-file")}</span>
      </p>
    </div>
  );
}
