import type { Game, GamesAnswer } from "../../engine/types";

/** The games of an answer. The answer to a question about one game is that game alone. */
export function list(answer: GamesAnswer): Game[] {
  return Array.isArray(answer) ? answer : [answer];
}

/** The game with this name or alias, in any case. */
export function find(games: readonly Game[], name: string): Game | null {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll("’", "'").replace(/\s+/g, "-");
  const wanted = plain(name);
  return games.find((game) => game.name === wanted) ?? games.find(({ aliases }) => aliases.some((alias) => plain(alias) === wanted)) ?? null;
}

/** The games that contain every word, in their groups and in their order. */
export function search(games: readonly Game[], words: string): [group: string, games: Game[]][] {
  const wanted = words.toLowerCase().split(/\s+/).filter((word) => word !== "");
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    const text = [game.name, game.title, ...game.aliases, game.group, game.rule ?? "", game.about, game.known].join("\n").toLowerCase();
    if (wanted.every((word) => text.includes(word))) {
      groups.set(game.group, [...(groups.get(game.group) ?? []), game]);
    }
  }
  return [...groups];
}
