import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const stage = (page: Page, name: string) => page.getByRole("region", { name });
const guess = (page: Page) => stage(page, "Guess");

test("the path leads to each chapter, and remembers where the learner was", async ({ page }) => {
  await open(page, "#/learn");
  const path = page.locator(".path").getByRole("link");
  await expect(path).toHaveCount(12);
  await page.getByRole("link", { name: "Begin with chapter 1" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The 21 game" })).toBeFocused();
  await page.getByRole("link", { name: "Next: P and N, painted backwards" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "P and N, painted backwards" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Learn", exact: true }).click();
  await page.reload();
  await page.getByRole("link", { name: "Go on: P and N, painted backwards" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "P and N, painted backwards" })).toBeVisible();
  await open(page, "#/learn/nothing");
  await expect(page.getByText("There is no chapter “nothing”.")).toBeVisible();
  await page.getByRole("button", { name: "Forget my progress" }).click();
  await expect(page.getByRole("link", { name: "Begin with chapter 1" })).toBeVisible();
});

test("a chapter works without storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new Error("forbidden");
      },
    });
  });
  await open(page, "#/learn/mex");
  await expect(page.getByRole("heading", { level: 1, name: "Nim-values and the mex" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Learn", exact: true }).click();
  await expect(page.getByRole("link", { name: "Go on: Nim-values and the mex" })).toBeVisible();
});

test("a strip tells why a square is painted wrong, and opens the reason when it is right", async ({ page }) => {
  await open(page, "#/learn/multiples");
  const square = (n: number) => guess(page).getByRole("button", { name: new RegExp(`^${n}:`) });
  await expect(page.getByRole("button", { name: "Show me why" })).toBeVisible();
  await square(5).click();
  await expect(guess(page).getByRole("status")).toHaveText("5 is not P but N: the move to 4 leaves a P-position, and there the other player loses.");
  await square(5).click();
  for (const n of [0, 4, 8, 12, 16, 20]) {
    await square(n).click();
  }
  await expect(guess(page).getByRole("status")).toHaveText("All right! Now see why.");
  await expect(stage(page, "Why?")).toContainText("The multiples of 4 lose.");
  await expect(page).toHaveURL(/why=1/);
  await page.getByLabel("Most coins in a move").fill("5");
  await expect(page.getByText("Take 1 to 5: the multiples of 6 lose.")).toBeVisible();
});

test("the keyboard paints a strip", async ({ page }) => {
  await open(page, "#/learn/outcomes");
  const square = (n: number, rest = "") => guess(page).getByRole("button", { name: new RegExp(`^${n}: ${rest}`) });
  await square(0).focus();
  await page.keyboard.press("Enter");
  await expect(square(0, "P, right")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(square(1, "P, wrong")).toBeFocused();
  await guess(page).getByRole("button", { name: "N: the player to move wins" }).click();
  await square(1).press("Enter");
  await expect(square(1, "N, right")).toBeFocused();
});

test("a guess gets a reply", async ({ page }) => {
  await open(page, "#/learn/two-heaps");
  await guess(page).getByRole("button", { name: "Take all 6 coins of the right heap" }).click();
  await expect(guess(page).getByRole("status")).toContainText("your opponent takes both");
  await guess(page).getByRole("button", { name: "Take 4 coins from the right heap" }).click();
  await expect(stage(page, "Why?")).toContainText("Equal heaps lose.");
});

test("the page copies dominoes until no place is left", async ({ page }) => {
  await open(page, "#/learn/two-heaps?why=1");
  const why = stage(page, "Why?");
  const square = (row: number, column: number, state: string) => why.getByRole("button", { name: `Row ${row}, column ${column}: ${state}` });
  for (const row of [1, 2]) {
    for (const column of [1, 3]) {
      await square(row, column, "free").click();
      await square(row, column, "chosen").press("Tab");
      await square(row, column + 1, "free").press("Enter");
      await expect(square(5 - row, 5 - column, "the copy")).toBeVisible();
    }
  }
  await expect(why.getByRole("status")).toHaveText(/The copying player wins!/);
  await why.getByRole("button", { name: "Clear the board" }).click();
  await expect(square(1, 1, "free")).toBeVisible();
});

test("binary columns find the winning move", async ({ page }) => {
  await open(page, "#/learn/binary");
  const bit = (heap: number, weight: number) => guess(page).getByRole("button", { name: `Heap ${heap}, column ${weight}:` });
  await expect(guess(page).getByRole("status")).toHaveText("The columns 2 and 1 are odd. Turn over bits of one heap.");
  await bit(2, 2).click();
  await bit(2, 1).click();
  await expect(guess(page).getByRole("status")).toContainText("heap 2 has grown from 12 to 15");
  await guess(page).getByRole("button", { name: "Start again" }).click();
  await bit(1, 2).click();
  await bit(1, 1).click();
  await expect(guess(page).getByRole("status")).toContainText("take 1 from heap 1, from 10 to 9");
});

test("a graph is painted with a pointer and with keys", async ({ page }) => {
  await open(page, "#/learn/graphs");
  const dot = (n: number, rest = "") => guess(page).getByRole("button", { name: new RegExp(`^${n}: ${rest}`) });
  await dot(13).focus();
  await page.keyboard.press("Enter");
  await expect(dot(13, "P, wrong")).toBeFocused();
  await expect(guess(page).getByRole("status")).toContainText("13 is not P but N: the move to 6 leaves a P-position");
  await guess(page).getByRole("button", { name: "N: the player to move wins" }).click();
  for (const n of [1, 3, 4, 5, 7, 9, 11, 12, 13]) {
    await dot(n).click();
  }
  await guess(page).getByRole("button", { name: "P: the player to move loses" }).click();
  for (const n of [0, 2, 6, 8, 10]) {
    await dot(n).click();
  }
  await expect(guess(page).getByRole("status")).toHaveText("All right! Now see why.");
});

test("the shelf shows the mex, and fills a strip of nim-values", async ({ page }) => {
  await open(page, "#/learn/mex");
  await expect(page.getByText("The mex of 0, 1 and 3 is 2.")).toBeVisible();
  await stage(page, "Play").getByRole("button", { name: "2, the first gap" }).click();
  await expect(page.getByText("The mex of 0, 1, 2 and 3 is 4.")).toBeVisible();
  const place = (n: number) => guess(page).getByRole("button", { name: new RegExp(`^${n},`) });
  await place(1).click();
  await expect(guess(page).getByText("There is a smaller gap than 1.")).toBeVisible();
  for (const value of [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1]) {
    await place(value).click();
  }
  await expect(guess(page).getByText("The strip is full.")).toBeVisible();
  await expect(stage(page, "Why?")).toContainText("Roland Sprague");
});

test("games side by side have the values that the engine computes", async ({ page }) => {
  await open(page, "#/learn/sums");
  await guess(page).getByLabel("Your answer").fill("5");
  await guess(page).getByRole("button", { name: "Check" }).click();
  await expect(guess(page).getByText("4 and 1 have the nim-sum 5.")).toBeVisible();
});

test("the period of a rule of one’s own is proved", async ({ page }) => {
  await open(page, "#/learn/rule");
  await stage(page, "Play").getByRole("button", { name: "4", exact: true }).click();
  await guess(page).getByLabel("Your answer").fill("4");
  await guess(page).getByRole("button", { name: "Check" }).click();
  await expect(guess(page).getByText("That works too, but a shorter period does as well.")).toBeVisible();
  await guess(page).getByLabel("Your answer").fill("2");
  await guess(page).getByRole("button", { name: "Check" }).click();
  await expect(guess(page).getByText("G(n+2) = G(n)")).toBeVisible();
});

test("tasks are graded, and their number is kept", async ({ page }) => {
  await open(page, "#/learn/multiples?seed=5");
  const tasks = stage(page, "Three tasks");
  // 30 is no multiple of 4.
  await expect(tasks).toContainText("There are 30 coins.");
  await tasks.getByRole("button", { name: "The player to move" }).click();
  await expect(tasks.getByText("Right!")).toBeVisible();
  await tasks.getByRole("button", { name: "Next task" }).press("Enter");
  await expect(tasks.getByRole("heading", { name: "Task 2 of 3" })).toBeFocused();
  const coins = Number(await tasks.locator(".heap .size").textContent());
  const take = (count: number) => tasks.getByRole("button", { name: new RegExp(`^take (all )?${count}\\b`) });
  await take((coins % 4) % 3 + 1).click();
  await expect(tasks.getByText(/Not yet\. Try once more\. After .* the other player answers/)).toBeVisible();
  await take(coins % 4).click();
  await expect(tasks.getByText(/Right! The move .* wins\./)).toBeVisible();
  await tasks.getByRole("button", { name: "Next task" }).click();
  await tasks.getByLabel("Your answer").fill("99");
  await tasks.getByRole("button", { name: "Check" }).click();
  await tasks.getByRole("button", { name: "Check" }).click();
  await expect(tasks.getByText(/^No\. The multiples of \d+ lose\./)).toBeVisible();
  await tasks.getByRole("button", { name: "See the result" }).click();
  await expect(tasks.getByText("You solved 2 of 3 tasks.")).toBeVisible();
  await tasks.getByRole("button", { name: "Three new tasks" }).click();
  await expect(tasks.getByRole("heading", { name: "Task 1 of 3" })).toBeFocused();
  await expect(page).not.toHaveURL(/seed=5(&|$)/);
  await page.getByRole("main").getByRole("link", { name: "Learn", exact: true }).click();
  await expect(page.locator(".path li").first()).toContainText("2 of 3 tasks solved");
});

test("the same seed gives the same tasks", async ({ page }) => {
  const question = async () => {
    await open(page, "#/learn/mex?seed=77");
    await page.reload();
    return page.locator(".question").textContent();
  };
  expect(await question()).toBe(await question());
});

const names = ["multiples", "outcomes", "two-heaps", "binary", "misere", "graphs", "mex", "sums", "kayles", "grundy", "additions", "rule"];
for (const name of names) {
  test(`every kind of task of the chapter ${name} can be answered`, async ({ page }) => {
    await open(page, `#/learn/${name}?seed=3`);
    const tasks = stage(page, "Three tasks");
    for (let task = 0; task < 3; task++) {
      const next = tasks.getByRole("button", { name: /^(Next task|See the result)$/ });
      await expect(tasks.getByText(`Task ${task + 1} of 3`)).toBeVisible();
      const choices = tasks.locator(".choices-row button");
      const field = tasks.getByLabel("Your answer");
      const board = tasks.locator(".played");
      await expect(choices.or(field).or(board).or(tasks.locator(".squares[role=group]")).first()).toBeVisible();
      if ((await choices.count()) > 0) {
        await choices.first().click();
      } else if ((await field.count()) > 0) {
        await field.fill("123");
        await tasks.getByRole("button", { name: "Check" }).click();
        await tasks.getByRole("button", { name: "Check" }).click();
      } else if ((await board.count()) > 0) {
        break; // The picture has its own tests.
      } else {
        await tasks.getByRole("button", { name: "Check" }).click();
        await tasks.getByRole("button", { name: "Check" }).click();
      }
      await expect(tasks.getByText(/^(Right!|No\.)/).first()).toBeVisible();
      await next.click();
    }
  });
}

test("a word of the field explains itself, and leads to its chapter", async ({ page }) => {
  await open(page, "#/learn/multiples");
  const word = guess(page).getByRole("button", { name: "P-position", exact: true });
  await word.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The player to move loses if the other one makes no mistake.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("The player to move loses if the other one makes no mistake.")).toBeHidden();
  await expect(word).toBeFocused();
  await word.click();
  await page.getByRole("link", { name: "Learn more" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "P and N, painted backwards" })).toBeVisible();
});
