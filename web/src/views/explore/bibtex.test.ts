import { expect, test } from "vitest";
import { bibtex } from "./bibtex";

test("the software and each theorem have an entry", () => {
  const text = bibtex(["Guy & Smith 1956, The G-values of various games", "G(n) = n in Nim (Bouton 1901)", "Büchi 1960; 50 % of {x}"], "0.1.0");
  expect(text).toContain("@software{grundy,");
  expect(text).toContain("version = {0.1.0}");
  expect(text).toContain("@misc{guy1956,\n  note = {Guy \\& Smith 1956, The G-values of various games}\n}");
  expect(text).toContain("@misc{nim1901");
  expect(text).toContain("@misc{buchi1960,\n  note = {Büchi 1960; 50 \\% of \\{x\\}}");
});

test("two entries have different keys", () => expect(bibtex(["Guy 1956, a", "Guy 1956, b"], "1").match(/@misc\{guy1956b?,/g)).toEqual(["@misc{guy1956,", "@misc{guy1956b,"]));
