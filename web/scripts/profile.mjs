// Asks an instrumented engine the first questions of visitors, and writes which of its functions have run:
// node profile.mjs INSTRUMENTED.wasm RAN.txt
import { readFileSync, writeFileSync } from "node:fs";
import { countClock, start } from "./engine.mjs";
import { askAll } from "./first-questions.mjs";

/** The most milliseconds of each question, by a clock that counts its readings. */
const LIMIT = 40;
/** The prefix of the exported global of each function (web/bindgen/src/instrument.rs). */
const PREFIX = "ran ";

countClock();
const [wasm, ran] = process.argv.slice(2);
const { ask, leave, exports } = await start(readFileSync(wasm));
askAll((question) => ask({ limit: LIMIT, ...question }));
// Visitors leave views before the answers come.
["kayles : 30, 41", "cram 5x6", "nim : 3"].forEach((position) => leave({ ask: "solve", position, misere: true }));
const names = Object.keys(exports).filter((name) => name.startsWith(PREFIX) && exports[name].value === 1);
writeFileSync(ran, names.map((name) => `${name.slice(PREFIX.length)}\n`).join(""));
console.log(`${names.length} functions have run`);
