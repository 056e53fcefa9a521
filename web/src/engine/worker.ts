// The worker: it runs the engine outside the thread that draws the page.

import { type Exports, Turns } from "./pause";
import init, { ask, forget, word } from "./pkg/grundy_wasm.js";
import wasm from "./pkg/grundy_wasm_bg.wasm?url";
import { type Order, type Report, type Stepper, Tasks } from "./tasks";
import { VisitorFile } from "./visitor-file";

const report = (report: Report) => postMessage(report);

/**
 * Browsers optimise only code that has run for a while. So the worker computes one long sequence when it is
 * idle, and reports nothing: the first long sequence of the visitor is then fast at once.
 */
const REHEARSAL: Order = { say: "ask", task: 0, question: JSON.stringify({ ask: "at", rule: "0.6", heap: "100000" }), file: null };
const IDLE_MS = 500;

/** Works on tasks. `earlyOrders` holds the orders that came before the engine was ready. */
function work(tasks: Tasks, earlyOrders: Order[]): (order: Order) => void {
  // Each slice begins with a message to ourselves. It queues behind the messages of the page, so the worker
  // hears orders between slices. A timer would do the same, but sleeps four milliseconds each time.
  const bell = new MessageChannel();
  let working = false;
  const ring = () => {
    working = true;
    bell.port2.postMessage(null);
  };
  let rehearsal: "pending" | "running" | "done" = "pending";
  let idle: ReturnType<typeof setTimeout> | undefined;
  bell.port1.onmessage = async () => {
    const more = await tasks.slice();
    working = false;
    if (more) {
      ring();
    } else if (rehearsal === "running") {
      rehearsal = "done";
    } else if (rehearsal === "pending") {
      idle = setTimeout(() => {
        rehearsal = "running";
        tasks.hear(REHEARSAL);
        ring();
      }, IDLE_MS);
    }
  };
  const hear = (order: Order) => {
    clearTimeout(idle);
    if (rehearsal === "running") {
      rehearsal = "pending";
      tasks.hear({ say: "cancel", task: 0 });
    }
    tasks.hear(order);
    if (!working) {
      ring();
    }
  };
  earlyOrders.forEach(hear);
  return hear;
}

/** The size of the engine in bytes; 0 if the build does not know it. */
declare const ENGINE_BYTES: number;

/** Reports how much of the engine has arrived, in steps of a hundredth. */
async function reportArrival(body: ReadableStream<Uint8Array>): Promise<void> {
  let [bytes, reported] = [0, 0];
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) {
      return;
    }
    bytes += value.length;
    const loaded = Math.min(1, bytes / ENGINE_BYTES);
    if (loaded >= reported + 0.01) {
      reported = loaded;
      report({ say: "loading", loaded });
    }
  }
}

/**
 * Compiles the engine while it downloads. If the server sends it with a type other than application/wasm,
 * downloads it first.
 */
async function compile(): Promise<WebAssembly.Module> {
  const get = () => fetch(new URL(wasm, import.meta.url));
  try {
    const response = await get();
    const { body } = response.clone();
    if (body !== null && ENGINE_BYTES > 0) {
      reportArrival(body).catch(() => undefined);
    }
    return await WebAssembly.compileStreaming(response);
  } catch {
    const response = await get();
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

/** The engine, with computations that can pause. */
function stepper(exports: Exports): Stepper {
  const turns = new Turns(exports);
  return {
    ask: (question, file) => ask(question, file === null ? undefined : new VisitorFile(file)),
    async advance(id, ms) {
      const progress = await turns.turn(id, ms);
      return progress === null ? word() : JSON.stringify({ running: progress });
    },
    forget(id) {
      turns.forget(id);
      forget(id);
    },
  };
}

const earlyOrders: Order[] = [];
let hear = (order: Order): void => {
  if (order.say !== "start") {
    earlyOrders.push(order);
    return;
  }
  (order.module === null ? compile() : Promise.resolve(order.module))
    .then(async (module) => {
      const exports = await init({ module_or_path: module });
      hear = work(new Tasks(stepper(exports as unknown as Exports), report), earlyOrders);
      report({ say: "ready", module });
    })
    .catch((error: unknown) => report({ say: "broken", task: null, why: String(error) }));
};
addEventListener("message", (event: MessageEvent<Order>) => hear(event.data));
