// Pauses in the middle of a computation, so that the page can speak and other computations have their turn. Newer
// browsers let WebAssembly wait for a promise. In others a computation that cannot be resumed starts again.

/** How far a computation is. */
export interface Far {
  done: number;
  work: number;
}

/** What an engine exports. */
export interface Exports {
  memory: WebAssembly.Memory;
  /** How low the part of the stack reaches that lies in memory. */
  __stack_pointer: { value: number };
  work: (task: number, milliseconds: number) => void;
}

/** What the page tells the engine after a pause. */
const [IMPOSSIBLE, OVER, FORGOTTEN] = [0, 1, 2];

type Wait = (done: number, work: number) => number | Promise<number>;

// TypeScript does not know these two yet.
const { Suspending, promising } = WebAssembly as unknown as {
  Suspending?: new (wait: Wait) => Wait;
  promising?: (work: Exports["work"]) => (...given: Parameters<Exports["work"]>) => Promise<void>;
};

/** A computation that others may interrupt. */
class Fiber {
  private pausing: (far: Far) => void = () => undefined;
  private going: ((end: number) => void) | null = null;
  private ended: Promise<null> | null = null;

  constructor(
    private exports: Exports,
    /** Where the stack begins; it grows downwards. */
    private top: number,
    private begin: () => Promise<void>,
  ) {}

  /** One turn, until it pauses: how far it is then; null if that was its last one. */
  turn(): Promise<Far | null> {
    const paused = new Promise<Far>((pausing) => {
      this.pausing = pausing;
    });
    if (this.ended === null) {
      running = this;
      this.ended = this.begin().then(() => null);
    } else {
      this.going?.(OVER);
    }
    return Promise.race([paused, this.ended]);
  }

  /** Nobody wants its answer any more. */
  forget(): void {
    this.going?.(FORGOTTEN);
  }

  /** Waits for the next turn. What it has in memory as its stack is put away meanwhile: others use the same place. */
  async wait(far: Far): Promise<number> {
    const { memory, __stack_pointer: pointer } = this.exports;
    const low = pointer.value;
    const stack = new Uint8Array(memory.buffer).slice(low, this.top);
    pointer.value = this.top;
    const end = await new Promise<number>((going) => {
      this.going = going;
      this.pausing(far);
    });
    new Uint8Array(memory.buffer).set(stack, low);
    pointer.value = low;
    running = this;
    return end;
  }
}

/** Whose turn it is. */
let running: Fiber | null = null;

const wait: Wait = (done, work) => running?.wait({ done, work }) ?? IMPOSSIBLE;

/** What the engine imports. */
export const pause: Wait = Suspending === undefined ? () => IMPOSSIBLE : new Suspending(wait);

/** The work of an engine, a turn at a time. */
export class Turns {
  private fibers = new Map<number, Fiber>();
  private top: number;
  /** Null where nobody can wait. */
  private work: ((task: number, milliseconds: number) => Promise<void>) | null;

  constructor(private exports: Exports) {
    this.top = exports.__stack_pointer.value;
    this.work = promising === undefined || Suspending === undefined ? null : promising(exports.work);
  }

  /** Works on a task: how far it is if it pauses; null where the engine itself has something to say. */
  async turn(task: number, milliseconds: number): Promise<Far | null> {
    const { work } = this;
    if (work === null) {
      this.exports.work(task, milliseconds);
      return null;
    }
    const fiber = this.fibers.get(task) ?? new Fiber(this.exports, this.top, () => work(task, milliseconds));
    this.fibers.set(task, fiber);
    const far = await fiber.turn();
    if (far === null) {
      this.fibers.delete(task);
    }
    return far;
  }

  forget(task: number): void {
    this.fibers.get(task)?.forget();
    this.fibers.delete(task);
  }
}
