import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import type { ViewProps } from "../props";

export function Worksheet(_: ViewProps) {
  return (
    <div class="stack view view-worksheet">
      <Heading title={say("worksheet-title")} about={say("worksheet-about")} />
    </div>
  );
}
