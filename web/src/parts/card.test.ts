import { describe, expect, it } from "vitest";
import { lines } from "./card";

const letters = (line: string) => line.length;

describe("the lines of a sentence", () => {
  it("break between words", () => {
    expect(lines("Whoever takes the last coin wins.", 14, letters)).toEqual(["Whoever takes", "the last coin", "wins."]);
  });
  it("break between Chinese characters", () => {
    expect(lines("拿走最后一枚硬币的人获胜", 6, letters)).toEqual(["拿走最后一枚", "硬币的人获胜"]);
  });
  it("end with dots where there is no more room", () => {
    expect(lines("one two three four five", 5, letters)).toEqual(["one", "two", "three …"]);
  });
  it("keep a word that is too long", () => {
    expect(lines("abcdefgh", 5, letters)).toEqual(["abcdefgh"]);
  });
});
