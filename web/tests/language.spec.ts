// The page in each of its languages: its own texts, those of the engine, and room for longer words.

import { readFileSync } from "node:fs";
import { languages } from "../src/texts/languages";
import { expect, open, test } from "./page";

/** A message of one line in a file of texts. */
function message(file: string, id: string): string {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return new RegExp(`^${id} = (.+)$`, "m").exec(text)?.[1] ?? "";
}

const views = ["#/", "#/learn", "#/learn/mex?why=1&seed=5", "#/play?position=cram%204x4", "#/puzzles", "#/explore?q=nim%20:%203,4,5", "#/games", "#/position?position=nim%20:%203,4,5", "#/worksheet?rule=nim&seed=7", "#/about"];

for (const language of Object.keys(languages)) {
  test(`the page speaks ${language}, and so does its engine`, async ({ page }) => {
    await open(page, `#/?lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(message(`../src/texts/${language}/home.ftl`, "home-title"));
    await page.goto("./#/explore?q=nim%20:%203,4,5");
    const reason = message(`../../crates/grundy-words/texts/${language}/reason.ftl`, "reason-nim-heap");
    expect(reason).not.toBe("");
    await expect(page.getByText(reason).first()).toBeVisible({ timeout: 20_000 });
  });

  test(`all views in ${language} fit on a narrow screen`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const view of views) {
      await page.goto(`./${view}${view.includes("?") ? "&" : "?"}lang=${language}`);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 20_000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(320);
    }
  });
}

test("the menu changes the language, and the next visit keeps it", async ({ page }) => {
  await open(page, "#/play?position=nim%20:%203,4,5");
  await page.locator("select.language").selectOption("ro");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(message("../src/texts/ro/play.ftl", "play-title"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(message("../src/texts/ro/play.ftl", "play-title"));
});
