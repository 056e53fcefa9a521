import { expect, law, open, ruleField, test } from "./page";

test("the keyboard alone leads to a law", async ({ page }) => {
  await open(page, "#/rule");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(ruleField(page)).toBeFocused();
  await page.keyboard.type("kayles");
  await expect(law(page)).toContainText("proved");
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press("Tab");
    if (await page.getByRole("tab", { name: "Table" }).evaluate((tab) => tab === document.activeElement)) {
      break;
    }
  }
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Dot plot" })).toBeFocused();
  await expect(page.getByRole("tab", { name: "Dot plot" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel")).toContainText("Guy");
});

test("a new view has the focus on its heading", async ({ page }) => {
  await open(page, "#/rule");
  await page.getByRole("link", { name: "Games", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Games" })).toBeFocused();
  await expect(page).toHaveTitle("Games · grundy");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "A rule and its law" })).toBeFocused();
});

test("a field keeps Enter and Tab for the page", async ({ page }) => {
  await open(page, "#/rule");
  await ruleField(page).fill("nim");
  await ruleField(page).press("Enter");
  await expect(ruleField(page)).toHaveValue("nim");
  await ruleField(page).press("Tab");
  await expect(ruleField(page)).not.toBeFocused();
});

test("after a move the focus is where the visitor goes on", async ({ page }) => {
  await open(page, "#/position?position=nim : 3,4,5");
  await page.getByRole("button", { name: /^nim : 3 → 1|^3 → 1/ }).first().press("Enter");
  await expect(page.getByRole("heading", { name: "Answer" })).toBeFocused();
  await expect(page.getByText("The player to move loses against best play.")).toBeVisible();

  await open(page, "#/graph?position=nim : 2,3");
  const here = page.getByRole("region", { name: "You are here" });
  await here.getByRole("button", { name: "2, 2" }).press("Enter");
  await expect(here.getByRole("heading", { name: "You are here" })).toBeFocused();
  await here.getByRole("button", { name: "To the start" }).press("Enter");
  await expect(here.getByRole("heading", { name: "You are here" })).toBeFocused();

  await open(page, "#/play?position=nim : 2,3");
  await page.getByRole("button", { name: "3 → 2 (take 1)" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeFocused();
  await page.getByRole("button", { name: "Take back" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeFocused();
});

test("arrows and Enter play on a board", async ({ page }) => {
  await open(page, "#/play?position=wythoff : (2,3)");
  const token = page.getByRole("application");
  await token.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Enter plays /)).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^You: /)).toBeVisible();

  // Many bites of chocolate cover a square. Enter plays the one that begins there, and the page
  // announces it in advance.
  await open(page, "#/play?position=chomp 3x4");
  await page.getByRole("application").focus();
  await page.keyboard.press("End");
  await expect(page.getByText(/^Enter plays /)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^You: /)).toBeVisible();

  await open(page, "#/play?position=cram 2x3");
  const board = page.getByRole("application");
  await board.focus();
  await page.keyboard.press("End");
  await expect(page.getByText(/moves change this spot/)).toBeVisible();
  await page.keyboard.press("Enter");
  // Two dominoes cover the corner. The page offers both, and Escape leads back to the board.
  const choice = page.getByRole("group", { name: /Several moves fit/ });
  await expect(choice.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(board).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(choice.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^You: /)).toBeVisible();
});
