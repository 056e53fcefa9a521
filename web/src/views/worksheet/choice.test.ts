import { describe, expect, it } from "vitest";
import { read, write } from "./choice";

const strings = (query: ReturnType<typeof write>) => Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));

describe("the choice in the address", () => {
  it("is read as it is written", () => {
    for (const choice of [read({}), { rule: "cram 3x3", seed: 9, level: "hard", count: 12, tasks: ["judge"], key: false } as const]) {
      expect(read(strings(write(choice)))).toEqual(choice);
    }
  });
  it("is one of the choices, whatever the address says", () => {
    expect(read({ seed: "-1", level: "<b>", count: "1000000", tasks: "x,graph", key: "?" })).toEqual({ rule: "nim", seed: 1, level: "mixed", count: 12, tasks: ["graph"], key: true });
  });
});
