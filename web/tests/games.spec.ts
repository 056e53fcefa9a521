import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

/** The shapes of the picture in an element that have no area, and the number of the others. */
const shapes = (page: Page, of: string) =>
  page.locator(of).evaluate((place) => {
    const roots = [place, ...place.querySelectorAll("*")].flatMap((each) => (each.shadowRoot === null ? [each] : [each, each.shadowRoot]));
    const all = [...new Set(roots.flatMap((root) => [...root.querySelectorAll("svg rect, svg circle, svg ellipse, svg path, svg polygon")]))];
    const drawn = all.filter((shape) => shape.closest("defs") === null);
    const seen = drawn.filter((shape) => {
      const { width, height } = shape.getBoundingClientRect();
      return width >= 2 && height >= 2;
    });
    const flat = drawn.filter((shape) => shape.localName === "rect" && !seen.includes(shape));
    return { flat: flat.length, seen: seen.length, text: place.textContent };
  });

test("every card of the gallery has a picture that can be seen", async ({ page }) => {
  await open(page, "#/games");
  const cards = page.locator(".gallery .card");
  await expect(cards.nth(50)).toBeAttached();
  const count = await cards.count();
  for (let i = 0; i < count; i += 1) {
    const sample = `.gallery .card >> nth=${i} >> .sample`;
    await page.locator(sample).scrollIntoViewIfNeeded();
    // A small position has a picture; any other one is written.
    await expect(async () => {
      const { flat, seen, text } = await shapes(page, sample);
      expect(flat).toBe(0);
      expect(seen > 0 || text !== "").toBe(true);
    }).toPass();
  }
});

test("a section of the gallery has a name", async ({ page }) => {
  await open(page, "#/games");
  await expect(page.getByRole("region", { name: "Heaps of coins" })).toContainText("Dawson’s chess");
});

test("a game is found by the name that people write", async ({ page }) => {
  await open(page, "#/games");
  await page.getByRole("searchbox").fill("dawson’s chess");
  await page.getByRole("link", { name: "Dawson’s chess" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dawson’s chess" })).toBeVisible();
  await expect(page.locator(".particulars")).toContainText("dawsons-chess");
});

test("the page of a game leads to its board, its puzzles and a worksheet", async ({ page }) => {
  await open(page, "#/games/chomp");
  const links = page.locator(".sides");
  await expect(links.getByRole("link", { name: "Play it" })).toHaveAttribute("href", "#/play?position=chomp%203x4");
  await expect(links.getByRole("link", { name: "Worksheet" })).toHaveAttribute("href", "#/worksheet?rule=chomp%203x4");
  await links.getByRole("link", { name: "Puzzles of this game" }).click();
  await expect(page.getByText("Chomp, easy, puzzle 1")).toBeVisible();
});

for (const width of [1280, 320]) {
  test(`no picture of a game is cut off, at a width of ${width}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 800 });
    await open(page, "#/games");
    const links = page.locator(".gallery h3 a");
    await expect(links.nth(50)).toBeAttached();
    const games = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const game of games) {
      await open(page, game);
      const picture = page.locator(".large-sample .picture, .large-sample .plain");
      await expect(picture).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const room = await picture.evaluate((place) => place.scrollWidth - place.clientWidth);
      expect(room, game).toBeLessThanOrEqual(1);
      // The picture of a position is a question. Its answer stands behind the links.
      expect(await picture.evaluate((place) => place.firstElementChild?.shadowRoot?.textContent ?? ""), game).not.toMatch(/the player to move wins/);
    }
  });
}
