// What the view of a rule gives to the forms in which it shows the rule.

import type { RuleAnswer } from "../../engine/types";

/** What the address says apart from the rule. */
export interface ViewState {
  view: "table" | "plot" | "strip" | "law";
  /** The largest heap; null if the view chooses it. */
  to: number | null;
  misere: boolean;
  show: "values" | "p-positions";
  /** The heap in the field for one heap, as typed. */
  heap: string;
}

export interface RuleViewProps {
  rule: RuleAnswer;
  state: ViewState;
  onState: (part: Partial<ViewState>) => void;
}
