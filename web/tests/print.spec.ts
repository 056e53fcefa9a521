// What comes out of the printer.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const pages = async (page: Page) => ((await page.pdf({ format: "A4", printBackground: false })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

/** The brightness of a colour such as `rgb(27, 27, 27)`, from 0 to 1. */
const brightness = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / (3 * 255);

for (const colorScheme of ["light", "dark"] as const) {
  test(`a position prints on one page without the controls, from a ${colorScheme} screen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, "#/position?position=nim : 3,4,5");
    await expect(page.getByRole("heading", { name: "Winning moves (1)" })).toBeVisible();
    await page.emulateMedia({ colorScheme, media: "print" });
    for (const control of [page.getByRole("navigation"), page.getByRole("contentinfo"), page.getByRole("button", { name: "Save as SVG" }), page.getByRole("radio").first()]) {
      await expect(control).toBeHidden();
    }
    const paint = (of: string) => page.locator(of).first().evaluate((shown) => getComputedStyle(shown));
    for (const text of ["h1", ".says strong", ".heap .size", "table.columns td"]) {
      expect(brightness((await paint(text)).color), text).toBeLessThan(0.4);
    }
    expect(brightness((await paint(".card")).backgroundColor)).toBeGreaterThan(0.9);
    // A coin keeps its colour, although browsers print no backgrounds.
    expect(await page.locator(".coin").first().evaluate((coin) => getComputedStyle(coin, "::before").printColorAdjust)).toBe("exact");
    await page.screenshot({ path: `screenshots/print-position-${colorScheme}.png`, fullPage: true });
    expect(await pages(page)).toBe(1);
  });

  test(`a picture of the engine prints dark on light, from a ${colorScheme} screen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, "#/games/chomp");
    const picture = page.locator(".picture svg").first();
    await expect(picture).toBeVisible();
    await page.emulateMedia({ colorScheme, media: "print" });
    const fill = (of: string) => page.locator(`.picture ${of}`).first().evaluate((shown) => getComputedStyle(shown).fill);
    expect(brightness(await fill("svg text"))).toBeLessThan(0.4);
    await page.screenshot({ path: `screenshots/print-game-${colorScheme}.png`, fullPage: true });
    await page.emulateMedia({ colorScheme, media: "screen" });
    const screen = brightness(await fill("svg text"));
    expect(colorScheme === "dark" ? screen > 0.6 : screen < 0.4).toBe(true);
  });
}

for (const [name, hash, controls] of [
  ["a puzzle", "#/puzzles/chomp/medium/1", ["Hint", "Share"]],
  ["the list of puzzles", "#/puzzles", []],
  ["the page of a game", "#/games/kayles", []],
  ["a position with hidden answers", "#/position?position=nim : 3,4,5&hide=1", ["Reveal the answer", "Share"]],
] as const) {
  test(`${name} prints dark on light without the controls`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, hash);
    await expect(page.locator(".played, .picture").first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    for (const control of [page.getByRole("navigation"), page.getByRole("contentinfo"), ...controls.map((name) => page.getByRole("button", { name }))]) {
      await expect(control).toBeHidden();
    }
    await expect(page.locator("main").getByRole("link", { name: /^(Play it|easy|Solve the puzzle of today|All puzzles)$/ })).toHaveCount(0);
    expect(brightness(await page.locator("h1").evaluate((shown) => getComputedStyle(shown).color))).toBeLessThan(0.4);
    await page.screenshot({ path: `screenshots/print-${name.replaceAll(" ", "-")}.png`, fullPage: true });
  });
}

test("pictures follow the theme that the visitor chooses", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "#/position?position=chomp 3x4");
  const text = page.locator(".board svg text, .board svg [class*=cell]").first();
  await expect(text).toBeVisible();
  const before = await text.evaluate((shown) => getComputedStyle(shown).fill);
  await page.getByRole("button", { name: "Switch to dark colours" }).click();
  await expect.poll(() => text.evaluate((shown) => getComputedStyle(shown).fill)).not.toBe(before);
});
