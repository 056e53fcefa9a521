import { expect, law, open, ruleField, test } from "./page";

test("works without a network after the first load", async ({ page, context }) => {
  await open(page, "#/rule");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // By now the service worker has stored all files that the views need, and the texts of the language.
  await expect.poll(() => page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat().filter((url) => url.includes("/texts/")).length)).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await ruleField(page).fill("kayles");
  await expect(law(page)).toContainText("proved");
  await page.getByRole("link", { name: "Games" }).click();
  await expect(page.getByRole("link", { name: "Nim", exact: true })).toBeVisible();
});

test("nothing that the visitor types leaves the browser", async ({ page }) => {
  await open(page, "#/rule");
  await expect(page.getByLabel("Or pick a game").locator("option").nth(1)).toBeAttached();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await ruleField(page).fill("take {1,3,4}");
  await expect(law(page)).toContainText("proved");
  await page.getByRole("tab", { name: "Dot plot" }).click();
  await expect(page.getByRole("tabpanel").locator("svg")).toBeVisible();
  // The browser requests the icon whenever the address changes, and the page stores its own texts.
  expect(asked.filter((url) => !url.endsWith("/icon.svg") && !/\/assets\/texts\/[\w-]+\.js$/.test(url))).toEqual([]);
});
