// The name of a game as people write it: `dawsons-chess` becomes Dawson’s chess.

import type { Game } from "../engine/types";

/** The name that people write. The catalogue has names with an apostrophe among the other names of a game. */
export function title({ name, aliases }: Pick<Game, "name" | "aliases">): string {
  const plain = (text: string) => text.replace(/[^a-z]/g, "");
  const written = aliases.find((alias) => alias.includes("'") && plain(alias).startsWith(plain(name))) ?? name;
  const words = written.replaceAll("-", " ").replaceAll("'", "’");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
