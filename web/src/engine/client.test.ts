import { describe, expect, test, vi } from "vitest";
import { Client, type Progress, Refused, Stopped } from "./client";
import { FakeEngine, FakeWorker } from "./fake";
import { type Report, Tasks } from "./tasks";

function start(unresponsive = false): { client: Client; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const client = new Client(() => {
    const worker = new FakeWorker(unresponsive && workers.length === 0);
    workers.push(worker);
    return worker;
  });
  return { client, workers };
}

describe("the client", () => {
  test("answers, after progress", async () => {
    const seen: Progress[] = [];
    const { client } = start();
    const answer = await client.ask("values", { rule: "0.77", to: 3 }, { progress: (each) => seen.push(each) });
    expect(answer.values).toEqual([3]);
    expect(seen.map(({ done }) => done)).toEqual([1, 2, 3]);
  });

  test("reports what is wrong, and where", async () => {
    const error: unknown = await start().client.ask("values", { rule: "refuse", to: 0 }).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).problem).toMatchObject({ message: "unknown name", column: 1, length: 6 });
  });

  test("reports that the work was too much", async () => {
    await expect(start().client.ask("values", { rule: "stop", to: 0 })).rejects.toEqual(new Stopped("work", 7));
    await expect(start().client.ask("table", { rule: "part", to: 0 })).rejects.toEqual(new Stopped("work", 7));
  });

  test("gives the values that are known when a limit ends the work", async () => {
    await expect(start().client.ask("values", { rule: "part", to: 0 })).resolves.toMatchObject({ values: [], stopped: { why: "work" } });
  });

  test("stops at its time limit, and the worker lives", async () => {
    const { client, workers } = start();
    await expect(client.ask("values", { rule: "long", to: 1e9 }, { limit: 30 })).rejects.toMatchObject({ why: "time" });
    await expect(client.ask("values", { rule: "0.77", to: 1 })).resolves.toMatchObject({ values: [1] });
    expect(workers).toHaveLength(1);
  });

  test("cancels", async () => {
    const { client } = start();
    const abort = new AbortController();
    const asked = client.ask("values", { rule: "long", to: 1e9 }, { signal: abort.signal });
    abort.abort();
    await expect(asked).rejects.toMatchObject({ why: "cancelled" });
    await expect(client.ask("values", { rule: "x", to: 0 }, { signal: abort.signal })).rejects.toMatchObject({ why: "cancelled" });
  });

  test("replaces a worker that does not respond, and asks the other tasks again", async () => {
    const { client, workers } = start(true);
    const abort = new AbortController();
    const begun = vi.fn();
    const unresponsive = client.ask("values", { rule: "long", to: 1e9 }, { signal: abort.signal, progress: begun });
    const other = client.ask("values", { rule: "other", to: 700 });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    abort.abort();
    await expect(unresponsive).rejects.toMatchObject({ why: "cancelled" });
    await expect(other).resolves.toMatchObject({ rule: "other" });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test("a crash of the engine ends only one task", async () => {
    const { client, workers } = start();
    const crashes = client.ask("values", { rule: "trap", to: 0 });
    const other = client.ask("values", { rule: "other", to: 3 });
    await expect(crashes).rejects.toMatchObject({ why: "broken" });
    await expect(other).resolves.toMatchObject({ rule: "other" });
    expect(workers).toHaveLength(2);
  });

  test("only questions that need the rest of the engine wait for it, and their clocks start when it is there", async () => {
    const client = new Client(() => new FakeWorker(false, 0, 120));
    const seen: Progress[] = [];
    const first = client.ask("moves", { rule: "x", to: 1 } as never);
    const later = client.ask("values", { rule: "y", to: 1 }, { limit: 40, progress: (each) => seen.push(each) });
    await expect(first).resolves.toMatchObject({ values: [1] });
    expect(seen).toEqual([]);
    await expect(later).resolves.toMatchObject({ values: [1] });
    expect(seen[0]).toMatchObject({ loaded: 0.75 });
  });

  test("a task that turns out to need the rest waits for it, without a clock", async () => {
    const client = new Client(() => new FakeWorker(false, 0, 120));
    await expect(client.ask("moves", { rule: "rare", to: 1 } as never, { limit: 40 })).resolves.toMatchObject({ values: [1] });
  });

  test("if the rest does not arrive, the questions that need it fail, and others do not", async () => {
    const workers: FakeWorker[] = [];
    const client = new Client(() => (workers.push(new FakeWorker(false, 0, Infinity)), workers.at(-1)!));
    const later = client.ask("values", { rule: "y", to: 1 });
    const rare = client.ask("moves", { rule: "rare", to: 1 } as never);
    await expect(client.ask("moves", { rule: "x", to: 1 } as never)).resolves.toMatchObject({ values: [1] });
    workers[0]?.lack();
    await expect(later).rejects.toMatchObject({ why: "not-loaded" });
    await expect(rare).rejects.toMatchObject({ why: "not-loaded" });
    expect(workers).toHaveLength(1);
  });

  test("all tasks fail if the engine does not start", async () => {
    const { client, workers } = start();
    const asked = client.ask("values", { rule: "x", to: 1 });
    workers[0]?.onerror?.({} as ErrorEvent);
    await expect(asked).rejects.toMatchObject({ why: "not-loaded" });
    await expect(client.ask("values", { rule: "x", to: 1 })).resolves.toMatchObject({ values: [1] });
  });

  test("the time of the download is not the time of the question", async () => {
    const seen: Progress[] = [];
    const workers: FakeWorker[] = [];
    const client = new Client(() => {
      workers.push(new FakeWorker(false, 200));
      return workers.at(-1)!;
    });
    const ready = vi.fn();
    client.whenReady(ready);
    const abort = new AbortController();
    const cancelled = client.ask("values", { rule: "cancelled", to: 0 }, { signal: abort.signal });
    const asked = client.ask("values", { rule: "0.77", to: 1 }, { limit: 60, progress: (each) => seen.push(each) });
    abort.abort();
    await expect(cancelled).rejects.toMatchObject({ why: "cancelled" });
    expect(ready).not.toHaveBeenCalled();
    await expect(asked).resolves.toMatchObject({ values: [1] });
    expect(seen[0]).toMatchObject({ loaded: 0.25 });
    expect(ready).toHaveBeenCalledOnce();
    // Nobody downloads the engine again because of a task that was cancelled on the way.
    expect(workers).toHaveLength(1);
    await expect(client.ask("values", { rule: "long", to: 1e9 }, { limit: 30 })).rejects.toMatchObject({ why: "time" });
  });
});

test("questions wait for the texts of their language, and a new worker hears them first", async () => {
  const worker = new FakeWorker();
  const client = new Client(() => worker);
  let arrive = (_: string) => undefined as void;
  client.speak("ro", new Promise((resolve) => (arrive = resolve)));
  const answer = client.ask("values", { rule: "taught", to: 0 });
  arrive("a = b");
  expect(await answer).toMatchObject({ values: [1] });
  // Texts that do not arrive are no reason to wait for ever.
  client.speak("hu", Promise.reject(new Error("no network")));
  expect(await client.ask("values", { rule: "taught", to: 0 })).toMatchObject({ values: [1] });
});

test("tasks take turns", async () => {
  const reports: Report[] = [];
  const engine = new FakeEngine();
  const tasks = new Tasks(engine, (report) => reports.push(report));
  tasks.hear({ say: "ask", task: 1, question: '{"rule":"a","to":5}', file: null, rest: false });
  tasks.hear({ say: "ask", task: 2, question: '{"rule":"b","to":1}', file: null, rest: false });
  await tasks.slice();
  await tasks.slice();
  await tasks.slice();
  tasks.hear({ say: "cancel", task: 1 });
  expect(engine.forgotten).toEqual([1]);
  expect(await tasks.slice()).toBe(false);
  expect(reports.map((report) => ("task" in report ? report.task : null))).toEqual([1, 2, 1, 1, 2]);
});

test("the engine forgets a task that is cancelled during its turn", async () => {
  const reports: Report[] = [];
  const engine = new FakeEngine();
  const later = { teach: () => undefined, ask: (q: string) => engine.ask(q), forget: (id: number) => engine.forget(id), advance: async (id: number) => engine.advance(id) };
  const tasks = new Tasks(later, (report) => reports.push(report));
  tasks.hear({ say: "ask", task: 7, question: '{"rule":"a","to":5}', file: null, rest: false });
  const slice = tasks.slice();
  tasks.hear({ say: "cancel", task: 7 });
  expect(await slice).toBe(false);
  expect(engine.forgotten).toEqual([1]);
  expect(reports).toEqual([{ say: "cancelled", task: 7 }]);
});
