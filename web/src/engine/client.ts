// Asks the engine, which runs in a worker. A task ends with an answer, with a problem in its question, or
// with a stop. The client replaces a worker that does not respond, and asks the other tasks again.

import { type Halves, needsRest } from "./halves";
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
  /** Whether the task needs the rest of the engine. */
  rest: boolean;
  /** Starts the clock of the task, unless it runs already. */
  start: () => void;
  /** Stops the clock. */
  wait: () => void;
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
  /** What the worker can answer. */
  private ready: "nothing" | "first" | "all" = "nothing";
  private waiting: (() => void)[] = [];
  /** The compiled engine. The next worker need not compile it again. */
  private halves: Halves | null = null;
  private language = "en";
  /** The texts of the language, which every worker must hear before the first question. */
  private texts: string | null = null;
  /** Ends when the texts of the language have arrived. Questions wait for it. */
  private textsArrive: Promise<void> | null = null;

  constructor(private start: () => WorkerLike) {}

  /** Starts the engine before it is needed. */
  warm(): void {
    this.worker ??= this.begin();
  }

  /** Asks for answers in this language from now on. The engine has the English texts itself. */
  speak(language: string, texts: Promise<string> | null): void {
    this.language = language;
    const arrived = texts?.then(
      (texts) => {
        if (this.language === language) {
          this.texts = texts;
          this.teach();
        }
      },
      () => undefined, // Then the answers are in English.
    );
    const pending = arrived?.then(() => {
      if (this.textsArrive === pending) {
        this.textsArrive = null;
      }
    });
    this.texts = null;
    this.textsArrive = pending ?? null;
  }

  private teach(): void {
    if (this.texts !== null) {
      this.worker?.postMessage({ say: "teach", language: this.language, texts: this.texts });
    }
  }

  /** Calls `act` once all of the engine has arrived. */
  whenReady(act: () => void): void {
    if (this.ready === "all") {
      act();
    } else {
      this.waiting.push(act);
    }
  }

  /**
   * Asks a question. The promise fails with `Refused` or `Stopped`. The time limit begins when the half of the
   * engine that the question needs has arrived: on a slow line its download takes longer than any question.
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
        question: JSON.stringify({ ...question, ask: name, limit, ...(this.language !== "en" && { language: this.language }) }),
        file,
        rest: needsRest(name, question),
        start: () => {
          clock ??= setTimeout(stop("time"), limit * GRACE_FACTOR);
        },
        wait: () => {
          clearTimeout(clock);
          clock = undefined;
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
      const send = () => {
        this.startClocks();
        this.send(task);
      };
      if (this.textsArrive === null) {
        send();
      } else {
        void this.textsArrive.then(send);
      }
    });
  }

  private send(task: number): void {
    const asked = this.tasks.get(task);
    if (asked !== undefined) {
      const { question, file, rest } = asked;
      this.worker?.postMessage({ say: "ask", task, question, file, rest });
    }
  }

  /** Starts the clocks of the tasks that the worker can work on. */
  private startClocks(): void {
    if (this.ready !== "nothing") {
      [...this.tasks.values()].filter(({ rest }) => !rest || this.ready === "all").forEach((task) => task.start());
    }
  }

  private cancel(task: number): void {
    this.cancelled.set(task, this.ready === "nothing" ? null : this.deadline());
    this.worker?.postMessage({ say: "cancel", task });
  }

  /** Replaces the worker if it does not confirm a cancellation in time. */
  private deadline(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.restart(), CANCEL_TIMEOUT_MS);
  }

  private begin(): WorkerLike {
    const worker = this.start();
    this.ready = "nothing";
    worker.onmessage = (event) => this.hear(event.data);
    worker.onerror = () => this.hear({ say: "broken", task: null, why: "the worker did not start" });
    worker.postMessage({ say: "start", halves: this.halves });
    if (this.texts !== null) {
      worker.postMessage({ say: "teach", language: this.language, texts: this.texts });
    }
    return worker;
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.ready = "nothing";
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
        this.ready = report.all ? "all" : "first";
        this.halves = report.halves;
        this.startClocks();
        [...this.cancelled].forEach(([task, clock]) => this.cancelled.set(task, clock ?? this.deadline()));
        if (report.all) {
          this.waiting.splice(0).forEach((act) => act());
        }
        return;
      case "loading":
        [...this.tasks.values()]
          .filter(({ rest }) => rest || this.ready === "nothing")
          .forEach(({ rest, progress }) => progress?.({ done: 0, work: 0, loaded: rest ? report.all : report.first }));
        return;
      case "waits": {
        const task = this.tasks.get(report.task);
        if (task !== undefined) {
          task.rest = true;
          task.wait();
        }
        // The rest may have arrived in the meantime.
        this.startClocks();
        return;
      }
      case "lacking":
        this.tasks.get(report.task)?.fail(new Stopped("not-loaded"));
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
