// A sheet of tasks to print, with its solutions. The address holds all choices, and the sheet has it as a QR code.

import { useEffect, useState } from "preact/hooks";
import { note, writeAddress } from "../../address";
import { Answer } from "../../parts/answer";
import { Heading } from "../../parts/heading";
import { Share } from "../../parts/share";
import { say } from "../../texts";
import type { ViewProps } from "../props";
import { type Choice, newSeed, read, write } from "./choice";
import { Form } from "./form";
import { Sheet } from "./sheet";
import { useSheet } from "./use-sheet";
import "../../style/share.css";
import "../../style/worksheet.css";

export function Worksheet({ address }: ViewProps) {
  const [choice, set] = useState(() => read(address.query));
  const [revealed, reveal] = useState(false);
  const { asked, positions } = useSheet(choice);
  const hash = writeAddress("worksheet", write(choice));
  useEffect(() => note(hash), [hash]);
  const change = (next: Partial<Choice>) => set({ ...choice, ...next });
  const ready = asked.answer !== null && positions !== null;
  return (
    <div class="stack view view-worksheet">
      <Heading title={say("worksheet-title")} about={say("worksheet-about")} />
      <Form choice={choice} onChange={change} problem={asked.problem} />
      <p class="row sheet-tools">
        <button type="button" class="main" disabled={!ready} onClick={() => print()}>
          {say("worksheet-print")}
        </button>
        <button type="button" onClick={() => change({ seed: newSeed() })}>
          {say("worksheet-new")}
        </button>
        <button type="button" aria-expanded={revealed} onClick={() => reveal(!revealed)}>
          {revealed ? say("worksheet-hide") : say("worksheet-reveal")}
        </button>
        <Share hash={hash} embed={false} />
      </p>
      <Answer asked={asked} label={say("worksheet-making")} retryMs={60_000}>
        {(whole) => positions !== null && <Sheet whole={whole} positions={positions} choice={choice} address={new URL(hash, location.href).href} revealed={revealed} />}
      </Answer>
    </div>
  );
}
