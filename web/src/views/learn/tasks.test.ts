import { describe, expect, test, vi } from "vitest";
import { chapters } from "./names";
import { randomFrom } from "./random";

// The chapters draw pictures, which follow the theme of the browser.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { lessons } = await import("./chapters");

describe.each(chapters)("the tasks of the chapter %s", (name) => {
  const rounds = Array.from({ length: 300 }, (_, seed) => lessons[name].tasks(randomFrom(seed)));

  test("have one right answer among different ones", () => {
    for (const task of rounds.flat()) {
      expect(task.question).not.toMatch(/undefined|NaN|\{|^$/);
      if (task.kind === "choice") {
        expect(new Set(task.choices).size).toBe(task.choices.length);
        expect(task.choices[task.right]).toBeDefined();
      } else if (task.kind === "number") {
        expect(Number.isSafeInteger(task.right) && task.right >= 0).toBe(true);
      } else if (task.kind === "squares") {
        expect(task.right.every((n) => n <= task.to)).toBe(true);
      }
      if (task.kind !== "move") {
        expect(task.why).not.toMatch(/undefined|NaN|\{|^$/);
      }
    }
  });

  test("do not always have the same answer", () => {
    for (const [i, first] of (rounds[0] ?? []).entries()) {
      const answers = new Set(rounds.map((round) => (round[i]?.kind === "move" ? round[i].position : JSON.stringify(round[i]?.right))));
      expect(answers.size, first.question).toBeGreaterThan(1);
    }
  });
});
