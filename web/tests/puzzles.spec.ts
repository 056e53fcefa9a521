import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const turn = (page: Page) => page.locator("#puzzle-turn");

/** Plays moves of the list until one is right. */
async function solve(page: Page): Promise<number> {
  await page.getByText(/moves as a list$/).click();
  const count = await page.locator(".legal-moves li").count();
  for (let i = 0; i < count; i += 1) {
    await page.locator(".legal-moves li button").nth(i).click();
    await expect(turn(page)).not.toHaveText(/Your turn/);
    if (/Right/.test((await turn(page).textContent()) ?? "")) {
      return i;
    }
    await page.getByRole("button", { name: "Try another move" }).click();
    await page.getByText(/moves as a list$/).click();
  }
  throw new Error("no move is right");
}

test("a wrong move is answered, and the winning move has a reason", async ({ page }) => {
  await open(page, "#/puzzles/binary/easy/1");
  await expect(turn(page)).toHaveText("Your turn: exactly one move wins.");
  // 4, 4, 1: take the heap of 1.
  await page.getByRole("group", { name: "Heap 1: 4" }).getByRole("button", { name: "take 2, leave 2" }).click();
  await expect(turn(page)).toHaveText("This move does not win.");
  await expect(turn(page)).toBeFocused();
  await expect(page.getByText(/^You play 4 → 2 \(take 2\)\. The opponent answers .*\. Now every move of yours loses\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Try another move" }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText("Make the nim-sum 0.")).toBeVisible();
  await page.getByRole("group", { name: "Heap 3: 1" }).getByRole("button").first().click();
  await expect(turn(page)).toHaveText("Right! This move wins.");
  await expect(page.getByText("1 → 0 (take all) is the only winning move.")).toBeVisible();
  await expect(page.getByRole("img", { name: "1 wrong move, 1 hint" })).toBeVisible();
  // The list knows what is solved, and offers the next one.
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByRole("group", { name: "Binary columns" }).getByRole("link", { name: /easy/ })).toHaveAttribute("href", "#/puzzles/binary/easy/2");
  await expect(page.getByRole("group", { name: "Binary columns" })).toContainText("1 solved");
});

test("the daily puzzle is the same for everybody, and counts the days", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-05-12T10:00:00Z"));
  await open(page, "#/puzzles/daily");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daily puzzle #132");
  const position = page.locator(".played [role=application]");
  const first = await position.getAttribute("aria-label");
  const wrong = await solve(page);
  await expect(page.locator(".told output")).toHaveText(`grundy #132 ${"⬛".repeat(wrong)}🟦 ${new URL("#/puzzles/daily?day=132", page.url()).href}`);
  await page.getByRole("link", { name: "More puzzles" }).click();
  await expect(page.getByRole("region", { name: "Daily puzzle #132" })).toContainText("Solved on 1 day in a row.");
  // A day later the link still leads to this puzzle.
  await page.clock.setFixedTime(new Date("2026-05-13T10:00:00Z"));
  await page.goto("about:blank");
  await open(page, "#/puzzles/daily?day=132");
  await expect(position).toHaveAttribute("aria-label", first ?? "");
  await page.goto("about:blank");
  await open(page, "#/puzzles/daily?day=134");
  await expect(page.getByText("There is no puzzle of this day yet.")).toBeVisible();
});

for (const theme of ["copying", "multiples", "splitting", "chomp", "boards", "turning", "misere", "treblecross", "wythoff", "node-kayles"]) {
  test(`a puzzle about ${theme} comes within a second, and can be solved`, async ({ page }) => {
    await open(page, "#/puzzles");
    await expect(page.locator(".example svg").first()).toBeVisible();
    const start = Date.now();
    await page.goto(`./#/puzzles/${theme}/medium/3`);
    await expect(turn(page)).toBeVisible();
    const took = Date.now() - start;
    console.log(`    ${theme}: ${took} ms`);
    expect(took).toBeLessThan(3_000); // The machine of the tests may be busy.
    await solve(page);
    await expect(page.getByText("is the only winning move.")).toBeVisible();
    await page.getByRole("link", { name: "Next puzzle" }).click();
    await expect(page.getByText(/, medium, puzzle 4/)).toBeVisible();
    await expect(turn(page)).toHaveText("Your turn: exactly one move wins.");
  });
}

test("puzzles work without storage, and with stored nonsense", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new Error("forbidden"); } });
  });
  await open(page, "#/puzzles/multiples/easy/1");
  await solve(page);
  await expect(page.getByText("is the only winning move.")).toBeVisible();
});

test("an address that names no puzzle has an answer", async ({ page }) => {
  await open(page, "#/puzzles/<img src=x onerror=alert(1)>/easy/1");
  await expect(page.getByText(/^There is no puzzle “/)).toBeVisible();
  await page.goto("about:blank");
  await open(page, "#/puzzles/no-such-game/easy/1");
  await expect(page.getByText(/^The engine found no puzzle about no-such-game/)).toBeVisible();
});
