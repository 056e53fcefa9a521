// Asks the engine, which runs in a worker. A task ends with an answer, with a problem in its question, or
// with a stop. The client replaces a worker that does not respond, and asks the other tasks again.

import type { Order, Report } from "./tasks";
import type { Ended, Natural, Problem, Questions, Word } from "./types";

/** How far a task is. */
export interface Progress {
  done: number;
  work: number;
}

export interface AskOptions {
  signal?: AbortSignal | undefined;
  progress?: ((progress: Progress) => void) | undefined;
  /** The most milliseconds of work; `LIMIT_MS` by default. */
  limit?: number | undefined;
}

/** The engine refuses the question. The problem says why and where. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/**
 * The answer that a view gets. If a limit ends the search for a law, the view still gets what the search
 * has found. All other answers are complete; if a limit ends their work, the view gets `Stopped`.
 */
export type Whole<Name extends keyof Questions> = Name extends "explain-law" ? Questions[Name][1] : Exclude<Questions[Name][1], { stopped: Ended }>;

export type Why = "work" | "memory" | "time" | "cancelled" | "broken";

/** The engine gave no answer. */
export class Stopped extends Error {
  constructor(
    readonly why: Why,
    readonly work: Natural | null = null,
  ) {
    super(why);
  }
}

/** The part of a worker that the client uses. */
export interface WorkerLike {
  postMessage(order: Order): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Task {
  question: string;
  finish: (word: Word<object>) => void;
  fail: (error: Error) => void;
  progress: AskOptions["progress"];
}

export const LIMIT_MS = 10_000;
/**
 * The engine itself keeps the limit of a task, but counts only the turns of that task. After this many
 * times the limit, the client stops the task by the clock, in case the engine does not respond.
 */
const GRACE_FACTOR = 1.5;
/** How long a worker may take to confirm that it has cancelled a task. */
export const CANCEL_TIMEOUT_MS = 300;

export class Client {
  private worker: WorkerLike | null = null;
  private tasks = new Map<number, Task>();
  private cancelled = new Map<number, ReturnType<typeof setTimeout>>();
  private last = 0;
  private ready = false;
  /** The compiled engine. The next worker need not compile it again. */
  private module: WebAssembly.Module | null = null;

  constructor(private start: () => WorkerLike) {}

  /** Starts the engine before it is needed. */
  warm(): void {
    this.worker ??= this.begin();
  }

  /** Asks a question. The promise fails with `Refused` or `Stopped`. */
  ask<Name extends keyof Questions>(
    name: Name,
    question: Questions[Name][0],
    { signal, progress, limit = LIMIT_MS }: AskOptions = {},
  ): Promise<Whole<Name>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new Stopped("cancelled"));
        return;
      }
      const task = ++this.last;
      const stop = (why: Why) => () => {
        this.tasks.get(task)?.fail(new Stopped(why));
        this.cancel(task);
      };
      const onAbort = stop("cancelled");
      const clock = setTimeout(stop("time"), limit * GRACE_FACTOR);
      const end = () => {
        clearTimeout(clock);
        signal?.removeEventListener("abort", onAbort);
        this.tasks.delete(task);
      };
      signal?.addEventListener("abort", onAbort);
      this.tasks.set(task, {
        question: JSON.stringify({ ...question, ask: name, limit }),
        finish: (word) => {
          end();
          if ("done" in word) {
            const { stopped } = word.done as { stopped?: Ended };
            if (name !== "explain-law" && stopped !== undefined) {
              reject(new Stopped(stopped.why, stopped.spent.work));
            } else {
              resolve(word.done as Whole<Name>);
            }
          } else if ("error" in word) {
            reject(new Refused(word.error));
          } else if ("stopped" in word) {
            reject(new Stopped(word.stopped.why, word.stopped.spent.work));
          }
        },
        fail: (error) => {
          end();
          reject(error);
        },
        progress,
      });
      this.warm();
      this.send(task);
    });
  }

  private send(task: number): void {
    const question = this.tasks.get(task)?.question;
    if (question !== undefined) {
      this.worker?.postMessage({ say: "ask", task, question });
    }
  }

  private cancel(task: number): void {
    // A worker that is still starting cannot confirm anything, so give it more time.
    const timeout = this.ready ? CANCEL_TIMEOUT_MS : LIMIT_MS;
    this.cancelled.set(task, setTimeout(() => this.restart(), timeout));
    this.worker?.postMessage({ say: "cancel", task });
  }

  private begin(): WorkerLike {
    const worker = this.start();
    this.ready = false;
    worker.onmessage = (event) => this.hear(event.data);
    worker.onerror = () => this.hear({ say: "broken", task: null, why: "the worker did not start" });
    worker.postMessage({ say: "start", module: this.module });
    return worker;
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    this.cancelled.forEach((clock) => clearTimeout(clock));
    this.cancelled.clear();
  }

  /** Starts a new worker, and asks it every question that has no answer yet. */
  private restart(): void {
    this.end();
    this.warm();
    [...this.tasks.keys()].forEach((task) => this.send(task));
  }

  private hear(report: Report): void {
    switch (report.say) {
      case "ready":
        this.ready = true;
        this.module = report.module;
        return;
      case "cancelled":
        clearTimeout(this.cancelled.get(report.task));
        this.cancelled.delete(report.task);
        return;
      case "word": {
        const word = JSON.parse(report.word) as Word<object>;
        const task = this.tasks.get(report.task);
        if ("running" in word) {
          task?.progress?.(word.running);
        } else {
          task?.finish(word);
        }
        return;
      }
      case "broken":
        this.broken(report.task);
    }
  }

  private broken(task: number | null): void {
    if (task !== null) {
      this.tasks.get(task)?.fail(new Stopped("broken"));
      this.restart();
      return;
    }
    // The worker did not start. All tasks fail, and the next question starts another worker.
    this.end();
    [...this.tasks.values()].forEach((each) => each.fail(new Stopped("broken")));
  }
}
