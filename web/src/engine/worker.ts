// The engine at work, off the thread that draws the page.

import { type Exports, Turns } from "./pause";
import init, { ask, forget, word } from "./pkg/grundy_wasm.js";
import wasm from "./pkg/grundy_wasm_bg.wasm?url";
import { type Order, type Report, type Stepper, Tasks } from "./tasks";

const report = (report: Report) => postMessage(report);

/** Works on tasks; what is heard before the engine is ready waits. */
function work(tasks: Tasks, early: Order[]): (order: Order) => void {
  // A message to oneself queues behind those of the page, so orders are heard between slices; a timer would
  // do so too, but sleeps four milliseconds each time.
  const bell = new MessageChannel();
  let working = false;
  const ring = () => {
    working = true;
    bell.port2.postMessage(null);
  };
  bell.port1.onmessage = async () => {
    const more = await tasks.slice();
    working = false;
    if (more) {
      ring();
    }
  };
  const hear = (order: Order) => {
    tasks.hear(order);
    if (!working) {
      ring();
    }
  };
  early.forEach(hear);
  return hear;
}

/** Compiles the engine while it comes; a server that gives it another type than application/wasm makes that wait. */
async function compile(): Promise<WebAssembly.Module> {
  const get = () => fetch(new URL(wasm, import.meta.url));
  try {
    return await WebAssembly.compileStreaming(get());
  } catch {
    const response = await get();
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

/** The engine, whose computations may pause. */
function stepper(exports: Exports): Stepper {
  const turns = new Turns(exports);
  return {
    ask,
    async advance(id, ms) {
      const far = await turns.turn(id, ms);
      return far === null ? word() : JSON.stringify({ running: far });
    },
    forget(id) {
      turns.forget(id);
      forget(id);
    },
  };
}

const early: Order[] = [];
let hear = (order: Order): void => {
  if (order.say !== "start") {
    early.push(order);
    return;
  }
  (order.module === null ? compile() : Promise.resolve(order.module))
    .then(async (module) => {
      const exports = await init({ module_or_path: module });
      hear = work(new Tasks(stepper(exports as unknown as Exports), report), early);
      report({ say: "ready", module });
    })
    .catch((error: unknown) => report({ say: "broken", task: null, why: String(error) }));
};
addEventListener("message", (event: MessageEvent<Order>) => hear(event.data));
