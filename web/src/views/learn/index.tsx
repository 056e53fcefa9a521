import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import type { ViewProps } from "../props";

export function Learn(_: ViewProps) {
  return (
    <div class="stack view view-learn">
      <Heading title={say("learn-title")} about={say("learn-about")} />
    </div>
  );
}
