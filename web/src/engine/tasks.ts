// Tasks of the engine, worked on in turn, in slices: what the worker does, without the worker.

/** The engine as WebAssembly shows it. */
export interface Stepper {
  ask(question: string): number;
  advance(id: number, ms: number): string | Promise<string>;
  forget(id: number): void;
}

/** What the page says to the worker. */
export type Order =
  /** Comes first; with the module where it was compiled before. */
  | { say: "start"; module: WebAssembly.Module | null }
  | { say: "ask"; task: number; question: string }
  | { say: "cancel"; task: number };

/** What the worker says to the page. */
export type Report =
  /** With the module, so that another worker need not compile it again. */
  | { say: "ready"; module: WebAssembly.Module | null }
  | { say: "word"; task: number; word: string }
  | { say: "cancelled"; task: number }
  /** The engine fell over at this task, or did not start (null): the client starts it again. */
  | { say: "broken"; task: number | null; why: string };

/** A slice is about so long, so that cancelling is heard within 50 milliseconds. */
export const SLICE_MS = 20;

export class Tasks {
  /** Task of the page, and its number in the engine once it has begun. */
  private waiting: { task: number; question: string; id: number | null }[] = [];
  /** The task that is worked on, unless it was cancelled meanwhile. */
  private turn: number | null = null;

  constructor(
    private engine: Stepper,
    private report: (report: Report) => void,
  ) {}

  hear(order: Order): void {
    if (order.say === "start") {
      return;
    }
    if (order.say === "ask") {
      this.waiting.push({ task: order.task, question: order.question, id: null });
      return;
    }
    if (this.turn === order.task) {
      this.turn = null;
    }
    const found = this.waiting.find(({ task }) => task === order.task);
    this.waiting = this.waiting.filter((each) => each !== found);
    if (found !== undefined && found.id !== null) {
      this.engine.forget(found.id);
    }
    this.report({ say: "cancelled", task: order.task });
  }

  /** One slice of the task whose turn it is; false where nothing is left to do. */
  async slice(): Promise<boolean> {
    const turn = this.waiting.shift();
    if (turn === undefined) {
      return false;
    }
    try {
      this.turn = turn.task;
      turn.id ??= this.engine.ask(turn.question);
      const word = await this.engine.advance(turn.id, SLICE_MS);
      if (this.turn === null) {
        this.engine.forget(turn.id);
        return this.waiting.length > 0;
      }
      if (word.startsWith('{"running"')) {
        this.waiting.push(turn);
      }
      this.report({ say: "word", task: turn.task, word });
    } catch (error) {
      this.report({ say: "broken", task: turn.task, why: String(error) });
      return false;
    }
    return this.waiting.length > 0;
  }
}
