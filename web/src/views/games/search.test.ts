import { describe, expect, test } from "vitest";
import type { Game } from "../../engine/types";
import { find, search } from "./search";

const game = (name: string, group: string, about: string, aliases: string[] = []): Game => ({
  name,
  title: name,
  aliases,
  group,
  rule: null,
  board: null,
  about,
  known: "",
  notation: "",
  sample: null,
  samples: [],
});
const games = [
  game("kayles", "Heaps", "Bowl down one pin or two adjacent pins."),
  game("nim", "Heaps", "Take any number of coins.", ["Bouton's game"]),
  game("cram", "Boards", "Lay a domino."),
];

describe("search", () => {
  test("an empty search finds all games, in their groups", () =>
    expect(search(games, "  ").map(([group, found]) => [group, found.length])).toEqual([
      ["Heaps", 2],
      ["Boards", 1],
    ]));
  test("a game must contain every word", () => {
    expect(search(games, "PIN kay")).toEqual([["Heaps", [games[0]]]]);
    expect(search(games, "pin domino")).toEqual([]);
  });
  test("words are words, not patterns", () => expect(search(games, ".*")).toEqual([]));
});

test("a game is found by its name and by its aliases", () => {
  expect(find(games, "Nim")?.name).toBe("nim");
  expect(find(games, "bouton's game")?.name).toBe("nim");
  expect(find(games, "<b>")).toBeNull();
});
