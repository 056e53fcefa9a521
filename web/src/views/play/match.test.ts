import { describe, expect, test } from "vitest";
import { begin, afterMove, isRepeated, pastOf, until, type Match, mover, currentPosition, positions, turn, canTakeBack, takeBack, winnerOf } from "./match";
import { fromAddress, toAddress, read, write } from "./record";

const settings = { position: "nim : 3,4", misere: false, strength: "perfect", first: "you" } as const;
const play = (match: Match, ...after: string[]) => after.reduce((game, next) => afterMove(game, { after: next, text: `to ${next}` }), match);
const game = play(begin(settings), "nim : 3,3", "nim : 3,1", "nim : 1,1");

describe("a game", () => {
  test("either player may begin, and the players alternate", () => {
    expect(turn(begin(settings))).toBe("you");
    expect(turn(begin({ ...settings, first: "engine" }))).toBe("engine");
    expect([0, 1, 2].map((i) => mover(settings, i))).toEqual(["you", "engine", "you"]);
    expect(turn(game)).toBe("engine");
    expect(currentPosition(game)).toBe("nim : 1,1");
    expect(positions(game)).toEqual(["nim : 3,4", "nim : 3,3", "nim : 3,1", "nim : 1,1"]);
  });
  test("taking back removes your last move and the answer to it", () => {
    expect(positions(takeBack(game))).toEqual(["nim : 3,4", "nim : 3,3", "nim : 3,1"]);
    expect(positions(takeBack(takeBack(game)))).toEqual(["nim : 3,4"]);
    expect(canTakeBack(begin(settings))).toBe(false);
    const theirs = play(begin({ ...settings, first: "engine" }), "nim : 3,3");
    expect(canTakeBack(theirs)).toBe(false);
    expect(takeBack(theirs)).toBe(theirs);
  });
  test("two people take turns, and take back one move at a time", () => {
    const people = { ...game, first: "people" } as const;
    expect([0, 1, 2].map((i) => mover(people, i))).toEqual(["one", "two", "one"]);
    expect(positions(takeBack(people))).toEqual(["nim : 3,4", "nim : 3,3", "nim : 3,1"]);
    expect(winnerOf(people, 1)).toBe("two");
    expect(read(write(people, false), settings)?.first).toBe("people");
  });
  test("the pictures learn who made which move", () => {
    expect(pastOf(game)).toMatchObject([
      { before: "nim : 3,4", after: "nim : 3,3", side: "one", slow: false },
      { before: "nim : 3,3", after: "nim : 3,1", side: "two", slow: true },
      { before: "nim : 3,1", after: "nim : 1,1", side: "one", slow: false },
    ]);
    expect(currentPosition(until(game, 1))).toBe("nim : 3,3");
  });
  test("a position that comes three times is a draw", () => {
    const round = ["n -> 2 if n = 1 | n-1 : 1", "n -> 2 if n = 1 | n-1 : 2"] as const;
    const twice = play(begin({ ...settings, position: round[0] }), round[1], round[0], round[1]);
    expect(isRepeated(twice)).toBe(false);
    expect(isRepeated(play(twice, round[0]))).toBe(true);
  });
  test("the winner depends on who began", () => {
    // Three moves are made, so it is the turn of the engine.
    expect(winnerOf(game, 1)).toBe("engine");
    expect(winnerOf(game, 2)).toBe("you");
    expect(winnerOf({ ...game, first: "engine" }, 1)).toBe("you");
    expect(winnerOf(game, null)).toBeNull();
  });
});

describe("a record", () => {
  test("keeps the settings and the positions, but not the words of the moves", () => {
    const odd = play(begin({ position: "n -> n-1 if n > 2 : 5", misere: true, strength: "random", first: "engine" }), "n -> n-1 if n > 2 : 4");
    const back = read(write(odd, false), settings);
    expect(back).toEqual({ ...odd, played: [{ after: "n -> n-1 if n > 2 : 4", text: null }] });
  });
  test("names no convention if the rules say who wins", () => {
    expect(write(begin(settings), true)).toContain("\n# the rules say who wins at the end\n");
    expect(write(begin(settings), true)).not.toContain("play,");
  });
  test("may be a bare list of positions, as for `grundy replay`", () => {
    const back = read("# two players at a table\r\n\r\nnim : 3,4\r\nnim : 3,3\r\n", { ...settings, first: "engine" });
    expect(back).toMatchObject({ position: "nim : 3,4", first: "engine", misere: false, played: [{ after: "nim : 3,3" }] });
  });
  test("must have a position, and must not be too long", () => {
    expect(read("# nothing\n", settings)).toBeNull();
    expect(read("x".repeat(1e6), settings)).toBeNull();
  });
  test("an unknown strength or player changes nothing", () => {
    expect(read("# strength: weak\n# first: nobody\nnim : 1", settings)).toMatchObject({ first: "you", strength: "perfect" });
  });
  test("the address holds the moves of any rule", () => {
    const odd = play(begin(settings), "n -> n-1 if n > 2 : 4", "a & b = c # d");
    expect(fromAddress(toAddress(odd)).map(({ after }) => after)).toEqual(["n -> n-1 if n > 2 : 4", "a & b = c # d"]);
    expect(fromAddress(undefined)).toEqual([]);
  });
});
