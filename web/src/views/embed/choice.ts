// What the address of a frame asks for. Whatever it says, there is a board or a message.

import { strengths, type Settings } from "../play/match";

/** What a frame can show besides the board. */
export const controls = ["rules", "hint", "undo", "new", "moves"] as const;
export type Control = (typeof controls)[number];

/** The controls of an address that names none. */
const usual: readonly Control[] = ["rules", "hint", "undo", "new"];

export interface Choice extends Settings {
  controls: readonly Control[];
}

export function read(query: Record<string, string>): Choice {
  const named = query.controls?.split(",").map((name) => name.trim());
  return {
    position: query.position ?? "nim : 3,4,5",
    misere: query.misere === "1",
    first: query.first === "engine" || query.first === "people" ? query.first : "you",
    strength: strengths.find((each) => each === query.strength) ?? "perfect",
    controls: named === undefined ? usual : controls.filter((each) => named.includes(each)),
  };
}
