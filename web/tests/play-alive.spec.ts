// What makes a game alive: motion, colours of both players, the way back to a mistake, the history of the browser.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const yourTurn = (page: Page) => page.getByRole("heading", { name: "Your turn" });
const place = (page: Page) => page.locator(".game .place");

test("Back and Forward go through the moves of a game", async ({ page }) => {
  await open(page, "#/play?position=nim : 5,7");
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "take 1, leave 4" }).click();
  await expect(page.locator(".last")).toContainText("The engine:");
  await expect(yourTurn(page)).toBeVisible();
  await expect(page).toHaveURL(/played=.*%0A/);
  const after = await place(page).innerText();
  await page.goBack();
  await expect(place(page)).toHaveText("nim : 5,7");
  await page.goForward();
  await expect(place(page)).toHaveText(after);
  await expect(page.locator(".last")).toContainText("You: 5 → 4 (take 1).");
});

test("an example fills the form and leaves the game alone; Back returns from a new game", async ({ page }) => {
  await open(page, "#/play?position=nim : 2,4");
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "4 → 2 (take 2)" }).click();
  await expect(page.locator(".last")).toContainText("The engine:");
  await expect(yourTurn(page)).toBeVisible();
  const before = await place(page).innerText();
  await page.getByText("Another game or another opponent").click();
  await page.getByRole("button", { name: "kayles : 9" }).click();
  await expect(place(page)).toHaveText(before);
  await page.getByRole("button", { name: "Begin this game" }).click();
  await expect(place(page)).toHaveText("kayles : 9");
  await page.goBack();
  await expect(place(page)).toHaveText(before);
});

test("pins stay in their place and show who took which", async ({ page }) => {
  await open(page, "#/play?position=kayles : 9&first=people");
  const pin = (number: number) => page.getByRole("button", { name: `Pin ${number} of 9`, exact: true });
  await pin(6).click();
  await pin(6).click();
  await expect(page.locator(".pin.gone.by-one")).toHaveCount(1);
  await expect(page.locator(".pin-row")).toHaveCount(1);
  await expect(pin(6)).toHaveCount(0);
  await pin(1).click();
  await pin(2).click();
  await expect(page.locator(".pin.gone.by-two.last")).toHaveCount(2);
  await expect(page.locator(".pin.gone.by-one.last")).toHaveCount(0);
});

test("dominoes have the colours and shapes of their players, and the last one a ring", async ({ page }) => {
  await open(page, "#/play?position=cram 4x4&first=people&played=cram : ##../..../..../....%0Acram : ##../#.../#.../....");
  await expect(page.locator(".laid.by-one .domino")).toHaveCount(1);
  await expect(page.locator(".laid.by-one circle.pip")).toHaveCount(2);
  await expect(page.locator(".laid.by-two rect.pip")).toHaveCount(2);
  await expect(page.locator(".last-move.by-two rect")).toHaveCount(1);
  await expect(page.getByRole("application")).toHaveAccessibleName("Cram: a board of 4 rows and 4 columns, 12 squares are free");
});

test("the taken coins go in a quarter of a second, with motion only where it is wanted", async ({ page }) => {
  const motion = (coin: string) =>
    page.locator(coin).first().evaluate((each) => {
      const { animationName, animationDuration } = getComputedStyle(each, "::after");
      return [animationName, animationDuration];
    });
  await open(page, "#/play?position=nim : 3,4,5&first=people");
  await page.getByRole("button", { name: "take 2, leave 1" }).first().click();
  await expect(page.locator(".coin.gone.by-one")).toHaveCount(2);
  expect(await motion(".coin.gone.by-one")).toEqual(["leave", "0.25s"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "take 1, leave 3" }).click();
  await expect(page.locator(".coin.gone.by-two")).toHaveCount(1);
  expect((await motion(".coin.gone.by-two"))[0]).toBe("none");
});

test("nothing below the board moves while the engine thinks", async ({ page }) => {
  await open(page, "#/play?position=nim : 3,4,5");
  await expect(yourTurn(page)).toBeVisible();
  const top = async () => (await page.locator(".actions").boundingBox())?.y;
  const before = await top();
  await page.getByRole("button", { name: "take all 5 coins" }).click();
  await expect(page.locator(".last")).toContainText("You:");
  expect(await top()).toBe(before);
  await expect(page.locator(".legal-moves")).toBeVisible();
  await expect(page.locator(".last")).toContainText("The engine:");
  expect(await top()).toBe(before);
});

test("a bar leads to the moment where the win was given away, and play goes on from there", async ({ page }) => {
  await open(page, "#/play?position=nim : 1,2&first=people");
  await page.getByRole("group", { name: "Heap 2: 2" }).getByRole("button", { name: "take all 2 coins" }).click();
  await page.getByRole("button", { name: "take all 1 coin" }).click();
  const bars = page.locator(".grade-bars button");
  await expect(bars).toHaveCount(2);
  await expect(bars.first()).toHaveAccessibleName("Move 1, player 1: 2 → 0 (take all). This move gave the win away.");
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.getByRole("heading", { name: "The board before move 1" })).toBeVisible();
  await expect(page.locator(".coin.taken")).toHaveCount(1);
  await page.getByRole("button", { name: "Back to the end" }).click();
  await expect(page.getByText("Player 2 wins!").first()).toBeVisible();
  await bars.first().click();
  await page.getByRole("button", { name: "Go on from here" }).click();
  await expect(page.getByRole("heading", { name: "Player 1, it is your turn." })).toBeVisible();
});

test("after the end, a game becomes harder", async ({ page }) => {
  await open(page, "#/play?position=nim : 1&strength=mistakes");
  await page.getByRole("button", { name: "take all 1 coin" }).click();
  await expect(page.getByRole("heading", { name: "You took the last coin. You win!" })).toBeVisible();
  await page.getByRole("button", { name: "Harder: the engine plays perfectly" }).click();
  await page.getByRole("button", { name: "take all 1 coin" }).click();
  await page.getByRole("button", { name: "Harder: a larger position" }).click();
  await expect(place(page)).toHaveText("nim : 3, 4, 5");
});

test("digits make moves while the board has the focus", async ({ page }) => {
  await open(page, "#/play?position=nim : 3,4,5&first=people");
  await page.getByRole("button", { name: "take 1, leave 2" }).focus();
  await page.keyboard.press("2");
  await expect(page.locator(".last")).toContainText("Player 1: 3 → 1 (take 2).");
});

test("the board shows winning moves and nim-values for a class", async ({ page }) => {
  await open(page, "#/play?position=nim : 3,4,5&first=people");
  await expect(page.locator(".coin.wins")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "winning moves" }).check();
  await expect(page.locator(".coin.wins")).toHaveCount(1);
  await expect(page.locator(".coin.loses")).toHaveCount(11);
  await page.getByRole("checkbox", { name: "nim-values" }).check();
  await expect(page.locator(".coin.wins")).toHaveText("0");
  await open(page, "#/play?position=treblecross : .......&first=people");
  await page.getByRole("checkbox", { name: "winning moves" }).check();
  await expect(page.locator(".worth-dot.wins")).toHaveCount(1);
});

test("in full screen only the board, its rule and the turn are left", async ({ page }) => {
  await open(page, "#/play?position=nim : 3,4,5&first=people");
  await expect(page.locator(".legal-moves")).toBeVisible();
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.locator(".legal-moves")).toBeHidden();
  await expect(page.locator(".how-to-play")).toBeVisible();
  await page.getByRole("button", { name: "Full screen" }).click();
});

test("a game that need not end is played, and is a draw when a position comes three times", async ({ page }) => {
  await open(page, "#/play?position=n -> 3 if n = 1 | n-1 if n > 0 : 3&first=people");
  const play = (name: string) => page.locator(".legal-moves").getByRole("button", { name, exact: true }).click();
  for (let round = 0; round < 2; round += 1) {
    await play("3 → 2");
    await play("2 → 1");
    await play("1 → 3");
  }
  await expect(page.getByText("This position has come three times").first()).toBeVisible();
  await open(page, "#/play?position=n -> 3 if n = 1 | n-1 if n > 0 : 3");
  await play("3 → 2");
  await expect(page.locator(".last")).toContainText("The engine: 2 → 1.");
  await page.reload();
  await expect(page.locator(".last")).toContainText("The engine: 2 → 1.");
});

test("selected heaps are confirmed, and a square offers both marks", async ({ page }) => {
  await open(page, "#/play?position=selective-nim : 1,1&first=people");
  const coin = async (index: number) => {
    const box = (await page.locator(".board .g-coin").nth(index).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await expect(page.locator(".board .g-coin")).toHaveCount(2);
  await coin(0);
  await coin(1);
  await page.getByRole("group", { name: "Is this your move?" }).getByRole("button", { name: "one coin from each of the heaps 1, 2" }).click();
  await expect(page.getByText("Player 1 wins!").first()).toBeVisible();
  await open(page, "#/play?position=xo-strip : ......&first=people");
  const cell = (await page.locator(".board .g-cell").nth(2).boundingBox())!;
  await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2);
  await page.locator(".palette").getByRole("button", { name: "O on square 3" }).click();
  await expect(page.locator(".laid.by-one")).toHaveCount(1);
});

test("the first page beckons until the first touch", async ({ page }) => {
  await open(page);
  await expect(page.locator(".view-home.invites")).toBeVisible();
  await page.locator(".coin.legal").first().click();
  await expect(page.locator(".view-home.invites")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".coin").first()).toBeVisible();
  await expect(page.locator(".view-home.invites")).toHaveCount(0);
});
