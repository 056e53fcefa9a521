import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import type { ViewProps } from "../props";

export function Puzzles(_: ViewProps) {
  return (
    <div class="stack view view-puzzles">
      <Heading title={say("puzzles-title")} about={say("puzzles-about")} />
    </div>
  );
}
