// The worker: it runs the engine outside the thread that draws the page.

import { compileFirst, compileRest, compileRestNow } from "./arrival";
import type { Halves, Loaded } from "./halves";
import { type Exports, Turns } from "./pause";
import init, { ask, forget, teach, word } from "./pkg/grundy_wasm.js";
import { type FirstExports, Rest } from "./rest";
import { type Order, type Report, type Stepper, Tasks } from "./tasks";
import { VisitorFile } from "./visitor-file";

const report = (report: Report) => postMessage(report);
const reportLoaded = (loaded: Loaded) => report({ say: "loading", ...loaded });

/**
 * Browsers optimise only code that has run for a while. So the worker computes one long sequence when it is
 * idle, and reports nothing: the first long sequence of the visitor is then fast at once.
 */
const REHEARSAL: Order = { say: "ask", task: 0, question: JSON.stringify({ ask: "at", rule: "0.6", heap: "100000" }), file: null, rest: true };
const IDLE_MS = 500;

/** Works on tasks. `earlyOrders` holds the orders that came before the engine was ready. */
function work(engine: Stepper, rest: Rest, halves: Halves, earlyOrders: Order[]): (order: Order) => void {
  const tasks = new Tasks(engine, report, () => rest.here);
  // Each slice begins with a message to ourselves. It queues behind the messages of the page, so the worker
  // hears orders between slices. A timer would do the same, but sleeps four milliseconds each time.
  const bell = new MessageChannel();
  let working = false;
  const ring = () => {
    if (!working) {
      working = true;
      bell.port2.postMessage(null);
    }
  };
  let rehearsal: "pending" | "running" | "done" = "pending";
  let idle: ReturnType<typeof setTimeout> | undefined;
  let loading = false;
  const complete = (module: WebAssembly.Module) => {
    rest.arrive(module);
    report({ say: "ready", halves: { ...halves, rest: module }, all: true });
    ring();
  };
  /** Loads the rest: when the worker is idle for the first time, or when a task needs it. */
  const loadRest = () => {
    loading = true;
    compileRest(reportLoaded)
      .then((module) => complete(module))
      .catch(() => {
        loading = false;
        tasks.lack();
      });
  };
  const useIdleTime = () => {
    if (!rest.here) {
      if (!loading) {
        loadRest();
      }
    } else if (rehearsal === "pending") {
      rehearsal = "running";
      tasks.hear(REHEARSAL);
      ring();
    }
  };
  bell.port1.onmessage = async () => {
    const more = await tasks.slice();
    working = false;
    if (tasks.waits && !loading) {
      loadRest();
    }
    if (more) {
      ring();
      return;
    }
    if (rehearsal === "running") {
      rehearsal = "done";
    }
    clearTimeout(idle);
    idle = setTimeout(useIdleTime, IDLE_MS);
  };
  const hear = (order: Order) => {
    clearTimeout(idle);
    if (rehearsal === "running") {
      rehearsal = "pending";
      tasks.hear({ say: "cancel", task: 0 });
    }
    tasks.hear(order);
    ring();
  };
  ring();
  earlyOrders.forEach(hear);
  return hear;
}

/** The engine, with computations that can pause. */
function stepper(exports: Exports, rest: Rest): Stepper {
  const turns = new Turns(exports, rest);
  return {
    ask: (question, file) => ask(question, file === null ? undefined : new VisitorFile(file)),
    async advance(id, ms) {
      const pause = await turns.turn(id, ms);
      if (pause === "rest") {
        return null;
      }
      return pause === null ? word() : JSON.stringify({ running: pause });
    },
    teach(language, texts) {
      teach(language, texts);
    },
    forget(id) {
      turns.forget(id);
      forget(id);
    },
  };
}

async function start(given: Halves | null): Promise<void> {
  const halves = given ?? { first: await compileFirst(reportLoaded), rest: null };
  const exports = await init({ module_or_path: halves.first });
  const rest = new Rest(exports as unknown as FirstExports, halves.rest, compileRestNow);
  hear = work(stepper(exports as unknown as Exports, rest), rest, halves, earlyOrders);
  report({ say: "ready", halves, all: rest.here });
}

const earlyOrders: Order[] = [];
let hear = (order: Order): void => {
  if (order.say === "start") {
    start(order.halves).catch((error: unknown) => report({ say: "broken", task: null, why: String(error) }));
  } else {
    earlyOrders.push(order);
  }
};
addEventListener("message", (event: MessageEvent<Order>) => hear(event.data));
