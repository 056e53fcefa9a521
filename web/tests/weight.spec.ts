// Limits on the size of the page and on its work. Times depend on the machine, so the tests only report them.

import { gzipSync } from "node:zlib";
import { expect, law, open, ruleField, test } from "./page";

const report = (what: string) => console.log(`    ${test.info().title}: ${what}`);

test("the whole page is below 1.5 MB in a few files, compressed", async ({ page }) => {
  await open(page);
  // The service worker stores all files of the page.
  const worker = await (await page.request.get("./offline.js")).text();
  const files = [...new Set([...worker.matchAll(/"\.?\/?([\w./-]+\.(?:html|js|css|wasm|svg|txt|webmanifest))"/g)].map(([, file]) => file!))];
  expect(files.some((file) => file.endsWith(".wasm"))).toBe(true);
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await (await page.request.get(`./${file}`)).body(), { level: 9 }).length));
  const sum = sizes.reduce((all, size) => all + size, 0);
  report(`${sum} bytes in ${files.length} files: ${files.map((file, i) => `${file} ${sizes[i]}`).join(", ")}`);
  expect(files.length).toBeLessThan(12);
  expect(sum).toBeLessThan(1_500_000);
});

test("fast typing asks the engine only at its end", async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { asked: 0, long: [] as number[] };
    Object.assign(window, { counts });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof post>) {
      counts.asked += 1;
      return post.apply(this, message);
    } as typeof post;
    new PerformanceObserver((list) => counts.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  await open(page, "#/rule?rule=kayles");
  await expect(law(page)).toContainText("proved");
  const counts = () => page.evaluate(() => (window as unknown as { counts: { asked: number; long: number[] } }).counts);
  const before = await counts();
  // One event for each letter, without a pause between them.
  const typed = "take {1,3,4,7,9,12,15,18,21,24}";
  await ruleField(page).fill("");
  await ruleField(page).evaluate((field: HTMLTextAreaElement, typed) => {
    for (let end = 1; end <= typed.length; end += 1) {
      field.value = typed.slice(0, end);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }, typed);
  await expect(law(page)).toContainText("proved");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const after = await counts();
  await ruleField(page).press("End");
  await ruleField(page).pressSequentially(" ".repeat(20));
  await ruleField(page).press("Backspace");
  await expect(law(page)).toContainText("proved");
  const typing = await counts();
  const long = typing.long.slice(before.long.length);
  report(`${after.asked - before.asked} messages to the engine; ${long.length} tasks above 50 ms: ${long.map(Math.round).join(", ")}`);
  // The rule, its values, its law, a picture and the cancelled questions: fewer messages than letters.
  expect(after.asked - before.asked).toBeLessThan(typed.length);
});

test("a plot of a million heaps has few shapes", async ({ page }) => {
  await open(page, "#/rule?rule=kayles&view=plot&to=1000000");
  await expect(page.getByRole("tabpanel").locator("svg")).toBeVisible({ timeout: 40_000 });
  const shapes = await page.getByRole("tabpanel").locator("svg *").count();
  const letters = await page.getByRole("tabpanel").locator("svg").evaluate((svg) => svg.outerHTML.length);
  report(`${shapes} shapes, ${letters} letters of SVG`);
  expect(shapes).toBeLessThan(5_000);
  expect(letters).toBeLessThan(2_000_000);
});
