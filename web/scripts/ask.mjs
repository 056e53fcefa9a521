// Asks the engine in Node.js, without a page, and prints how many milliseconds each answer takes:
// scripts/page engine && node web/scripts/ask.mjs '{"ask":"solve","position":"cram 4x5"}' …
import { halves } from "./engine.mjs";

const { ask } = await halves();
for (const question of process.argv.slice(2)) {
  const start = performance.now();
  const word = ask(JSON.parse(question));
  console.log(`${(performance.now() - start).toFixed(0).padStart(6)} ms  ${Object.keys(word)[0]}  ${question}`);
}
