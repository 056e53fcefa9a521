// The engine without a worker, for tests in Node.js that compare the page with real answers.

import { readFileSync } from "node:fs";
import init, { ask, word, work } from "./pkg/grundy_wasm.js";
import type { Questions, Word } from "./types";

const loaded = init({ module_or_path: readFileSync(new URL("pkg/grundy_wasm_bg.wasm", import.meta.url)) });

/** Milliseconds of a slice that ends only with the answer. */
const WHOLE = 1e9;

export async function answer<Name extends keyof Questions>(name: Name, question: Questions[Name][0]): Promise<Questions[Name][1]> {
  await loaded;
  const task = ask(JSON.stringify({ ask: name, ...question }));
  for (;;) {
    work(task, WHOLE);
    const said = JSON.parse(word()) as Word<Questions[Name][1]>;
    if ("done" in said) {
      return said.done;
    }
    if (!("running" in said)) {
      throw new Error(JSON.stringify(said));
    }
  }
}
