import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const yourTurn = (page: Page) => page.getByRole("heading", { name: "Your turn" });
const over = (page: Page) => page.getByRole("heading", { name: "No move is left" });

/** Opens the drawer with the settings. */
const drawer = (page: Page) => page.getByText("Another game or another opponent").click();

/** Waits for the end of the engine's turn; false when the game is over. */
async function waitForTurn(page: Page): Promise<boolean> {
  await expect(yourTurn(page).or(over(page))).toBeVisible();
  return yourTurn(page).isVisible();
}

test("the hints win a game of Nim, and the page grades the moves", async ({ page }) => {
  await open(page, "#/play?position=nim : 1,3,4");
  while (await waitForTurn(page)) {
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.locator(".hint")).toContainText(/Make the (nim-sum 0|last move)/);
    await expect(page.locator(".hint")).not.toContainText("→");
    await page.getByRole("button", { name: "Where?" }).click();
    await expect(page.locator(".hint")).toContainText("Move in a heap of");
    await expect(page.locator(".coin.taken")).toHaveCount(0);
    await page.getByRole("button", { name: "Which move?" }).click();
    await expect(page.locator(".coin.taken")).not.toHaveCount(0);
    await page.getByRole("button", { name: "Make this move" }).click();
    await expect(yourTurn(page)).toBeHidden();
  }
  await expect(over(page)).toContainText("You win!");
  const record = page.getByRole("region", { name: "Every move, graded" });
  await expect(record).toContainText("kept the win");
  await expect(record).not.toContainText("gave the win away");
  await expect(record).toContainText(/0 gave it away, and 0 were in lost positions/);
});

test("the record says which move gave the win away", async ({ page }) => {
  await open(page, "#/play?position=nim : 1,2");
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "2 → 0 (take all)" }).click();
  await expect(over(page)).toContainText("The engine wins.");
  const record = page.getByRole("table");
  await expect(record.getByRole("row")).toHaveCount(3);
  await expect(record.getByRole("row").nth(1)).toContainText("gave the win away");
  await expect(record.getByRole("row").nth(2)).toContainText("kept the win");
});

test("in misère play the player who takes the last coin loses", async ({ page }) => {
  await open(page, "#/play?position=nim : 1,1&misere=1");
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "1 → 0 (take all), heap 2" }).click();
  await expect(over(page)).toContainText("You win!");
});

test("the engine may begin; taking back a move also takes back its answer", async ({ page }) => {
  await open(page, "#/play?position=nim : 2,3&first=engine");
  await expect(yourTurn(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Take back" })).toBeDisabled();
  const moves = page.getByRole("region", { name: "The game so far" }).locator("tbody tr");
  await expect(moves).toHaveCount(1);
  await page.getByRole("button", { name: "take 1, leave 1" }).first().click();
  await expect(moves).toHaveCount(3);
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(moves).toHaveCount(1);
});

test("the address of a game opens it where it was", async ({ page }) => {
  await open(page, "#/play?position=nim : 5,7&strength=random");
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("group", { name: "Heap 2: 7" }).getByRole("button", { name: "take 1, leave 6" }).click();
  await expect(page.locator(".last")).toContainText("The engine:");
  await expect(yourTurn(page)).toBeVisible();
  await expect(page).toHaveURL(/played=.*%0A/);
  const place = await page.locator(".game .place").innerText();
  const last = await page.locator(".last").innerText();
  await page.reload();
  await expect(yourTurn(page)).toBeVisible();
  await expect(page.locator(".game .place")).toHaveText(place);
  await expect(page.locator(".last")).toHaveText(last);
  await drawer(page);
  await expect(page.getByRole("combobox", { name: "The engine" })).toHaveValue("random");
});

test("an address with an illegal move says so and offers a new game", async ({ page }) => {
  await open(page, "#/play?position=nim : 2&played=nim : 7");
  await expect(page.getByText("This game can’t be continued")).toBeVisible();
  await page.getByRole("button", { name: "Begin again" }).first().click();
  await expect(yourTurn(page)).toBeVisible();
});

test("a saved game opens again", async ({ page }) => {
  await open(page, "#/play?position=nim : 2,4");
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "4 → 2 (take 2)" }).click();
  await expect(page.locator(".last")).toContainText("The engine:");
  await expect(yourTurn(page)).toBeVisible();
  const place = await page.locator(".game .place").innerText();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the game as text" }).click();
  const path = await (await download).path();
  expect((await readFile(path, "utf8")).split("\n").filter((line) => !line.startsWith("#") && line !== "")).toHaveLength(3);
  await open(page, "#/play?position=nim : 9");
  await expect(page.locator(".game .place")).toContainText("nim : 9");
  await page.getByLabel("Open a saved game").setInputFiles(path);
  await expect(page.locator(".game .place")).toHaveText(place);
  await expect(page.getByRole("region", { name: "The game so far" }).locator("tbody tr")).toHaveCount(2);
});

test("a file without a game leaves the game on the board alone", async ({ page }) => {
  await open(page, "#/play?position=nim : 2,4");
  await expect(yourTurn(page)).toBeVisible();
  await page.getByLabel("Open a saved game").setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("hello\n") });
  await expect(page.getByText("There is no game in this file.")).toBeVisible();
  await expect(page.locator(".game .place")).toHaveText("nim : 2,4");
});

test("the keyboard alone plays a game to its end", async ({ page }) => {
  await open(page, "#/play?position=nim : 1,2");
  await expect(yourTurn(page)).toBeVisible();
  for (let press = 0; press < 40 && !(await page.locator(".coin:focus").count()); press += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.locator(".last")).toContainText("You: 2 → 1 (take 1).");
  await expect(yourTurn(page)).toBeVisible();
  await expect(yourTurn(page)).toBeFocused();
  for (let press = 0; press < 40 && !(await page.locator(".coin:focus").count()); press += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press(" ");
  await expect(over(page)).toContainText("You win!");
});

test("after the end, Play again stands beside the result", async ({ page }) => {
  await open(page, "#/play?position=nim : 1,2");
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "2 → 1 (take 1)" }).click();
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "1 → 0 (take all)" }).first().click();
  await expect(over(page)).toContainText("You win!");
  const again = page.getByRole("button", { name: "Play again", exact: true });
  await expect(again).toBeInViewport();
  await again.click();
  await expect(page.locator(".game .place")).toHaveText("nim : 1,2");
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "2 → 0 (take all)" }).click();
  await expect(over(page)).toContainText("The engine wins.");
  await page.getByRole("button", { name: "Swap sides" }).click();
  await expect(page.locator(".last")).toContainText("The engine:");
  await expect(yourTurn(page)).toBeVisible();
});

test("where the engine finds no good move in time, it draws one at random and says so", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, "#/play?position=clobber 6x6");
  await expect(yourTurn(page)).toBeVisible();
  await page.locator(".legal-moves summary").click();
  await page.locator(".legal-moves button").first().click();
  await expect(page.locator(".last")).toContainText("at random", { timeout: 40_000 });
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.locator(".last")).toHaveText("");
});

test("the rules of the game stand beside its board", async ({ page }) => {
  await open(page, "#/play?position=treblecross : .......");
  await expect(page.locator(".how-to-play")).toContainText(/Treblecross: .*three/i);
});

test("moves of equal heaps say which heap they mean", async ({ page }) => {
  await open(page, "#/play?position=nim : 4,2,4");
  await page.getByRole("button", { name: "4 → 3 (take 1), heap 3" }).click();
  await expect(page.locator(".last")).toContainText("You: 4 → 3 (take 1).");
  await expect(page).toHaveURL(/played=nim%20:%204,%202,%203/);
});

test("settings make a new game", async ({ page }) => {
  await open(page, "#/play");
  await expect(yourTurn(page)).toBeVisible();
  await drawer(page);
  await page.getByLabel("Position", { exact: true }).fill("nim : 1");
  await page.getByLabel("the engine", { exact: true }).check();
  await page.getByRole("button", { name: "Begin this game" }).click();
  await expect(over(page)).toContainText("The engine wins.");
  await expect(page).toHaveURL(/first=engine/);
});

test("on the board of Chomp a touch bites at its square", async ({ page }) => {
  await open(page, "#/play?position=chomp 2x3");
  await expect(yourTurn(page)).toBeVisible();
  const layer = page.locator(".layer");
  await expect(layer).toBeVisible();
  const before = await page.locator(".game .place").innerText();
  const box = (await layer.boundingBox())!;
  await layer.click({ position: { x: box.width * 0.8, y: box.height * 0.7 } });
  await expect(page.locator(".last")).toContainText("You:");
  await expect(page.locator(".game .place")).not.toHaveText(before);
});

test("touches on two squares lay a domino of Cram", async ({ page }) => {
  await open(page, "#/play?position=cram 2x2");
  await expect(yourTurn(page)).toBeVisible();
  const layer = page.locator(".layer");
  const box = (await layer.boundingBox())!;
  await layer.click({ position: { x: box.width * 0.3, y: box.height * 0.3 } });
  await expect(page.getByRole("group", { name: "Several moves fit" })).toBeVisible();
  await layer.click({ position: { x: box.width * 0.7, y: box.height * 0.3 } });
  await expect(page.locator(".last")).toContainText("You: domino on row 1, columns 1–2.");
  await expect(over(page)).toContainText("The engine wins.");
});

/** Touches a square or a coin of the board's picture. */
async function touch(page: Page, shapes: string, index: number): Promise<void> {
  await page.locator(`.board ${shapes}`).nth(index).scrollIntoViewIfNeeded();
  const box = (await page.locator(`.board ${shapes}`).nth(index).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test("a token goes to the square that the visitor touches", async ({ page }) => {
  await open(page, "#/play?position=wythoff : (2,2)");
  await expect(yourTurn(page)).toBeVisible();
  await expect(page.locator(".layer")).toBeVisible();
  await touch(page, ".g-cell", 3); // (1,0)
  await expect(page.getByText("No move changes this spot.")).toBeVisible();
  await touch(page, ".g-cell", 5);
  await expect(page.locator(".last")).toContainText("You: to (1,2).");
});

test("a tuple of more than two numbers is drawn as columns of coins", async ({ page }) => {
  await open(page, "#/play?position=nim-with-a-pass : (1,1,2,1)");
  await expect(yourTurn(page)).toBeVisible();
  await expect(page.locator(".layer")).toBeVisible();
  await touch(page, ".g-coin", 4);
  await expect(page.locator(".last")).toContainText("You: to (1,1,2,0).");
});

test("a large board scrolls to its token; a larger one has only a list of moves, and says why", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/play?position=wythoff : (3,40)");
  await expect(page.locator(".layer")).toBeVisible();
  await expect(page.locator(".board .g-coin")).toBeInViewport();
  const square = (await page.locator(".board .g-cell").first().boundingBox())!;
  expect(square.width).toBeGreaterThanOrEqual(24 - 0.5);
  await open(page, "#/play?position=wythoff : (3,41)");
  await expect(page.getByText("the board of a token goes up to 40")).toBeVisible();
  await page.getByText("legal moves").click();
  await page.getByRole("button", { name: "to (3,40)" }).click();
  await expect(page.locator(".last")).toContainText("You: to (3,40).");
});

test("if the rules say who wins, the page does not speak of the last mover", async ({ page }) => {
  await open(page, "#/play?position=even-number-addicts : (1,1,0)&misere=1");
  await expect(yourTurn(page)).toBeVisible();
  await drawer(page);
  const wins = page.getByRole("group", { name: "Who wins" });
  await expect(wins).toContainText("the rules say who wins at the end");
  await expect(wins.getByRole("radio")).toHaveCount(0);
  while (await waitForTurn(page)) {
    await page.locator(".legal-moves button").first().click();
    await expect(yourTurn(page)).toBeHidden();
  }
  await expect(over(page)).toContainText("the rules say who wins");
  await expect(page.locator("main")).not.toContainText("last mover");
  await page.getByRole("link", { name: "Explain this position" }).click();
  // Wait for the first answer: the view may lose a text that comes earlier.
  await expect(page.getByRole("region", { name: "Answer" })).toContainText("The player to move");
  await page.getByRole("textbox", { name: "Position" }).fill("even-number-addicts : (2,1,0)");
  await expect(page.getByRole("region", { name: "Answer" })).toContainText("the rules say who wins at the end");
  await page.getByRole("textbox", { name: "Position" }).fill("nim : 3");
  await expect(page.getByRole("radio", { name: /last mover wins/ })).toBeChecked();
});

test("the page refuses a text that is not a position, and plays the next one", async ({ page }) => {
  await open(page, "#/play?position=nim : x");
  await expect(page.getByRole("heading", { name: "You cannot play this" })).toBeVisible();
  await page.getByLabel("Position", { exact: true }).fill("nim : 2");
  await page.getByRole("button", { name: "Begin this game" }).click();
  await expect(yourTurn(page)).toBeVisible();
});

test("Kayles is a row of pins: touch a pin twice, or two neighbours", async ({ page }) => {
  await open(page, "#/play?position=kayles : 9");
  const pin = (number: number) => page.getByRole("button", { name: `Pin ${number} of 9` });
  await expect(pin(9)).toBeVisible();
  await pin(4).click();
  await expect(pin(4)).toHaveAttribute("aria-pressed", "true");
  await pin(4).click();
  await expect(page.getByRole("log")).toContainText("You: 9 → 3 + 5 (take 1).");
  await open(page, "#/play?position=kayles : 9&first=you&misere=1");
  await pin(1).click();
  await pin(2).click();
  await expect(page.getByRole("log")).toContainText("You: 9 → 7 (take 2).");
});

test("Grundy’s game is a row of coins that parts at a gap", async ({ page }) => {
  await open(page, "#/play?position=grundy : 9");
  await page.getByRole("button", { name: "Part the row: 3 and 6" }).click();
  await expect(page.getByRole("log")).toContainText("You: 9 → 3 + 6.");
});

test("two people play at one board, and the engine only grades", async ({ page }) => {
  await open(page, "#/play?position=nim : 1,2");
  await drawer(page);
  await page.getByRole("radio", { name: "two people play" }).check();
  await page.getByRole("button", { name: "Begin this game" }).click();
  await expect(page.getByRole("heading", { name: "Player 1, it is your turn." })).toBeVisible();
  await page.getByRole("group", { name: "Heap 2: 2" }).getByRole("button", { name: "take all 2 coins" }).click();
  await expect(page.getByRole("heading", { name: "Player 2, it is your turn." })).toBeFocused();
  await page.getByRole("button", { name: "take all 1 coin" }).click();
  await expect(page.getByText("Player 2 wins!").first()).toBeVisible();
  await expect(page.getByText("Moves of player 1: 0 kept the win, 1 gave it away")).toBeVisible();
  await expect(page).toHaveURL(/first=people/);
});

test("where the win was given away, the page shows a better move and goes back there", async ({ page }) => {
  await open(page, "#/play?position=nim : 1,2&first=people");
  await page.getByRole("group", { name: "Heap 2: 2" }).getByRole("button", { name: "take all 2 coins" }).click();
  await page.getByRole("button", { name: "take all 1 coin" }).click();
  await expect(page.getByText("Better: 2 → 1 (take 1).").first()).toBeVisible();
  await page.getByRole("button", { name: "Show move 1" }).click();
  await expect(page.getByRole("heading", { name: "The board before move 1" })).toBeVisible();
  await expect(page.locator(".coin.taken")).toHaveCount(1);
  await page.getByRole("button", { name: "Go on from here" }).click();
  await expect(page.getByRole("heading", { name: "Player 1, it is your turn." })).toBeVisible();
  await expect(page.getByRole("group", { name: "Heap 2: 2" })).toBeVisible();
});

test("in full screen the board is larger, for a projector", async ({ page }) => {
  await open(page, "#/play?position=nim : 3,4,5");
  const height = async () => (await page.locator(".coin").first().boundingBox())?.height ?? 0;
  await expect(page.locator(".coin").first()).toBeVisible();
  const before = await height();
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(height).toBeGreaterThan(1.5 * before);
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(height).toBe(before);
});
