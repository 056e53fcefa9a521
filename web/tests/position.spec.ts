import { readFile } from "node:fs/promises";
import { expect, open, test } from "./page";

test("a position shows who wins, its nim-value, the odd columns and every move", async ({ page }) => {
  await open(page, "#/position?position=nim : 3,4,5");
  await expect(page.getByText("The player to move wins.")).toBeVisible();
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer.locator(".figure").first()).toHaveText("2");
  await expect(answer).toContainText("by theorem");
  const sum = page.getByRole("table").locator("tfoot");
  await expect(sum.getByRole("cell")).toHaveText(["2", "0", "1", "0"]);
  await expect(page.getByRole("columnheader", { name: "column of 2, an odd number of ones" })).toHaveText("2");
  await expect(page.getByRole("heading", { name: "Winning moves (1)" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Moves that lose (11)" })).toBeVisible();
});

test("a click makes a move, and Back leads to the position before", async ({ page }) => {
  await open(page, "#/position?position=nim : 3,4,5");
  await page.getByRole("region", { name: "All moves" }).getByRole("button", { name: "3 → 1 (take 2)" }).click();
  await expect(page).toHaveURL(/position=nim%20:%201,%204,%205/);
  await expect(page.getByText("The player to move loses against best play.")).toBeVisible();
  await expect(page.getByText("None: every move has a winning reply.")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Position", { exact: true })).toHaveValue("nim : 3,4,5");
  await expect(page.getByText("The player to move wins.")).toBeVisible();
  await page.getByRole("button", { name: "Forward" }).click();
  await expect(page.getByLabel("Position", { exact: true })).toHaveValue("nim : 1, 4, 5");
});

test("a touch takes a coin and those above it", async ({ page }) => {
  await open(page, "#/position?position=nim : 3,4,5");
  await page.getByRole("group", { name: "Heap 3: 5" }).getByRole("button", { name: "take 3, leave 2" }).click();
  await expect(page.getByLabel("Position", { exact: true })).toHaveValue("nim : 3, 4, 2");
});

test("on the keyboard, arrows go between coins and Enter takes them", async ({ page }) => {
  await open(page, "#/position?position=nim : 3,4,5");
  await page.getByRole("button", { name: "take all 3 coins" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("group", { name: "Heap 2: 4" }).getByRole("button", { name: "take 3, leave 1" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Position", { exact: true })).toHaveValue("nim : 3, 1, 5");
});

test("misère play has its own answer and its own address", async ({ page }) => {
  await open(page, "#/position?position=nim : 1,1");
  await expect(page.getByText("The player to move loses against best play.")).toBeVisible();
  await page.getByLabel("last mover loses (misère play)").check();
  await expect(page.getByText("The player to move wins.")).toBeVisible();
  await expect(page).toHaveURL(/misere=1/);
  await page.reload();
  await expect(page.getByLabel("last mover loses (misère play)")).toBeChecked();
  await expect(page.getByText("The player to move wins.")).toBeVisible();
});

test("a problem shows its place, and there is no answer", async ({ page }) => {
  await open(page, "#/position");
  const field = page.getByLabel("Position", { exact: true });
  await field.fill("nim : 3,x");
  await expect(page.locator(".field .fault")).toContainText("at character 9");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("region", { name: "Answer" })).toHaveCount(0);
  await field.fill("nim : 3,2");
  await expect(page.getByText("The player to move wins.")).toBeVisible();
});

test("markup in a position stays text", async ({ page }) => {
  await open(page, "#/position?position=<img src=x onerror=document.title='broken'> : 3");
  await expect(page.locator(".field .fault")).toBeVisible();
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page).toHaveTitle(/^<img src=x .* · Position · grundy$/);
});

test("a sum of different games has its columns and its moves", async ({ page }) => {
  await open(page, "#/position?position=kayles : 7 + nim : 3");
  await expect(page.getByRole("heading", { name: "Winning moves (3)" })).toBeVisible();
  // Each game has its name, and the sum of their nim-values is that of the whole.
  await expect(page.locator(".summand figcaption")).toHaveText(["Kayles", "Nim"]);
  await expect(page.locator(".sum")).toHaveText("Kayles ∗2 + Nim ∗3 = ∗1");
  await expect(page.getByText("Bowl down one pin")).toBeVisible();
  await page.getByRole("region", { name: "All moves" }).getByRole("button", { name: "kayles : 7 → 2 + 4 (take 1)" }).click();
  await expect(page.getByText("The player to move loses against best play.")).toBeVisible();
});

test("if several moves fit a pin of Kayles, the visitor chooses", async ({ page }) => {
  await open(page, "#/position?position=kayles : 5");
  await page.getByRole("button", { name: "Pin 3 of 5" }).click();
  const choice = page.getByRole("group", { name: /^Touch the pin again to take it alone/ });
  await choice.getByRole("button", { name: "5 → 2 + 2 (take 1)" }).click();
  await expect(page.getByLabel("Position", { exact: true })).toHaveValue("kayles : 2, 2");
});

test("a heap that is too large for its coins has a field for a number", async ({ page }) => {
  await open(page, "#/position?position=nim : 1000000, 5");
  await page.getByLabel("How many coins to leave of 1\u202F000\u202F000").fill("5");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByLabel("Position", { exact: true })).toHaveValue("nim : 5, 5");
});

for (const view of ["position", "play"]) {
  for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: { width: 320, height: 640 } })) {
    test(`the number of a coin stands on the coin: ${view}, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, `#/${view}?position=turning-turtles : 2,5,6`);
      const coins = page.locator(".coin-row button");
      await expect(coins).toHaveCount(6);
      for (const coin of await coins.all()) {
        const [outer, inner] = [(await coin.boundingBox())!, (await coin.locator("span").boundingBox())!];
        expect(Math.abs(outer.x + outer.width / 2 - inner.x - inner.width / 2)).toBeLessThan(2);
        expect(Math.abs(outer.y + outer.height / 2 - inner.y - inner.height / 2)).toBeLessThan(2);
      }
    });
  }
}

test("touches turn a row of coins, coin by coin", async ({ page }) => {
  await open(page, "#/position?position=turning-turtles : 2,5");
  await page.getByRole("button", { name: "Place 5: heads" }).click();
  await page.getByRole("button", { name: "Place 2: heads" }).click();
  await expect(page.getByRole("heading", { name: "No move is left" })).toBeVisible();
});

for (const [position, what] of [["nim : 3,4,5", "heaps"], ["wythoff : (3,4)", "a board"]]) {
  test(`the picture of a position is saved: ${what}`, async ({ page }) => {
    await open(page, `#/position?position=${position}`);
    const download = page.waitForEvent("download");
    await page.getByRole("region", { name: "Make a move" }).getByRole("button", { name: "Save as SVG" }).click();
    const saved = await readFile(await (await download).path(), "utf8");
    expect(saved).toContain("N-position");
  });
}

test("a position whose play may go on for ever has a value, an outcome and moves that keep the draw", async ({ page }) => {
  await open(page, "#/position?position=graph {west>east>west, east>home, gate>gate, gate>west, gate>home} : gate %2B nim : 2");
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText("Nobody can win, and best play goes on for ever.");
  await expect(answer).toContainText("infinite value∞(2)");
  const moves = page.getByRole("region", { name: "All moves" });
  await expect(moves.getByRole("heading", { name: "Moves that keep the draw" })).toBeVisible();
  await page.getByText("The whole explanation as text").click();
  await expect(page.getByText("n + ∞(K) = ∞(K ⊕ n).")).toBeVisible();
  // The move gives the opponent a winning answer, and the page shows the position after it.
  await moves.getByRole("button", { name: "2 → 0 (take all)" }).click();
  await expect(answer).toContainText("The player to move wins.");
  await expect(answer).toContainText("infinite value∞(0)");
  await moves.getByRole("button", { name: "gate → west" }).click();
  await expect(answer).toContainText("The player to move loses against best play.");
  await expect(answer.locator(".figure").first()).toHaveText("0");
  await expect(moves).toContainText("answer: east → home");
});

test("a rule that may not end is answered for misère play too, and another refusal stays", async ({ page }) => {
  await open(page, "#/position?position=graph {a>b>a, b>c} : a&misere=1");
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText("Nobody can win");
  await expect(answer).toContainText("misère play");
  const field = page.getByLabel("Position", { exact: true });
  await field.fill("n -> n-1 if n > 0 | n+1 if 0 < n and n < 4 : 3");
  await expect(page.getByRole("region", { name: "All moves" }).getByRole("button", { name: "3 → 4" })).toBeVisible();
  // Neither question has an answer here.
  await field.fill("n -> n/0 : 3");
  await expect(answer.getByRole("status")).toContainText("n/0 divides by zero at n = 3");
  await field.fill("n -> 5-n ; at end: tie : 3");
  await expect(answer.getByRole("status")).toContainText("there is a cycle: (3,0) → (2,1) → (3,0)");
  await expect(page.getByRole("region", { name: "All moves" })).toHaveCount(0);
});
