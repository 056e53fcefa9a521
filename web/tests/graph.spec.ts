import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const here = (page: Page) => page.getByRole("region", { name: "You are here" });
const scale = (page: Page) => page.locator(".frame g[transform]").first().getAttribute("transform");

test("the graph shows all positions, and clicks walk through it", async ({ page }) => {
  await open(page, "#/graph?position=nim : 1,2");
  await expect(page.getByText("5 positions, 7 moves.")).toBeVisible();
  await expect(page.locator(".frame .node")).toHaveCount(5);
  await page.getByRole("button", { name: "nim : 1, 1: the player to move loses" }).click();
  await expect(here(page)).toContainText("nim : 1, 1");
  await expect(page).toHaveURL(/at=nim%20:%201,%201/);
  await page.reload();
  await expect(here(page)).toContainText("nim : 1, 1");
  await here(page).getByRole("button", { name: "Back" }).click();
  await expect(here(page)).toContainText("nim : 1, 2");
});

test("the list of moves leads down to the end", async ({ page }) => {
  await open(page, "#/graph?position=nim : 1,2");
  await here(page).getByRole("button", { name: "1, 1 wins" }).click();
  await here(page).getByRole("button", { name: "1", exact: true }).click();
  await here(page).getByRole("button", { name: "0 wins" }).click();
  await expect(here(page)).toContainText("No move is left here.");
  await here(page).getByRole("button", { name: "To the start" }).click();
  await expect(here(page)).toContainText("nim : 1, 2");
});

test("the keyboard alone reaches the current node and its neighbours, and walks", async ({ page }) => {
  await open(page, "#/graph?position=nim : 1,2");
  const frame = page.getByRole("group", { name: "State graph of nim : 1, 2" });
  await frame.focus();
  const before = await scale(page);
  await page.keyboard.press("+");
  expect(await scale(page)).not.toBe(before);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("0");
  expect(await scale(page)).toBe(before);
  await page.keyboard.press("Tab");
  await expect(page.locator(".node[aria-current]")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(here(page)).not.toContainText("nim : 1, 2");
  await expect(page.locator(".node[aria-current]")).toBeFocused();
});

test("the picture is dragged and zoomed", async ({ page }) => {
  await open(page, "#/graph?position=nim : 2,3");
  await expect(page.locator(".frame .node").first()).toBeVisible();
  const start = await scale(page);
  await page.locator(".frame").scrollIntoViewIfNeeded();
  const box = (await page.locator(".frame").boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height - 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + box.height - 60, { steps: 4 });
  await page.mouse.up();
  const dragged = await scale(page);
  expect(dragged).not.toBe(start);
  // The wheel alone scrolls the page.
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).not.toBe(before);
  expect(await scale(page)).toBe(dragged);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -300);
  await page.keyboard.up("Control");
  await expect.poll(() => scale(page)).not.toBe(dragged);
  await page.getByRole("button", { name: "See all" }).click();
  expect(await scale(page)).toBe(start);
});

test("See all shows the ring around the first node too", async ({ page }) => {
  await open(page, "#/graph?position=nim : 1,2,3");
  await expect(page.locator(".frame .node").first()).toBeVisible();
  const [frame, ring] = await Promise.all([page.locator(".frame").boundingBox(), page.locator(".ring").boundingBox()]);
  expect(ring!.y).toBeGreaterThan(frame!.y);
  expect(ring!.x + ring!.width).toBeLessThan(frame!.x + frame!.width);
});

test("the rules of the game stand beside its graph", async ({ page }) => {
  await open(page, "#/graph?position=candies : 13");
  await expect(page.getByText("Eat one candy")).toBeVisible();
});

test("the nodes can show nim-values and remoteness", async ({ page }) => {
  await open(page, "#/graph?position=nim : 3");
  const top = page.locator('.node[aria-label*="nim : 3:"]');
  await expect(top.locator(".below")).toHaveText("N");
  await page.getByLabel("nim-values", { exact: true }).check();
  await expect(top.locator(".below")).toHaveText("*3");
  await page.getByLabel("remoteness", { exact: true }).check();
  await expect(top.locator(".below")).toHaveText("1");
  await expect(page).toHaveURL(/show=remoteness/);
  await page.reload();
  await expect(page.getByLabel("remoteness", { exact: true })).toBeChecked();
});

test("a graph that explodes is stopped, and the page stays alive", async ({ page }) => {
  await open(page, "#/graph?position=nim : 20,30,40");
  await expect(page.getByText("more than 2000 positions")).toBeVisible();
  await page.getByLabel("Position", { exact: true }).fill("nim : 1,1");
  await expect(page.locator(".frame .node")).toHaveCount(3);
});

test("the limit can be lowered and raised", async ({ page }) => {
  await open(page, "#/graph?position=nim : 3,4,5&most=10");
  await expect(page.getByText("more than 10 positions")).toBeVisible();
  await page.getByLabel("Maximum number of positions").fill("500");
  await page.getByLabel("Maximum number of positions").press("Enter");
  await expect(page.locator(".frame .node").first()).toBeVisible();
  await page.getByLabel("Maximum number of positions").fill("9000");
  await page.getByLabel("Maximum number of positions").press("Enter");
  await expect(page.getByText("The most is 5\u202F000.")).toBeVisible();
});

test("the page draws a graph of two thousand positions; the test reports how long that takes", async ({ page }) => {
  await open(page, "#/graph?position=nim : 1&most=2500");
  await expect(page.locator(".frame .node")).toHaveCount(2);
  const field = page.getByLabel("Position", { exact: true });
  const start = Date.now();
  await field.fill("nim : 20, 20, 21");
  await expect.poll(() => page.locator(".frame .node").count(), { intervals: [20], timeout: 30_000 }).toBe(2002);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const took = Date.now() - start;
  // The test only reports the time, because it depends on the load of the machine.
  console.log(`  2002 positions drawn after ${took} ms`);
});

const kinds: [string, RegExp][] = [
  ["SVG", /^<svg/],
  ["TikZ", /tikzpicture/],
  ["DOT", /^digraph/],
  ["CSV", /^position,outcome,nim_value/],
];
for (const [kind, content] of kinds) {
  test(`the graph is saved as ${kind}`, async ({ page }) => {
    await open(page, "#/graph?position=nim : 1,2");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Save as ${kind}` }).click();
    expect((await readFile(await (await download).path(), "utf8")).trimStart()).toMatch(content);
  });
}
test("the graph is saved as PNG", async ({ page }) => {
  await open(page, "#/graph?position=nim : 1,2");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as PNG" }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect(file.length).toBeGreaterThan(2000);
});

test("Back and Forward go through a walk", async ({ page }) => {
  await open(page, "#/graph?position=nim : 1,2");
  const here = page.locator(".options-list button");
  await expect(here.first()).toBeVisible();
  const first = await here.allInnerTexts();
  await here.first().click();
  await expect(page).toHaveURL(/at=/);
  await expect.poll(() => here.allInnerTexts()).not.toEqual(first);
  const second = await here.allInnerTexts();
  await page.goBack();
  await expect.poll(() => here.allInnerTexts()).toEqual(first);
  await page.goForward();
  await expect.poll(() => here.allInnerTexts()).toEqual(second);
});

test("a line of 2000 positions begins at its start, in a readable size", async ({ page }) => {
  await open(page, "#/graph?position=n -> n-k for k in 1..3 : 1999");
  const start = page.locator('[data-node][aria-current="true"]');
  await expect(start).toBeVisible({ timeout: 30_000 });
  await start.scrollIntoViewIfNeeded();
  expect((await start.boundingBox())?.height ?? 0).toBeGreaterThan(15);
  await expect(start).toBeInViewport();
});
