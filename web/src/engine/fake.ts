// An engine for unit tests. It can count, refuse, stop and crash.

import type { WorkerLike } from "./client";
import { type Order, type Report, type Stepper, Tasks } from "./tasks";

const STOPPED = { why: "work", spent: { work: 7, bytes: 0, done: 0 } };

/**
 * Counts to `to`, one step a slice. The rules `refuse`, `stop` and `trap` end in a refusal, a stop and a
 * crash; `part` ends in a stop with part of an answer; `rare` needs the rest of the engine.
 */
export class FakeEngine implements Stepper {
  private tasks = new Map<number, { at: number; to: number; rule: string }>();
  private last = 0;
  forgotten: number[] = [];
  taught: string[] = [];
  complete = true;

  ask(question: string): number {
    const { rule, to } = JSON.parse(question) as { rule: string; to?: number };
    this.tasks.set(++this.last, { at: 0, to: to ?? 0, rule });
    return this.last;
  }

  advance(id: number): string | null {
    const task = this.tasks.get(id);
    if (task?.rule === "rare" && !this.complete) {
      return null;
    }
    if (task === undefined || task.rule === "trap") {
      throw new Error("unreachable");
    }
    if (task.at < task.to) {
      task.at += 1;
      return JSON.stringify({ running: { done: task.at, work: task.at } });
    }
    this.tasks.delete(id);
    switch (task.rule) {
      case "refuse":
        return JSON.stringify({ error: { kind: "syntax", message: "unknown name", line: 1, column: 1, length: 6 } });
      case "stop":
        return JSON.stringify({ stopped: STOPPED });
      case "part":
        return JSON.stringify({ done: { rule: task.rule, values: [], stopped: STOPPED } });
      case "taught":
        return JSON.stringify({ done: { rule: task.rule, values: [this.taught.length] } });
      default:
        return JSON.stringify({ done: { rule: task.rule, values: [task.to] } });
    }
  }

  forget(id: number): void {
    this.tasks.delete(id);
    this.forgotten.push(id);
  }

  teach(language: string, texts: string): void {
    this.taught.push(`${language}: ${texts}`);
  }
}

/** A worker on the same thread. A deaf one takes questions but ignores cancellations. */
export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  terminated = false;
  private engine = new FakeEngine();
  private tasks = new Tasks(
    this.engine,
    (report) => this.tell(report),
    () => this.engine.complete,
  );
  private working = false;

  /** The orders that came before the engine; null once it has arrived. */
  private early: Order[] | null = [];

  /** `loadMs` is the time that the engine takes to arrive, `restMs` that of its rest after that. */
  constructor(
    private unresponsive = false,
    loadMs = 0,
    restMs = 0,
  ) {
    this.engine.complete = restMs === 0;
    if (0 < restMs && restMs < Infinity) {
      setTimeout(() => this.tell({ say: "loading", first: 1, all: 0.75 }), loadMs + restMs / 2);
      setTimeout(() => {
        this.engine.complete = true;
        this.tell({ say: "ready", halves: null, all: true });
        if (!this.working) {
          this.work();
        }
      }, loadMs + restMs);
    }
    if (loadMs > 0) {
      setTimeout(() => this.tell({ say: "loading", first: 0.5, all: 0.25 }), loadMs / 2);
    }
    setTimeout(() => {
      const early = this.early ?? [];
      this.early = null;
      early.forEach((order) => this.postMessage(order));
      this.tell({ say: "ready", halves: null, all: this.engine.complete });
    }, loadMs);
  }

  postMessage(order: Order): void {
    if (this.unresponsive && order.say === "cancel") {
      return;
    }
    if (this.early !== null) {
      this.early.push(order);
      return;
    }
    setTimeout(() => {
      this.tasks.hear(order);
      if (!this.working) {
        this.work();
      }
    }, 0);
  }

  /** The rest of the engine does not arrive. */
  lack(): void {
    this.tasks.lack();
  }

  terminate(): void {
    this.terminated = true;
  }

  private work(): void {
    this.working = true;
    setTimeout(async () => {
      const more = !this.terminated && (await this.tasks.slice());
      this.working = false;
      if (more) {
        this.work();
      }
    }, 1);
  }

  private tell(report: Report): void {
    if (!this.terminated) {
      this.onmessage?.({ data: report } as MessageEvent<Report>);
    }
  }
}
