// Asks the engine in Node.js, without a page, and prints how many milliseconds each answer takes:
// scripts/page engine && node web/scripts/ask.mjs '{"ask":"solve","position":"cram 4x5"}' …
import { readFileSync } from "node:fs";

const pkg = new URL("../src/engine/pkg/", import.meta.url);
const stub = "data:text/javascript,export function pause() { return 0; }";
const glue = readFileSync(new URL("grundy_wasm.js", pkg), "utf8").replace('from "../pause.ts"', `from "${stub}"`);
const engine = await import(`data:text/javascript,${encodeURIComponent(glue)}`);
await engine.default({ module_or_path: readFileSync(new URL("grundy_wasm_bg.wasm", pkg)) });

for (const question of process.argv.slice(2)) {
  const start = performance.now();
  const task = engine.ask(question);
  let word;
  do {
    engine.work(task, 1e9);
    word = JSON.parse(engine.word());
  } while (word.running !== undefined);
  console.log(`${(performance.now() - start).toFixed(0).padStart(6)} ms  ${Object.keys(word)[0]}  ${question}`);
}
