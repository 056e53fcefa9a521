import { describe, expect, test } from "vitest";
import { digits, letter, letters, type Machine, machines, path, trap } from "./machine";

// The law of the rule `n -> n-1 | floor(n/2)`, and the P-positions of Wythoff's game, as the engine gives them.
const [mark] = machines({
  kind: "automatic",
  preperiod: null,
  period: null,
  saltus: null,
  base: 2,
  states: [
    { nim_value: 0, next: [1, 2] },
    { nim_value: 0, next: [0, 3] },
    { nim_value: 1, next: [2, 4] },
    { nim_value: 0, next: [3, 3] },
    { nim_value: 2, next: [4, 2] },
  ],
}) as [Machine];
const [wythoff] = machines({
  kind: "p-positions",
  preperiod: null,
  period: null,
  saltus: null,
  numeration: "zeckendorf",
  states: [
    { accepts: true, next: [1, 2, 3, 4] },
    { accepts: true, next: [0, 4, 4, 4] },
    { accepts: false, next: [4, 4, 5, 4] },
    { accepts: false, next: [4, 6, 4, 4] },
    { accepts: false, next: [4, 4, 4, 4] },
    { accepts: true, next: [5, 2, 4, 4] },
    { accepts: true, next: [6, 4, 3, 4] },
  ],
}) as [Machine];

describe("the digits of a number", () => {
  test("stand the lowest first", () => {
    expect(digits(6n, 2)).toEqual([0, 1, 1]);
    expect(digits(0n, 2)).toEqual([]);
    expect(digits(10n ** 30n, 10)).toEqual([...Array<number>(30).fill(0), 1]);
  });
  test("may be those of a sum of Fibonacci numbers", () => {
    expect(digits(0n, "zeckendorf")).toEqual([]);
    expect(digits(1n, "zeckendorf")).toEqual([1]);
    expect(digits(11n, "zeckendorf")).toEqual([0, 0, 1, 0, 1]);
  });
});

describe("a machine", () => {
  test("goes from state to state", () => {
    const end = (n: bigint) => mark.states[path(mark, letters(mark, [n])).at(-1)!]!.value;
    expect(Array.from({ length: 11 }, (_, n) => end(BigInt(n)))).toEqual([0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0]);
    expect(end(1_000_000n)).toBe(1);
  });
  test("may read two numbers side by side", () => {
    const accepts = (a: bigint, b: bigint) => wythoff.states[path(wythoff, letters(wythoff, [a, b])).at(-1)!]!.accepts;
    expect([accepts(0n, 0n), accepts(1n, 2n), accepts(13n, 8n), accepts(17n, 28n), accepts(3n, 4n)]).toEqual([true, true, true, true, false]);
    expect(letter(wythoff, 1)).toBe("1/0");
    expect(letter(mark, 1)).toBe("1");
  });
  test("may have a state without a way to yes", () => {
    expect(trap(wythoff)).toBe(4);
    expect(trap(mark)).toBeNull();
  });
});

test("a period has no machine", () => {
  expect(machines({ kind: "period", preperiod: 71, period: 12, saltus: 0 })).toEqual([]);
});
