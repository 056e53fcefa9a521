// Asks the engine, which runs in a worker. A task ends with an answer, with a problem in its question, or
// with a stop. The client replaces a worker that does not respond, and asks the other tasks again.

import type { Order, Report } from "./tasks";
import type { Ended, Natural, Problem, Questions, Word } from "./types";

/** How far a task is. */
export interface Progress {
  done: number;
  work: number;
  /** The part of the engine that has arrived, from 0 to 1, while the task waits for it. */
  loaded?: number;
}

export interface AskOptions {
  signal?: AbortSignal | undefined;
  progress?: ((progress: Progress) => void) | undefined;
  /** The most milliseconds of work; `LIMIT_MS` by default. */
  limit?: number | undefined;
  /** The file that a question about a table reads. */
  file?: File | null | undefined;
}

/** The engine refuses the question. The problem says why and where. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** If a limit ends the work on one of these, the view gets what is known by then, with `stopped`. */
const partial = ["explain-law", "identify", "values"] as const satisfies readonly (keyof Questions)[];

/** The answer that a view gets. All but those in `partial` are complete; if a limit ends the work, the view gets `Stopped`. */
export type Whole<Name extends keyof Questions> = Name extends (typeof partial)[number] ? Questions[Name][1] : Exclude<Questions[Name][1], { stopped: Ended }>;

export type Why = "work" | "memory" | "time" | "cancelled" | "far" | "broken" | "not-loaded";

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
  file: File | null;
  /** Starts the clock of the task, unless it runs already. */
  start: () => void;
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
  /** The cancelled tasks that the worker has not confirmed. A worker that is still starting has no deadline. */
  private cancelled = new Map<number, ReturnType<typeof setTimeout> | null>();
  private last = 0;
  private ready = false;
  private waiting: (() => void)[] = [];
  /** The compiled engine. The next worker need not compile it again. */
  private module: WebAssembly.Module | null = null;

  constructor(private start: () => WorkerLike) {}

  /** Starts the engine before it is needed. */
  warm(): void {
    this.worker ??= this.begin();
  }

  /** Calls `act` once the engine has arrived. */
  whenReady(act: () => void): void {
    if (this.ready) {
      act();
    } else {
      this.waiting.push(act);
    }
  }

  /**
   * Asks a question. The promise fails with `Refused` or `Stopped`. The time limit begins when the engine has
   * arrived: on a slow line its download takes longer than any question.
   */
  ask<Name extends keyof Questions>(
    name: Name,
    question: Questions[Name][0],
    { signal, progress, limit = LIMIT_MS, file = null }: AskOptions = {},
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
      let clock: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(clock);
        signal?.removeEventListener("abort", onAbort);
        this.tasks.delete(task);
      };
      signal?.addEventListener("abort", onAbort);
      this.tasks.set(task, {
        question: JSON.stringify({ ...question, ask: name, limit }),
        file,
        start: () => {
          clock ??= setTimeout(stop("time"), limit * GRACE_FACTOR);
        },
        finish: (word) => {
          end();
          if ("done" in word) {
            const { stopped } = word.done as { stopped?: Ended };
            if (stopped !== undefined && !partial.some((each) => each === name)) {
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
      if (this.ready) {
        this.tasks.get(task)?.start();
      }
      this.send(task);
    });
  }

  private send(task: number): void {
    const asked = this.tasks.get(task);
    if (asked !== undefined) {
      const { question, file } = asked;
      this.worker?.postMessage({ say: "ask", task, question, file });
    }
  }

  private cancel(task: number): void {
    this.cancelled.set(task, this.ready ? this.deadline() : null);
    this.worker?.postMessage({ say: "cancel", task });
  }

  /** Replaces the worker if it does not confirm a cancellation in time. */
  private deadline(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.restart(), CANCEL_TIMEOUT_MS);
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
    this.cancelled.forEach((clock) => clearTimeout(clock ?? undefined));
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
        this.tasks.forEach((task) => task.start());
        [...this.cancelled].forEach(([task, clock]) => this.cancelled.set(task, clock ?? this.deadline()));
        this.waiting.splice(0).forEach((act) => act());
        return;
      case "loading":
        this.tasks.forEach((task) => task.progress?.({ done: 0, work: 0, loaded: report.loaded }));
        return;
      case "cancelled":
        clearTimeout(this.cancelled.get(report.task) ?? undefined);
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
    [...this.tasks.values()].forEach((each) => each.fail(new Stopped("not-loaded")));
  }
}
