// Limits on the size of the page and on its work. Times depend on the machine, so the tests only report them.

import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { filesOf } from "./files";
import { expect, law, open, ruleField, test } from "./page";

/** Views, and what they share, load when they are needed, each from a file of its own; so do languages, from two. */
const MAX_FILES = 100;

const report = (what: string) => console.log(`    ${test.info().title}: ${what}`);

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

test("the page starts with 800 kB, and is 3 MB as a whole in all languages, compressed", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname.slice(1) || "index.html"));
  // The rest of the engine arrives after the test: what comes before is what the first board needs.
  await page.route(/rest-[^/]*\.wasm$/, () => undefined);
  await open(page);
  await expect(page.getByRole("button", { name: "take 2, leave 1" }).first()).toBeEnabled();
  const files = await filesOf(page, baseURL ?? "");
  // A visitor reads one language.
  const texts = files.filter(({ name }) => name.startsWith("assets/texts/"));
  expect(texts.length).toBeGreaterThan(2);
  expect([...asked].filter((name) => name.startsWith("assets/texts/"))).toHaveLength(1);
  const gzip = files.map(({ bytes }) => gzipSync(bytes, { level: 9 }).length);
  const sum = gzip.reduce((all, size) => all + size, 0);
  report(`${sum} bytes of gzip in ${files.length} files: ${files.map(({ name }, i) => `${name} ${gzip[i]}`).join(", ")}`);
  expect(files.length).toBeLessThanOrEqual(MAX_FILES);
  expect(sum).toBeLessThan(3_000_000);
  const first = files.filter(({ name }) => asked.has(name) && !/rest-/.test(name)).map(({ name, bytes }) => ({ name, size: brotli(bytes) }));
  const start = first.reduce((all, { size }) => all + size, 0);
  report(`${start} bytes of brotli before the first board: ${first.map(({ name, size }) => `${name} ${size}`).join(", ")}`);
  const engine = first.find(({ name }) => /first-[^/]*\.wasm$/.test(name));
  expect(engine?.size).toBeLessThan(700_000);
  expect(start).toBeLessThan(800_000);
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
