import { describe, expect, test } from "vitest";
import { formula, type MathNode, way } from "./formula";
import { piecesOf, unbroken } from "./typeset";

/** The text of a formula, with powers, indices and fractions marked. */
function plain({ tag, children }: MathNode): string {
  if (typeof children === "string") {
    return children.replaceAll("\u00A0", " ");
  }
  const parts = children.map(plain);
  switch (tag) {
    case "msup":
      return parts.join("^");
    case "msub":
      return parts.join("_");
    case "mfrac":
      return `[${parts.join("/")}]`;
    case "mover":
      return `${parts[0]}{${parts[1]}}`;
    case "msqrt":
      return `√[${parts.join("")}]`;
    default:
      return parts.join("");
  }
}
const read = (text: string) => {
  const node = formula(text);
  return node === null ? null : plain(node);
};
const pieces = (text: string) => piecesOf(text).map((piece) => (typeof piece === "string" ? piece : `<${plain(piece)}>`)).join("");

describe("a formula", () => {
  test("has the signs that people write", () => {
    expect(read("1 <= n and 2*m <= n and n <= 2*m + 1")).toBe("1≤n and 2·m≤n and n≤2·m+1");
    expect(read("m = n - 1")).toBe("m=n−1");
    expect(read("G(n+12) = G(n)")).toBe("G(n+12)=G(n)");
    expect(read("n mod 7 = 0")).toBe("n mod 7=0");
  });
  test("has powers, fractions, floors and roots", () => {
    expect(read("n = 2^k - 1")).toBe("n=2^k−1");
    expect(read("2^(n+1)")).toBe("2^n+1");
    expect(read("floor((n mod (L+R))/L)")).toBe("⌊[n mod (L+R)/L]⌋");
    expect(read("A = floor(n*(1+√5)/2)")).toBe("A=⌊[n·(1+√[5])/2]⌋");
    expect(read("G₁(x) ⊗ G₂(y)")).toBe("G₁(x)⊗G₂(y)");
  });
  test("is null if there is anything else in it", () => {
    expect(read("a machine with 7 states")).toBeNull();
    expect(read("2 *")).toBeNull();
    expect(read("(n + 1")).toBeNull();
    expect(read("<b>x</b>")).toBeNull();
    expect(read("")).toBeNull();
  });
});

test("the way of a machine has its digits above the arrows", () => {
  expect(plain(way("0 -0-> 1 -1-> 2")!)).toBe("0→{0}1→{1}2");
  expect(way("0")).toBeNull();
});

describe("a sentence", () => {
  test("keeps its words, and its formulas are typeset", () => {
    expect(pieces("G(n+12) = G(n) for all n ≥ 71   (preperiod 71, period 12)")).toBe("<G(n+12)=G(n)> for all <n≥71>   (preperiod 71, period 12)");
    expect(pieces("For n >= 71, G(n) = 4, 1, 2 for n mod 12 = 0, 1, …, 11.")).toBe("For <n≥71,G(n)=4,1,2> for <n mod 12=0,1>, …, 11.");
    expect(pieces("1000 = 142*7 + 6, so G(1000) = 2")).toBe("<1000=142·7+6>, so <G(1000)=2>");
  });
  test("a letter and a hyphen are words", () => {
    expect(pieces("P-positions: n = 0.")).toBe("P-positions: <n=0>.");
    expect(pieces("Take a coin from one heap, at most 3.")).toBe("Take a coin from one heap, at most 3.");
    expect(pieces("the machine goes 0 -0-> 1 -1-> 2, and so on")).toBe("the machine goes <0→{0}1→{1}2>, and so on");
  });
});

test("a line may break before a sign between two formulas, and after a comma", () => {
  const lines = (text: string) => unbroken(formula(text)!).map(plain);
  expect(lines("1 <= n and 2*m <= n")).toEqual(["1", "≤n", " and 2·m", "≤n"]);
  expect(lines("G(n) = 4, 1, n+1")).toEqual(["G(n)", "=4,", "1,", "n+1"]);
  expect(lines("n + 1")).toEqual(["n+1"]);
});
