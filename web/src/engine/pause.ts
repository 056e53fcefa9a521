// Pauses in the middle of a computation, so that the worker can receive messages and other computations get a
// turn. Newer browsers let WebAssembly wait for a promise. In other browsers the engine starts such a
// computation again.

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

/** How a pause ended: the engine reads these numbers. */
const [IMPOSSIBLE, OVER, FORGOTTEN] = [0, 1, 2];

type Wait = (done: number, work: number) => number | Promise<number>;

// TypeScript does not declare these two yet.
const { Suspending, promising } = WebAssembly as unknown as {
  Suspending?: new (wait: Wait) => Wait;
  promising?: (work: Exports["work"]) => (...given: Parameters<Exports["work"]>) => Promise<void>;
};

/** A computation that can pause while others run. */
class Fiber {
  private onPause: (progress: Progress) => void = () => undefined;
  private resume: ((end: number) => void) | null = null;
  private end: Promise<null> | null = null;

  constructor(
    private exports: Exports,
    /** The address at which the stack begins. It grows downwards. */
    private top: number,
    private begin: () => Promise<void>,
  ) {}

  /** Runs until the next pause and returns how far the computation is; null if it has ended. */
  turn(): Promise<Progress | null> {
    const paused = new Promise<Progress>((resolve) => {
      this.onPause = resolve;
    });
    if (this.end === null) {
      current = this;
      this.end = this.begin().then(() => null);
    } else {
      this.resume?.(OVER);
    }
    return Promise.race([paused, this.end]);
  }

  /** Lets the computation end without an answer. */
  forget(): void {
    this.resume?.(FORGOTTEN);
  }

  /** Saves its stack and waits for the next turn: other computations use the same memory. */
  async wait(progress: Progress): Promise<number> {
    const { memory, __stack_pointer: pointer } = this.exports;
    const low = pointer.value;
    const stack = new Uint8Array(memory.buffer).slice(low, this.top);
    pointer.value = this.top;
    const end = await new Promise<number>((resume) => {
      this.resume = resume;
      this.onPause(progress);
    });
    new Uint8Array(memory.buffer).set(stack, low);
    pointer.value = low;
    current = this;
    return end;
  }
}

/** The computation whose turn it is. */
let current: Fiber | null = null;

const wait: Wait = (done, work) => current?.wait({ done, work }) ?? IMPOSSIBLE;

/** The function that the engine imports. */
export const pause: Wait = Suspending === undefined ? () => IMPOSSIBLE : new Suspending(wait);

/** The computations of an engine, one turn at a time. */
export class Turns {
  private fibers = new Map<number, Fiber>();
  private top: number;
  /** Null if this browser cannot wait. */
  private work: ((task: number, milliseconds: number) => Promise<void>) | null;

  constructor(private exports: Exports) {
    this.top = exports.__stack_pointer.value;
    this.work = promising === undefined || Suspending === undefined ? null : promising(exports.work);
  }

  /** Works on a task. Returns how far it is if it pauses; null if the engine itself reports on it. */
  async turn(task: number, milliseconds: number): Promise<Progress | null> {
    const { work } = this;
    if (work === null) {
      this.exports.work(task, milliseconds);
      return null;
    }
    const fiber = this.fibers.get(task) ?? new Fiber(this.exports, this.top, () => work(task, milliseconds));
    this.fibers.set(task, fiber);
    const progress = await fiber.turn();
    if (progress === null) {
      this.fibers.delete(task);
    }
    return progress;
  }

  forget(task: number): void {
    this.fibers.get(task)?.forget();
    this.fibers.delete(task);
  }
}
