import { expect, test } from "vitest";
import { Turns } from "./pause";

test("without promises for WebAssembly all work is done in one turn", async () => {
  // Node.js 20 does not know them.
  const done: number[] = [];
  const exports = { memory: new WebAssembly.Memory({ initial: 1 }), __stack_pointer: { value: 8 }, work: (task: number) => void done.push(task) };
  const turns = new Turns(exports);
  expect(await turns.turn(3, 40)).toBe(null);
  expect(done).toEqual([3]);
  turns.forget(3);
});
