import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = new URL("./", import.meta.url);

/** The classes that a style sheet gives a style wherever they stand: selectors of one class alone. */
function namesOf(sheet: string): Set<string> {
  const text = readFileSync(new URL(sheet, here), "utf8").replace(/\/\*.*?\*\//gs, "").replace(/\([^)]*\)/g, "()");
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, all]) => all!.split(","));
  return new Set(selectors.flatMap((selector) => /^\.([\w-]+)(:[\w-]+(\(\))?)*$/.exec(selector.trim())?.[1] ?? []));
}

/** A name that two sheets use would give the things of one view the style of another. Paper only hides and restyles. */
test("a class has its style in one sheet", () => {
  const found = new Map<string, string>();
  const twice: string[] = [];
  for (const sheet of readdirSync(here).filter((name) => name.endsWith(".css") && name !== "print.css").sort()) {
    for (const name of namesOf(sheet)) {
      const other = found.get(name);
      if (other !== undefined) {
        twice.push(`.${name}: ${other}, ${sheet}`);
      }
      found.set(name, sheet);
    }
  }
  expect(twice).toEqual([]);
});

test("all colours are tokens", () => {
  const raw = readdirSync(here)
    .filter((name) => name.endsWith(".css") && name !== "tokens.css")
    .flatMap((sheet) => {
      const text = readFileSync(new URL(sheet, here), "utf8").replace(/\/\*.*?\*\//gs, "");
      return [...text.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)].map(([colour]) => `${sheet}: ${colour}`);
    });
  expect(raw).toEqual([]);
});
