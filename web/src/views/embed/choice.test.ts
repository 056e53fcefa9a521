import { describe, expect, it } from "vitest";
import { read } from "./choice";

describe("the address of a frame", () => {
  it("names the board and its controls", () => {
    expect(read({ position: "kayles : 9", misere: "1", first: "people", strength: "random", controls: "board,hint" })).toEqual({
      position: "kayles : 9",
      misere: true,
      first: "people",
      strength: "random",
      controls: ["hint"],
    });
  });
  it("may say nothing, or nonsense", () => {
    expect(read({})).toMatchObject({ position: "nim : 3,4,5", first: "you", controls: ["rules", "hint", "undo", "new"] });
    expect(read({ first: "<b>", strength: "9", controls: "constructor,__proto__", misere: "yes" })).toMatchObject({ first: "you", strength: "perfect", controls: [], misere: false });
  });
});
