import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messagesOf, typescript } from "../../scripts/messages.mjs";
import { bundleOf } from ".";
import { languages } from "./languages";

const here = new URL("./", import.meta.url);
const english = messagesOf(new URL("en/", here));

/** All sources but tests and the list of messages. */
function sources(): string {
  const root = new URL("../", here).pathname;
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$|messages\.ts$|pkg\//.test(name))
    .map((name) => readFileSync(join(root, name), "utf8"))
    .join("\n");
}

describe("the English texts", () => {
  it("are those of messages.ts: npm run messages", () => {
    expect(readFileSync(new URL("messages.ts", here), "utf8")).toBe(typescript(english));
  });

  it("are all used", () => {
    const text = sources();
    // A name in a template, such as `play-won-${winner}`, stands for all names of this form.
    const literals = new Set([...text.matchAll(/"([a-z][\w-]*-[\w-]+)"/g)].map(([, name]) => name!));
    const forms = [...text.matchAll(/`([a-z][\w-]*-(?:[\w-]|\$\{[^}]*\})*)`/g)].map(([, form]) => new RegExp(`^${form!.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`));
    const unused = [...english.keys()].filter((name) => !literals.has(name) && !forms.some((form) => form.test(name)));
    expect(unused).toEqual([]);
  });
});

describe.each(Object.keys(languages))("the texts in %s", (language) => {
  const folder = new URL(`${language}/`, here);

  it("have the messages of the English texts, with the same arguments", () => {
    const found = messagesOf(folder);
    expect([...english.keys()].filter((name) => !found.has(name))).toEqual([]);
    expect([...found.keys()].filter((name) => !english.has(name))).toEqual([]);
    for (const [name, given] of found) {
      expect(english.get(name), name).toEqual(expect.arrayContaining(given));
    }
  });

  it("can be spoken", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    const bundle = bundleOf(language, files.map((name) => readFileSync(new URL(name, folder), "utf8")));
    for (const [name, given] of english) {
      const errors: Error[] = [];
      bundle.formatPattern(bundle.getMessage(name)!.value!, Object.fromEntries(given.map((each) => [each, 3])), errors);
      expect(errors, name).toEqual([]);
    }
  });
});

describe("the folders", () => {
  it("are those of the languages", () => {
    const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(languages).sort());
  });
});
