// What a visitor has begun to read stays where it is: layout shift per view, as browsers score it.

import { expect, test } from "./page";

const views = ["", "#/learn", "#/learn/binary?seed=5", "#/play?position=kayles%20:%209", "#/play?position=cram%204x4", "#/puzzles", "#/puzzles/chomp/medium/1", "#/explore", "#/explore?q=kayles", "#/explore?q=nim%20:%203,4,5", "#/games", "#/games/kayles", "#/rule?rule=kayles", "#/position?position=nim%20:%203,4,5", "#/graph?position=candies%20:%2013", "#/worksheet?rule=nim&seed=7", "#/about"];

for (const view of views) {
  test(`nothing jumps in ${view === "" ? "the first page" : view}`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value))).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`./${view}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 20_000 });
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    const sum = shifts.reduce((all, shift) => all + shift, 0);
    console.log(`    ${view}: ${sum.toFixed(3)}`);
    expect(sum).toBeLessThan(0.05);
  });
}
