// The record of a game, in the format of `grundy play`: some lines that begin with #, and one position in
// each other line. The program can continue the game (`grundy play --load FILE`) and grade it
// (`grundy replay @FILE`).

import { type Match, positions, type Settings, strengths } from "./match";

/** The longest record that the page reads. */
export const MAX_CHARACTERS = 200_000;
const MAX_POSITIONS = 2000;
/** The name of the engine in records. */
const ENGINE = "grundy";
/** The names of two people in records. */
const PEOPLE = ["player 1", "player 2"];

export function write(match: Match, labelled: boolean): string {
  const players = { you: ["you", ENGINE], engine: [ENGINE, "you"], people: PEOPLE }[match.first];
  const settings = [
    "# a game played with grundy",
    labelled ? "# the rules say who wins at the end" : match.misere ? "# misère play, the last mover loses" : "# normal play, the last mover wins",
    `# first: ${players[0]}`,
    `# second: ${players[1]}`,
    `# strength: ${match.strength}`,
  ];
  return [...settings, ...positions(match)].join("\n") + "\n";
}

/** Reads a record; null if it has no position or is too long. Settings that it does not name stay. */
export function read(text: string, settings: Omit<Settings, "position">): Match | null {
  if (text.length > MAX_CHARACTERS) {
    return null;
  }
  const all = text.split(/\r\n|[\n\r]/).map((line) => line.trim());
  const headings = all.filter((line) => line.startsWith("#")).map((line) => line.slice(1).trimStart());
  const setting = (name: string) => headings.find((line) => line.startsWith(`${name}:`))?.split(":")[1]?.trim();
  const misere = headings.some((line) => line.startsWith("misère play"));
  const normal = headings.some((line) => line.startsWith("normal play"));
  const lines = all.filter((line) => line !== "" && !line.startsWith("#"));
  const [position, ...after] = lines;
  if (position === undefined || lines.length > MAX_POSITIONS) {
    return null;
  }
  const [first, second] = [setting("first"), setting("second")];
  const people = first !== undefined && second !== undefined && first !== ENGINE && second !== ENGINE;
  return {
    position,
    misere: misere || (settings.misere && !normal),
    first: people ? "people" : first === "you" ? "you" : first === ENGINE ? "engine" : settings.first,
    strength: strengths.find((known) => known === setting("strength")) ?? settings.strength,
    played: after.map((each) => ({ after: each, text: null })),
  };
}

/** The moves for the address: one position in each line, because a rule can contain any other separator. */
export function toAddress(match: Match): string {
  return match.played.map(({ after }) => after).join("\n");
}

export function fromAddress(text: string | undefined): Match["played"] {
  if (text === undefined || text.length > MAX_CHARACTERS) {
    return [];
  }
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").slice(0, MAX_POSITIONS).map((after) => ({ after, text: null }));
}
