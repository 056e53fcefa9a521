import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import type { ViewProps } from "../props";

export function Explore(_: ViewProps) {
  return (
    <div class="stack view view-explore">
      <Heading title={say("explore-title")} about={say("explore-about")} />
    </div>
  );
}
