// A slow line: the engine arrives later than any question may take.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, law, test } from "./page";
import { throttle } from "./throttle";

/** A limit for questions is ten seconds, and the page waits for half of that again. */
const DOWNLOAD_MS = 17_000;
const STEPS = 100;

/** A server of the same page that sends the engine slowly. */
async function slowly(page: string): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? "/", page));
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name)));
      response.writeHead(answer.status, { ...headers, "content-length": body.length });
      const slow = request.url?.endsWith(".wasm") === true;
      const piece = slow ? Math.ceil(body.length / STEPS) : body.length;
      for (let at = 0; at < body.length && !response.destroyed; at += piece) {
        response.write(body.subarray(at, at + piece));
        if (slow) {
          await new Promise((resolve) => setTimeout(resolve, DOWNLOAD_MS / STEPS));
        }
      }
      response.end();
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test("on a slow line the page says that the engine is on its way, and answers when it has arrived", async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const { server, address } = await slowly(baseURL ?? "");
  try {
    const other = await (await browser.newContext()).newPage();
    await page.goto(`${address}#/rule?rule=kayles`);
    await other.goto(`${address}#/play?position=nim : 3,4,5`);
    await expect(page.getByText(/Loading the engine: [1-9]\d? %/).first()).toBeVisible();
    await expect(other.getByText(/Loading the engine: [1-9]\d? %/).first()).toBeVisible();
    await page.waitForTimeout(DOWNLOAD_MS);
    await expect(law(page)).toContainText("proved", { timeout: 40_000 });
    await expect(other.getByRole("heading", { name: "Your turn" })).toBeVisible({ timeout: 40_000 });
    await expect(other.getByRole("button", { name: "take 1, leave 4" })).toBeEnabled();
    for (const each of [page, other]) {
      await expect(each.getByText("Stopped")).toHaveCount(0);
    }
    await other.context().close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

for (const [bytesPerSecond, limit] of [
  [100_000, 60_000],
  [400_000, 30_000],
] as const) {
  test(`at ${bytesPerSecond / 1000} kB a second the first board comes before the rest of the engine`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const server = await throttle(baseURL ?? "", bytesPerSecond);
    try {
      const start = performance.now();
      const since = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
      await page.goto(server.address, { waitUntil: "commit" });
      await expect(page.getByText(/Loading the engine: [1-9]\d? %/).first()).toBeVisible({ timeout: limit });
      const board = page.getByRole("group", { name: "Heap 1: 3" }).getByRole("button", { name: "take 2, leave 1" });
      await expect(board).toBeEnabled({ timeout: limit });
      console.log(`    at ${bytesPerSecond / 1000} kB/s the first board can be touched after ${since()} and ${server.sent()} bytes`);
      await board.click();
      await expect(page.getByRole("log")).toContainText(/You: 3 → 1 \(take 2\)\. The engine: /);
      // The hint is in the rest of the engine. It says how much has arrived, and its time does not run out.
      await page.getByRole("button", { name: "Hint" }).click();
      await expect(page.getByText(/Make the nim-sum 0/)).toBeVisible({ timeout: limit });
      console.log(`    and a hint, from the rest of the engine, after ${since()} and ${server.sent()} bytes`);
      await expect(page.getByText("Stopped")).toHaveCount(0);
    } finally {
      server.close();
    }
  });
}
