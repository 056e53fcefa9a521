import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const sheet = (page: Page) => page.getByRole("article", { name: /^Worksheet: / });
/** The solutions on the screen. */
const key = (page: Page) => page.getByRole("article", { name: /: solutions$/ });
const ready = async (page: Page) => {
  await expect(sheet(page)).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};
const pages = async (page: Page) => ((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

test("a sheet has tasks, and solutions that are hidden at first", async ({ page }) => {
  await open(page, "#/worksheet?rule=nim&seed=7");
  await ready(page);
  await expect(sheet(page)).toContainText("Take any positive number of coins from one heap.");
  await expect(sheet(page).locator(".judged > li")).toHaveCount(6);
  await expect(sheet(page).locator(".judged svg")).toHaveCount(6);
  await expect(sheet(page).getByRole("img", { name: "QR code of the link" })).toBeVisible();
  await expect(key(page)).toBeHidden();
  await page.getByRole("button", { name: "Show the solutions" }).click();
  await expect(key(page)).toContainText("{0, 1, 2}");
  await expect(key(page).locator(".judged > li").first()).toContainText(/the player to move (loses|wins by)/);
  await page.getByRole("button", { name: "Hide the solutions" }).click();
  await expect(key(page)).toBeHidden();
});

test("the same number gives the same sheet, and a new one another", async ({ page }) => {
  await open(page, "#/worksheet?rule=kayles&seed=7");
  await ready(page);
  const tasks = async () => (await page.locator(".answer-key .judged > li").allTextContents()).join();
  const first = await tasks();
  await page.reload();
  await ready(page);
  expect(await tasks()).toBe(first);
  await page.getByRole("button", { name: "New tasks" }).click();
  await expect.poll(tasks).not.toBe(first);
  await expect.poll(() => page.url()).not.toContain("seed=7&");
});

test("the number of positions, the difficulty and the tasks are chosen", async ({ page }) => {
  await open(page, "#/worksheet?rule=nim&seed=7");
  await ready(page);
  await page.getByLabel("Positions").selectOption("10");
  await expect(sheet(page).locator(".judged > li")).toHaveCount(10);
  const coins = async () => ((await page.locator(".answer-key .judged code").allTextContents()).join().match(/\d+/g) ?? []).reduce((sum, each) => sum + Number(each), 0);
  await page.getByLabel("Difficulty").selectOption("easy");
  await expect.poll(() => page.url()).toContain("level=easy");
  await ready(page);
  await expect.poll(coins).toBeGreaterThan(0);
  const easy = await coins();
  await page.getByLabel("Difficulty").selectOption("hard");
  await expect.poll(coins).toBeGreaterThan(easy);
  await page.getByRole("checkbox", { name: "nim-values" }).uncheck();
  await page.getByRole("checkbox", { name: "state graph" }).uncheck();
  await expect(sheet(page).locator(".tasks > li")).toHaveCount(1);
});

test("a game without a sheet says why", async ({ page }) => {
  await open(page, "#/worksheet?rule=even-number-addicts");
  await expect(page.getByText("a worksheet is about nim-values, and a labelled game has none").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Game" }).fill("chomp 3x4");
  await ready(page);
  await expect(sheet(page)).toContainText("Chomp");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the sheet prints without the page around it, from a ${colorScheme} screen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, "#/worksheet?rule=nim&seed=7&tasks=judge");
    await ready(page);
    await page.emulateMedia({ colorScheme, media: "print" });
    for (const control of [page.getByRole("navigation"), page.getByRole("contentinfo").first(), page.getByRole("form"), page.getByRole("button", { name: "Print" })]) {
      await expect(control).toBeHidden();
    }
    await expect(sheet(page)).toBeVisible();
    await expect(key(page)).toBeVisible();
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.screenshot({ path: `screenshots/print-worksheet-${colorScheme}.png`, fullPage: true });
    // The tasks, and the solutions.
    expect(await pages(page)).toBe(2);
    await page.emulateMedia({ colorScheme, media: null });
    await page.getByRole("checkbox", { name: "print the solutions too" }).uncheck();
    expect(await pages(page)).toBe(1);
  });
}
