import { describe, expect, test } from "vitest";
import { type KnownLaw, periodOf, rows, stripWidth, width } from "./table-layout";

const answer = (law: KnownLaw["law"], known_by: KnownLaw["known_by"]): KnownLaw => ({ law, known_by });

describe("the period of a table", () => {
  const law = { kind: "period", preperiod: 71, period: 12, saltus: 0 } as const;
  test("a proved law has one", () => expect(periodOf(answer(law, "proved"))).toEqual({ preperiod: 71, period: 12, saltus: 0 }));
  test("a law that is only seen has none", () => expect(periodOf(answer(law, "seen"))).toBeNull());
  test("a period that is too large for JavaScript counts as none", () =>
    expect(periodOf(answer({ ...law, period: "98765432109876543210" }, "proved"))).toBeNull());
  test("without an answer there is none", () => expect(periodOf(null)).toBeNull());
});

test("short periods share a row, and a long period leaves the usual width", () => {
  expect(width({ preperiod: 0, period: 12, saltus: 0 })).toBe(12);
  expect(width({ preperiod: 0, period: 4, saltus: 0 })).toBe(8);
  expect(width({ preperiod: 0, period: 1, saltus: 0 })).toBe(6);
  expect(width({ preperiod: 0, period: 349, saltus: 0 })).toBe(10);
  expect(width(null)).toBe(10);
});

describe("rows", () => {
  // The values 0, 1, 9, 1, 2, 1, 2, 1: from heap 3 on, 1, 2 repeat.
  const period = { preperiod: 3, period: 2, saltus: 0 };
  const cells = rows([0, 1, 9, 1, 2, 1, 2, 1], period).flat();
  test("hold all heaps in order", () => expect(cells.map(({ heap }) => heap)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]));
  test("know which heaps come before the period", () => expect(cells.filter(({ before }) => before).map(({ heap }) => heap)).toEqual([0, 1, 2]));
  test("mark the values that the period does not repeat", () => expect(cells.filter(({ exception }) => exception).map(({ heap }) => heap)).toEqual([0, 2]));
  test("with a saltus the value is smaller one period earlier", () => {
    const found = rows([5, 1, 2, 3], { preperiod: 1, period: 1, saltus: 1 }).flat();
    expect(found[0]?.exception).toBe(true);
    expect(rows([0, 1, 2, 3], { preperiod: 1, period: 1, saltus: 1 }).flat()[0]?.exception).toBe(false);
  });
  test("values that end before the period show no exception", () =>
    expect(rows([7, 7], { preperiod: 40, period: 2, saltus: 0 }).flat().some(({ exception }) => exception)).toBe(false));
});

test("a row of the strip has whole periods", () => {
  const period = (period: number) => ({ preperiod: 0, period, saltus: 0 });
  expect([period(1), period(4), period(7), period(26), period(34), null].map(stripWidth)).toEqual([26, 24, 21, 26, 26, 26]);
});
