import { expect, test } from "vitest";
import { readProgress } from "./progress";
import { randomFrom } from "./random";

test("progress is what the browser has kept", () => {
  expect(readProgress('{"solved":{"mex":2,"multiples":3},"last":"mex"}')).toEqual({ solved: { mex: 2, multiples: 3 }, last: "mex" });
});

test.each([null, "", "{", "[]", "3", '{"solved":7,"last":"nowhere"}', '{"solved":{"mex":99,"__proto__":3,"multiples":"x"},"last":{}}'])("%s counts as nothing", (text) => {
  expect(readProgress(text)).toEqual({ solved: {}, last: null });
});

test("the same seed gives the same choices, within their bounds", () => {
  const draw = (seed: number) => {
    const random = randomFrom(seed);
    return [random.whole(1, 6), random.pick(["a", "b"]), random.some(3, 1, 9)];
  };
  expect(draw(7)).toEqual(draw(7));
  const random = randomFrom(1);
  const faces = new Set(Array.from({ length: 500 }, () => random.whole(1, 6)));
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(random.some(9, 1, 3)).toEqual([1, 2, 3]);
});
