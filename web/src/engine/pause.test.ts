import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const memory = new WebAssembly.Memory({ initial: 1 });
const bytes = () => new Uint8Array(memory.buffer);

/** Loads the module as in a browser whose `WebAssembly` has these members. */
async function load(promises: object) {
  vi.stubGlobal("WebAssembly", promises);
  return await import("./pause");
}

/** A browser that can wait. The functions in these tests are `async` already, so they need no wrapper. */
const promises = {
  Suspending: function (wait: unknown) {
    return wait;
  },
  promising: (work: unknown) => work,
};

test("in a browser that cannot wait, all work happens in one turn", async () => {
  const { pause, Turns } = await load({});
  const done: number[] = [];
  const work = (task: number) => {
    expect(pause(1, 1)).toBe(0);
    done.push(task);
  };
  const turns = new Turns({ memory, __stack_pointer: { value: 8 }, work });
  expect(await turns.turn(3, 40)).toBe(null);
  expect(done).toEqual([3]);
  turns.forget(3);
});

test("computations take turns, and each keeps its stack", async () => {
  const { pause, Turns } = await load(promises);
  const stack = { value: 100 };
  const ended: number[][] = [];
  // Fills its stack with its own number, and checks after each pause that nothing else has written there.
  const work = async (task: number) => {
    stack.value -= 10;
    bytes().fill(task, stack.value, stack.value + 10);
    const heard: number[] = [task];
    for (const done of [1, 2]) {
      const end = await pause(done, 7);
      heard.push(end);
      expect(stack.value).toBe(90);
      expect([...bytes().slice(90, 100)]).toEqual(Array.from({ length: 10 }, () => task));
      if (end === 2) {
        break;
      }
    }
    stack.value += 10;
    ended.push(heard);
  };
  const turns = new Turns({ memory, __stack_pointer: stack, work: work as unknown as (task: number) => void });
  expect(await turns.turn(5, 40)).toEqual({ done: 1, work: 7 });
  expect(stack.value).toBe(100);
  expect(await turns.turn(6, 40)).toEqual({ done: 1, work: 7 });
  expect(await turns.turn(5, 40)).toEqual({ done: 2, work: 7 });
  turns.forget(6);
  await vi.waitFor(() => expect(ended).toEqual([[6, 2]]));
  expect(await turns.turn(5, 40)).toBe(null);
  expect(ended).toEqual([
    [6, 2],
    [5, 1, 1],
  ]);
  expect(stack.value).toBe(100);
});

test("a computation waits for the rest of the engine, and one that is forgotten stays where it is", async () => {
  const { join, lacks, untilHere, Turns } = await load(promises);
  const rest = { here: false, join: vi.fn() };
  const stack = { value: 100 };
  const ended: number[] = [];
  const work = async (task: number) => {
    expect(lacks()).toBe(rest.here ? 0 : 1);
    if (lacks() === 1) {
      await untilHere();
    }
    join();
    ended.push(task);
  };
  const turns = new Turns({ memory, __stack_pointer: stack, work: work as unknown as (task: number) => void }, rest as never);
  expect(lacks()).toBe(0);
  expect(await turns.turn(1, 40)).toBe("rest");
  expect(await turns.turn(2, 40)).toBe("rest");
  turns.forget(2);
  expect(ended).toEqual([]);
  rest.here = true;
  expect(await turns.turn(1, 40)).toBe(null);
  expect(await turns.turn(3, 40)).toBe(null);
  expect(ended).toEqual([1, 3]);
  expect(rest.join).toHaveBeenCalledTimes(2);
});
