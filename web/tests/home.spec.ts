import { expect, open, test } from "./page";

test("the first page is a game to touch", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Take coins. Whoever takes the last one wins.");
  await expect(page).toHaveTitle("grundy");
  // 3, 4, 5: the move to 1, 4, 5 wins.
  await page.getByRole("group", { name: "Heap 1: 3" }).getByRole("button", { name: "take 2, leave 1" }).click();
  await expect(page.getByRole("log")).toContainText(/You: 3 → 1 \(take 2\)\. The engine: /);
  await expect(page.getByRole("heading", { name: "Your turn: touch a coin." })).toBeFocused();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText(/Make the nim-sum 0/)).toBeVisible();
});

test("the board of the first page is drawn in full, and each way leads on", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const coins = page.locator(".coin");
  await expect(coins).toHaveCount(12);
  for (const coin of await coins.all()) {
    const box = await coin.boundingBox();
    expect(box !== null && box.width > 20 && box.height > 20 && box.x >= 0 && box.x + box.width <= 320).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const ways = page.getByRole("navigation", { name: "More to do" }).getByRole("link");
  await expect(ways).toHaveCount(4);
  for (const [way, heading] of [
    [/^Learn/, "From Nim to Sprague–Grundy"],
    [/^Play/, "Play"],
    [/^Explore/, "Explore"],
    [/^Games/, "Games"],
  ] as const) {
    await ways.filter({ hasText: way }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    await page.goBack();
  }
});

test("a game on the first page ends with a way to play again, and the reason", async ({ page }) => {
  await open(page);
  await page.getByRole("group", { name: "Heap 1: 3" }).getByRole("button", { name: "take 2, leave 1" }).click();
  // Take the first coin that a hint or a list would: play on with any legal move until the end.
  for (let turn = 0; turn < 12; turn++) {
    const heading = page.locator("#play-turn");
    await expect(heading).toHaveText(/Your turn|win/, { timeout: 10_000 });
    if (/win/.test((await heading.textContent()) ?? "")) {
      break;
    }
    await page.locator(".coin.legal").first().click();
    await expect(heading).not.toHaveText(/Your turn/);
  }
  await expect(page.getByRole("button", { name: "Play again", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Why? See every winning move" }).click();
  await expect(page.getByRole("region", { name: "Answer" })).toContainText("The player to move wins.");
});
