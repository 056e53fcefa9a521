import type { ComponentChildren } from "preact";
import type { DrawQuestion } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { Answer } from "../../parts/answer";
import { Downloads } from "../../parts/downloads";
import { Picture, type PictureProps } from "../../parts/picture";
import { say } from "../../texts";

interface DrawnProps {
  drawing: DrawQuestion;
  label: string;
  name: string;
  room?: PictureProps["room"];
  csv?: () => Promise<string> | string;
  children?: ComponentChildren;
}

/** A picture of the engine in the colours of the page, with its downloads. */
export function Drawn({ drawing, label, name, room, csv, children }: DrawnProps) {
  const asked = useAsk("draw", { ...drawing, format: "svg", theme: "both" }, { delay: 100 });
  return (
    <Answer asked={asked} label={say("rule-drawing")} retryMs={60_000}>
      {({ text }) => (
        <figure>
          <Picture svg={text} label={label} room={room} />
          {children}
          <Downloads name={name} drawing={drawing} limit={120_000} csv={csv} />
        </figure>
      )}
    </Answer>
  );
}
