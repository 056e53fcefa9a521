// The engine at work, off the thread that draws the page.

import init, { Engine } from "./pkg/grundy_wasm.js";
import wasm from "./pkg/grundy_wasm_bg.wasm?url";
import { type Order, type Report, Tasks } from "./tasks";

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
  bell.port1.onmessage = () => {
    working = false;
    if (tasks.slice()) {
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

async function start(given: WebAssembly.Module | null): Promise<WebAssembly.Module> {
  const module = given ?? (await compile());
  await init({ module_or_path: module });
  return module;
}

const early: Order[] = [];
let hear = (order: Order): void => {
  if (order.say !== "start") {
    early.push(order);
    return;
  }
  start(order.module)
    .then((module) => {
      hear = work(new Tasks(new Engine(), report), early);
      report({ say: "ready", module });
    })
    .catch((error: unknown) => report({ say: "broken", task: null, why: String(error) }));
};
addEventListener("message", (event: MessageEvent<Order>) => hear(event.data));
