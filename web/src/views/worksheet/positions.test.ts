import { describe, expect, it } from "vitest";
import { choose, distinct, type Graded } from "./positions";

const pool: Graded[] = Array.from({ length: 24 }, (_, i) => ({ position: `nim : ${i}`, outcome: i % 2 === 0 ? "N" : "P", winning_move: null, moves: (i * 7) % 24 }));

describe("the positions of a level", () => {
  it("are half won and half lost, and grow with the level", () => {
    const mean = (level: "easy" | "medium" | "hard") => {
      const chosen = choose(pool, level, 6);
      expect(chosen.length).toBe(6);
      expect(chosen.filter(({ outcome }) => outcome === "N").length).toBe(3);
      return chosen.reduce((sum, { moves }) => sum + moves, 0) / 6;
    };
    expect(mean("easy")).toBeLessThan(mean("medium"));
    expect(mean("medium")).toBeLessThan(mean("hard"));
  });
  it("are all that there are, if there are few", () => {
    expect(choose(pool.slice(0, 3), "hard", 6).map(({ position }) => position)).toEqual(["nim : 0", "nim : 1", "nim : 2"]);
    expect(choose(pool.filter(({ outcome }) => outcome === "N"), "easy", 6).length).toBe(6);
  });
  it("come once", () => {
    expect(distinct([...pool, ...pool])).toEqual(pool);
  });
});
