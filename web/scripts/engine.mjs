// The engine in Node.js, without a page.
import { readFileSync } from "node:fs";

const pkg = new URL("../src/engine/pkg/", import.meta.url);
const read = (name) => readFileSync(new URL(name, pkg));

/** The engine in one piece, as the compiler writes it. */
export const whole = () => start(read("grundy_wasm_bg.wasm"));

/** The engine in two halves, as the page has it. */
export const halves = () => start(read("first.wasm"), read("rest.wasm"));

/** Starts an engine. `exports` are those of WebAssembly. */
export async function start(wasm, rest = null) {
  let exports = null;
  // What the engine imports from `pause.ts`. Here it never waits.
  globalThis.joinRest = () => {
    new WebAssembly.Instance(new WebAssembly.Module(rest), { first: exports });
    exports.loaded.value = 1;
  };
  const page = `data:text/javascript,export const pause = () => 0; export const lacks = () => 0; export const untilHere = () => {}; export const join = globalThis.joinRest;`;
  // The comment makes the address new, so that each engine is a module of its own.
  const glue = `${read("grundy_wasm.js")}`.replace('from "../pause.ts"', () => `from "${page}//${++engines}"`);
  const engine = await import(`data:text/javascript,${encodeURIComponent(glue)}`);
  exports = await engine.default({ module_or_path: wasm });
  /** The last word of the engine on a question, as text. */
  const askText = (question) => {
    const task = engine.ask(question);
    for (;;) {
      engine.work(task, 1e9);
      const word = engine.word();
      if (!word.startsWith('{"running"')) {
        return word;
      }
    }
  };
  /** Asks and forgets a question: before its first slice, and after it. */
  const leave = (question) => {
    engine.forget(engine.ask(JSON.stringify(question)));
    const task = engine.ask(JSON.stringify(question));
    engine.work(task, 0);
    engine.word();
    engine.forget(task);
    engine.forget(task);
  };
  return { leave, ask: (question) => JSON.parse(askText(JSON.stringify(question))), askText, exports };
}

let engines = 0;

/** Replaces the clock by one that only counts how often it is read: the same work then takes the same time anywhere. */
export function countClock() {
  let reads = 0;
  performance.now = () => ++reads;
  return { restart: () => (reads = 0) };
}
