import { describe, expect, it } from "vitest";
import { dice, seedOf } from "./dice";
import { dayAt, nameOfDay, readDay, readName, writeName } from "./name";
import { sizes, themeNames, themes } from "./themes";

describe("the dice", () => {
  it("give the same choices for the same seed, and others for another one", () => {
    const rolls = (seed: number) => Array.from({ length: 20 }, ((roll) => () => roll.number(1, 1000))(dice(seed)));
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls(7)).not.toEqual(rolls(8));
    expect(seedOf("daily/1")).not.toBe(seedOf("daily/2"));
  });
  it("reach both ends of a range", () => {
    const roll = dice(1);
    expect([...new Set(Array.from({ length: 200 }, () => roll.number(2, 4)))].sort()).toEqual([2, 3, 4]);
  });
});

describe.each(themeNames)("the theme %s", (theme) => {
  it("proposes many positions, always the same ones", () => {
    for (const size of sizes) {
      const draw = () => Array.from({ length: 40 }, ((roll) => () => themes[theme](size, roll).position)(dice(3)));
      expect(draw()).toEqual(draw());
      expect(new Set(draw()).size).toBeGreaterThan(5);
    }
  });
});

describe("the name of a puzzle", () => {
  it("is read as it is written", () => {
    for (const name of [{ about: "chomp", size: "hard", number: 12 }, { about: "dawsons-kayles", size: "easy", number: 1 }] as const) {
      expect(readName(writeName(name))).toEqual(name);
    }
    expect(readName("chomp")).toEqual({ about: "chomp", size: "easy", number: 0 });
  });
  it("is nothing else", () => {
    for (const text of ["", "chomp/huge/1", "chomp/easy/-1", "chomp/easy/1/2", "chomp/easy/9999999", "<b>/easy/1", "__proto__/easy/1", "../easy/1"]) {
      expect(readName(text), text).toBe(null);
    }
  });
});

describe("the day", () => {
  it("begins at midnight, UTC", () => {
    expect(dayAt(Date.UTC(2026, 0, 1))).toBe(1);
    expect(dayAt(Date.UTC(2026, 0, 1, 23, 59, 59))).toBe(1);
    expect(dayAt(Date.UTC(2026, 4, 12, 12))).toBe(132);
  });
  it("cannot be in the future", () => {
    expect(readDay(undefined, 132)).toBe(132);
    expect(readDay("131", 132)).toBe(131);
    for (const text of ["133", "0", "-1", "x", ""]) {
      expect(readDay(text, 132), text).toBe(null);
    }
  });
  it("has every theme in every size, one after the other", () => {
    const names = Array.from({ length: themeNames.length * sizes.length }, (_, i) => nameOfDay(i + 1, themeNames));
    expect(new Set(names.map(({ about, size }) => `${about} ${size}`)).size).toBe(names.length);
  });
});
