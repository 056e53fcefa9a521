// The halves of the engine: the first needs the rest where no question is known to.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const REST = /rest-[^/]*\.wasm$/;
/** Its moves need functions of the rest. */
const RARE = "#/play?position=take primes : 20";

/** Holds the rest of the engine back until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(REST, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a computation that needs the rest waits for it, and others go on", async ({ page }) => {
  const release = await hold(page);
  const asked = page.waitForRequest(REST);
  await open(page, RARE);
  // The request comes at once, not when the worker is idle: the computation waits.
  await asked;
  await page.goto("./#/play?position=nim : 3,4,5");
  await expect(page.getByRole("button", { name: "take 1, leave 4" })).toBeEnabled();
  await page.goto(`./${RARE}`);
  release();
  await expect(page.getByRole("button", { name: "take 2, leave 18" })).toBeEnabled();
});

test("in a browser whose computations cannot wait, the worker fetches the rest on the spot", async ({ page }) => {
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers["content-encoding"];
    delete headers["content-length"];
    await route.fulfill({ status: 200, headers, body: `delete WebAssembly.Suspending; delete WebAssembly.promising;\n${await answer.text()}` });
  });
  await open(page, RARE);
  await expect(page.getByRole("button", { name: "take 2, leave 18" })).toBeEnabled();
  await page.goto("./#/rule?rule=kayles");
  await expect(page.getByRole("region", { name: "The law" })).toContainText("proved");
});
