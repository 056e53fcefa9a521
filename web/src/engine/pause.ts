// Pauses in the middle of a computation, so that the worker can receive messages and other computations get a
// turn. Newer browsers let WebAssembly wait for a promise. In other browsers the engine starts such a
// computation again. A computation that needs the rest of the engine waits for it in the same way.

import type { Rest } from "./rest";

/** How far a computation is. */
export interface Progress {
  done: number;
  work: number;
}

/** The exports of an engine. */
export interface Exports {
  memory: WebAssembly.Memory;
  /** The lower end of the part of the stack that lies in memory. */
  __stack_pointer: { value: number };
  work: (task: number, milliseconds: number) => void;
}

/** Why a computation pauses: to let others work, or until the rest of the engine is there. */
export type Pause = Progress | "rest";

/** How a pause ended: the engine reads these numbers. */
const [IMPOSSIBLE, OVER, FORGOTTEN] = [0, 1, 2];

type Wait = (done: number, work: number) => number | Promise<number>;
type Load = () => unknown;

// TypeScript does not declare these two yet.
const { Suspending, promising } = WebAssembly as unknown as {
  Suspending?: new <Import extends Wait | Load>(wait: Import) => Import;
  promising?: (work: Exports["work"]) => (...given: Parameters<Exports["work"]>) => Promise<void>;
};

/** A computation that can pause while others run. */
class Fiber {
  private onPause: (pause: Pause) => void = () => undefined;
  private resume: ((end: number) => void) | null = null;
  private end: Promise<null> | null = null;
  private needsRest = false;

  constructor(
    private exports: Exports,
    /** The address at which the stack begins. It grows downwards. */
    private top: number,
    private begin: () => Promise<void>,
  ) {}

  /** Runs until the next pause and returns why it pauses; null if it has ended. */
  turn(): Promise<Pause | null> {
    const paused = new Promise<Pause>((resolve) => {
      this.onPause = resolve;
    });
    if (this.end === null) {
      current = this;
      this.end = this.begin().then(() => {
        current = null;
        return null;
      });
    } else {
      this.resume?.(OVER);
    }
    return Promise.race([paused, this.end]);
  }

  /** Lets the computation end without an answer. Without the rest it cannot even end, and stays where it is. */
  forget(): void {
    if (!this.needsRest) {
      this.resume?.(FORGOTTEN);
    }
  }

  /** Saves its stack and waits for the next turn: other computations use the same memory. */
  async wait(pause: Pause): Promise<number> {
    const { memory, __stack_pointer: pointer } = this.exports;
    const low = pointer.value;
    const stack = new Uint8Array(memory.buffer).slice(low, this.top);
    pointer.value = this.top;
    current = null;
    this.needsRest = pause === "rest";
    const end = await new Promise<number>((resume) => {
      this.resume = resume;
      this.onPause(pause);
    });
    new Uint8Array(memory.buffer).set(stack, low);
    pointer.value = low;
    current = this;
    return end;
  }
}

/** The computation that runs now; null if none runs, or one that cannot wait. */
let current: Fiber | null = null;

/** The rest of the engine that runs in this worker. */
let rest: Rest | null = null;

const waitForTurn: Wait = (done, work) => current?.wait({ done, work }) ?? IMPOSSIBLE;

/** The function that the engine imports. */
export const pause: Wait = Suspending === undefined ? () => IMPOSSIBLE : new Suspending(waitForTurn);

/** The three functions by which the engine loads its rest (web/bindgen/src/split.rs). */
export const lacks = (): number => (rest?.here === false && current !== null ? 1 : 0);
const waitForRest: Load = () => current?.wait("rest");
export const untilHere = Suspending === undefined ? waitForRest : new Suspending(waitForRest);
export const join = (): void => rest?.join();

/** The computations of an engine, one turn at a time. */
export class Turns {
  private fibers = new Map<number, Fiber>();
  private top: number;
  /** Null if this browser cannot wait. */
  private work: ((task: number, milliseconds: number) => Promise<void>) | null;

  constructor(
    private exports: Exports,
    theRest: Rest | null = null,
  ) {
    rest = theRest;
    this.top = exports.__stack_pointer.value;
    this.work = promising === undefined || Suspending === undefined ? null : promising(exports.work);
  }

  /** Works on a task. Returns why it pauses; null if the engine itself reports on it. */
  async turn(task: number, milliseconds: number): Promise<Pause | null> {
    const { work } = this;
    if (work === null) {
      this.exports.work(task, milliseconds);
      return null;
    }
    const fiber = this.fibers.get(task) ?? new Fiber(this.exports, this.top, () => work(task, milliseconds));
    this.fibers.set(task, fiber);
    const pause = await fiber.turn();
    if (pause === null) {
      this.fibers.delete(task);
    }
    return pause;
  }

  forget(task: number): void {
    this.fibers.get(task)?.forget();
    this.fibers.delete(task);
  }
}
