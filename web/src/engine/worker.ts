// The engine at work, off the thread that draws the page.

import { type Exports, Turns } from "./pause";
import init, { ask, forget, word } from "./pkg/grundy_wasm.js";
import wasm from "./pkg/grundy_wasm_bg.wasm?url";
import { type Order, type Report, type Stepper, Tasks } from "./tasks";

const report = (report: Report) => postMessage(report);

/** Browsers compile well only what has run for a while. So that the first long sequence need not wait for that, one is
 * computed when nobody has asked anything for a moment; nobody hears of it. */
const REHEARSAL: Order = { say: "ask", task: 0, question: JSON.stringify({ ask: "at", rule: "0.6", heap: "100000" }) };
const REST_MS = 500;

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
  let rehearsal: "to come" | "begun" | "over" = "to come";
  let rest: ReturnType<typeof setTimeout> | undefined;
  bell.port1.onmessage = async () => {
    const more = await tasks.slice();
    working = false;
    if (more) {
      ring();
    } else if (rehearsal === "begun") {
      rehearsal = "over";
    } else if (rehearsal === "to come") {
      rest = setTimeout(() => {
        rehearsal = "begun";
        tasks.hear(REHEARSAL);
        ring();
      }, REST_MS);
    }
  };
  const hear = (order: Order) => {
    clearTimeout(rest);
    if (rehearsal === "begun") {
      rehearsal = "to come";
      tasks.hear({ say: "cancel", task: 0 });
    }
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
