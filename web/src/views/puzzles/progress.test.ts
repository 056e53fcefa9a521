import { describe, expect, it } from "vitest";
import { eventsOf, nextNumber, parse, solvedCount, squaresOf, streak } from "./progress";

const progress = (names: string[]) => parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, "r"]))));

describe("stored progress", () => {
  it("is read with its events", () => {
    const stored = parse(JSON.stringify({ "binary/easy/1": "hwr", "daily/132": "r" }));
    expect(eventsOf(stored, "binary/easy/1")).toEqual(["hint", "wrong", "right"]);
    expect(eventsOf(stored, "binary/easy/2")).toBe(null);
    expect(squaresOf(eventsOf(stored, "binary/easy/1")!)).toBe("🟨⬛🟦");
  });
  it("of any other form is left out", () => {
    for (const text of [null, "", "[", "null", "3", "[1]", '"x"', '{"binary/easy/1":3}', '{"<b>/easy/1":"r"}', '{"binary/easy/1":"rrr"}', '{"__proto__":"r"}']) {
      expect([...parse(text)], String(text)).toEqual([]);
    }
  });
  it("counts what is solved, and what comes next", () => {
    const stored = progress(["chomp/easy/1", "chomp/easy/2", "chomp/hard/7", "copying/easy/1"]);
    expect(solvedCount(stored, "chomp")).toBe(3);
    expect(solvedCount(stored, "chomp", "easy")).toBe(2);
    expect(nextNumber(stored, "chomp", "easy")).toBe(3);
    expect(nextNumber(stored, "chomp", "hard")).toBe(1);
  });
});

describe("a streak", () => {
  it("ends today or yesterday", () => {
    expect(streak(progress(["daily/4", "daily/5", "daily/6"]), 6)).toBe(3);
    expect(streak(progress(["daily/4", "daily/5", "daily/6"]), 7)).toBe(3);
    expect(streak(progress(["daily/4", "daily/5", "daily/6"]), 8)).toBe(0);
    expect(streak(progress(["daily/4", "daily/6"]), 6)).toBe(1);
  });
});
