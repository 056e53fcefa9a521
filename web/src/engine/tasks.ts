// The tasks of the engine take turns, one slice at a time. Tests can run this code without a worker.

import type { Halves, Loaded } from "./halves";

/** The engine, as the tasks need it. */
export interface Stepper {
  ask(question: string, file: File | null): number;
  /** Returns the word of the engine; null if the task cannot go on without the rest of the engine. */
  advance(id: number, ms: number): string | null | Promise<string | null>;
  forget(id: number): void;
  /** Hands over the texts of a language. */
  teach(language: string, texts: string): void;
}

/** A message from the page to the worker. */
export type Order =
  /** The first message. It has what an earlier worker has compiled. */
  | { say: "start"; halves: Halves | null }
  /** The file is that of a question about a table; `rest` is true if the question waits for the rest of the engine. */
  | { say: "ask"; task: number; question: string; file: File | null; rest: boolean }
  | { say: "cancel"; task: number }
  /** The texts of a language, in Fluent's language. Later questions ask for answers in it. */
  | { say: "teach"; language: string; texts: string };

/** A message from the worker to the page. */
export type Report =
  /** The worker answers questions: those that need no rest, or all. The next worker need not compile the halves again. */
  | { say: "ready"; halves: Halves | null; all: boolean }
  | ({ say: "loading" } & Loaded)
  /** The task cannot go on without the rest of the engine. */
  | { say: "waits"; task: number }
  /** The rest of the engine did not arrive. A task that needs it has no answer. */
  | { say: "lacking"; task: number }
  | { say: "word"; task: number; word: string }
  | { say: "cancelled"; task: number }
  /** The engine crashed at this task, or did not start (null). The client starts it again. */
  | { say: "broken"; task: number | null; why: string };

/** About how long a slice takes. The worker must hear a cancellation within 50 milliseconds. */
export const SLICE_MS = 20;

export class Tasks {
  /** The tasks of the page; `id` is the number that the engine gives a task when its work begins. */
  private queue: { task: number; question: string; file: File | null; rest: boolean; id: number | null }[] = [];
  /** The task of the current slice; null if the page has cancelled it since. */
  private current: number | null = null;

  constructor(
    private engine: Stepper,
    private report: (report: Report) => void,
    /** Whether the rest of the engine is here. */
    private complete: () => boolean = () => true,
  ) {}

  /** Whether a task waits for the rest of the engine. */
  get waits(): boolean {
    return !this.complete() && this.queue.some(({ rest }) => rest);
  }

  /** Gives up the tasks that wait for the rest of the engine. */
  lack(): void {
    const waiting = this.queue.filter(({ rest }) => rest);
    this.queue = this.queue.filter(({ rest }) => !rest);
    for (const { task, id } of waiting) {
      if (id !== null) {
        this.engine.forget(id);
      }
      this.report({ say: "lacking", task });
    }
  }

  hear(order: Order): void {
    if (order.say === "start") {
      return;
    }
    if (order.say === "teach") {
      this.engine.teach(order.language, order.texts);
      return;
    }
    if (order.say === "ask") {
      this.queue.push({ task: order.task, question: order.question, file: order.file, rest: order.rest, id: null });
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

  /** Works on the next task for one slice. Returns false if nothing is left to do until another order or the rest comes. */
  async slice(): Promise<boolean> {
    const next = this.queue.find(({ rest }) => !rest || this.complete());
    if (next === undefined) {
      return false;
    }
    this.queue = this.queue.filter((each) => each !== next);
    try {
      this.current = next.task;
      next.id ??= this.engine.ask(next.question, next.file);
      const word = await this.engine.advance(next.id, SLICE_MS);
      if (this.current === null) {
        this.engine.forget(next.id);
        return this.queue.length > 0;
      }
      if (word === null) {
        this.queue.push({ ...next, rest: true });
        this.report({ say: "waits", task: next.task });
        return true;
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
