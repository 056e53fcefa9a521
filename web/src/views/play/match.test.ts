import { describe, expect, test } from "vitest";
import { begin, made, type Match, mover, now, positions, turn, undoable, undone, winnerOf } from "./match";
import { fromAddress, inAddress, read, write } from "./record";

const settings = { position: "nim : 3,4", misere: false, strength: "perfect", first: "you" } as const;
const play = (match: Match, ...after: string[]) => after.reduce((game, next) => made(game, { after: next, text: `to ${next}` }), match);
const game = play(begin(settings), "nim : 3,3", "nim : 3,1", "nim : 1,1");

describe("a game", () => {
  test("turns alternate, with either player first", () => {
    expect(turn(begin(settings))).toBe("you");
    expect(turn(begin({ ...settings, first: "engine" }))).toBe("engine");
    expect([0, 1, 2].map((i) => mover(settings, i))).toEqual(["you", "engine", "you"]);
    expect(turn(game)).toBe("engine");
    expect(now(game)).toBe("nim : 1,1");
    expect(positions(game)).toEqual(["nim : 3,4", "nim : 3,3", "nim : 3,1", "nim : 1,1"]);
  });
  test("taking back undoes your last move and the answer to it", () => {
    expect(positions(undone(game))).toEqual(["nim : 3,4", "nim : 3,3", "nim : 3,1"]);
    expect(positions(undone(undone(game)))).toEqual(["nim : 3,4"]);
    expect(undoable(begin(settings))).toBe(false);
    const theirs = play(begin({ ...settings, first: "engine" }), "nim : 3,3");
    expect(undoable(theirs)).toBe(false);
    expect(undone(theirs)).toBe(theirs);
  });
  test("the winner follows from who began", () => {
    expect(winnerOf(settings, 1)).toBe("you");
    expect(winnerOf(settings, 2)).toBe("engine");
    expect(winnerOf({ ...settings, first: "engine" }, 1)).toBe("engine");
    expect(winnerOf(settings, null)).toBeNull();
  });
});

describe("a record", () => {
  test("comes back, settings and all, but for the words of its moves", () => {
    const odd = play(begin({ position: "n -> n-1 if n > 2 : 5", misere: true, strength: "random", first: "engine" }), "n -> n-1 if n > 2 : 4");
    const back = read(write(odd, false), settings);
    expect(back).toEqual({ ...odd, played: [{ after: "n -> n-1 if n > 2 : 4", text: null }] });
  });
  test("a game whose rules say who wins names no convention", () => {
    expect(write(begin(settings), true)).toContain("\n# the rules say who wins at the end\n");
    expect(write(begin(settings), true)).not.toContain("play,");
  });
  test("a bare list of positions is one too, as `grundy replay` reads it", () => {
    const back = read("# two players at a table\r\n\r\nnim : 3,4\r\nnim : 3,3\r\n", { ...settings, first: "engine" });
    expect(back).toMatchObject({ position: "nim : 3,4", first: "engine", misere: false, played: [{ after: "nim : 3,3" }] });
  });
  test("no positions, no game", () => {
    expect(read("# nothing\n", settings)).toBeNull();
    expect(read("x".repeat(1e6), settings)).toBeNull();
  });
  test("what is no strength and no player changes nothing", () => {
    expect(read("# strength: weak\n# first: nobody\nnim : 1", settings)).toMatchObject({ first: "you", strength: "perfect" });
  });
  test("the address holds the moves, whatever marks a rule has", () => {
    const odd = play(begin(settings), "n -> n-1 if n > 2 : 4", "a & b = c # d");
    expect(fromAddress(inAddress(odd)).map(({ after }) => after)).toEqual(["n -> n-1 if n > 2 : 4", "a & b = c # d"]);
    expect(fromAddress(undefined)).toEqual([]);
  });
});
