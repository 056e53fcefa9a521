// The tasks of the engine take turns, one slice at a time. Tests can run this code without a worker.

/** The engine, as the tasks need it. */
export interface Stepper {
  ask(question: string, file: File | null): number;
  advance(id: number, ms: number): string | Promise<string>;
  forget(id: number): void;
}

/** A message from the page to the worker. */
export type Order =
  /** The first message. It has the module if an earlier worker has compiled it. */
  | { say: "start"; module: WebAssembly.Module | null }
  /** The file is that of a question about a table. */
  | { say: "ask"; task: number; question: string; file: File | null }
  | { say: "cancel"; task: number };

/** A message from the worker to the page. */
export type Report =
  /** Has the module, so that the next worker need not compile it again. */
  | { say: "ready"; module: WebAssembly.Module | null }
  /** The part of the engine that has arrived, from 0 to 1. */
  | { say: "loading"; loaded: number }
  | { say: "word"; task: number; word: string }
  | { say: "cancelled"; task: number }
  /** The engine crashed at this task, or did not start (null). The client starts it again. */
  | { say: "broken"; task: number | null; why: string };

/** About how long a slice takes. The worker must hear a cancellation within 50 milliseconds. */
export const SLICE_MS = 20;

export class Tasks {
  /** The tasks of the page; `id` is the number that the engine gives a task when its work begins. */
  private queue: { task: number; question: string; file: File | null; id: number | null }[] = [];
  /** The task of the current slice; null if the page has cancelled it since. */
  private current: number | null = null;

  constructor(
    private engine: Stepper,
    private report: (report: Report) => void,
  ) {}

  hear(order: Order): void {
    if (order.say === "start") {
      return;
    }
    if (order.say === "ask") {
      this.queue.push({ task: order.task, question: order.question, file: order.file, id: null });
      return;
    }
    if (this.current === order.task) {
      this.current = null;
    }
    const found = this.queue.find(({ task }) => task === order.task);
    this.queue = this.queue.filter((each) => each !== found);
    if (found !== undefined && found.id !== null) {
      this.engine.forget(found.id);
    }
    this.report({ say: "cancelled", task: order.task });
  }

  /** Works on the next task for one slice. Returns false if nothing is left to do. */
  async slice(): Promise<boolean> {
    const next = this.queue.shift();
    if (next === undefined) {
      return false;
    }
    try {
      this.current = next.task;
      next.id ??= this.engine.ask(next.question, next.file);
      const word = await this.engine.advance(next.id, SLICE_MS);
      if (this.current === null) {
        this.engine.forget(next.id);
        return this.queue.length > 0;
      }
      if (word.startsWith('{"running"')) {
        this.queue.push(next);
      }
      this.report({ say: "word", task: next.task, word });
    } catch (error) {
      this.report({ say: "broken", task: next.task, why: String(error) });
      return false;
    }
    return this.queue.length > 0;
  }
}
