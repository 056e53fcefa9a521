import { readFile } from "node:fs/promises";
import { expect, law, open, ruleField, test } from "./page";

test("the page proves the law of a rule that the visitor types", async ({ page }) => {
  await open(page);
  await ruleField(page).pressSequentially("0.77");
  await expect(law(page)).toContainText("proved");
  await expect(law(page).getByText("71", { exact: true })).toBeVisible();
  await expect(law(page).getByText("12", { exact: true })).toBeVisible();
  const table = page.getByRole("table");
  await expect(table.getByRole("row").nth(1)).toHaveText(/^0\s*0.*1\s*2\s*3/);
  // A row is one period.
  await expect(table.getByRole("row").nth(7).getByRole("cell")).toHaveCount(12);
  await page.getByRole("tab", { name: "Proof" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Guy");
});

test("the law gives the value of a heap that no table reaches", async ({ page }) => {
  await open(page, "#/rule?rule=kayles");
  await page.getByRole("textbox", { name: "Heap", exact: true }).fill("1000000000000000000");
  const value = page.getByRole("region", { name: "The nim-value of one heap" });
  await expect(value).toContainText("= 1");
  await expect(value).toContainText("proved");
});

test("a wrong rule has a mark at the character, and help", async ({ page }) => {
  await open(page, "#/rule?rule=kayles");
  await expect(law(page)).toContainText("proved");
  await ruleField(page).fill("take {1,x,4}");
  await expect(ruleField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".behind mark")).toHaveText("x");
  await expect(page.locator(".message")).toContainText("at character 9");
  await expect(law(page)).toHaveCount(0);
  await ruleField(page).fill("take {1,3,4}");
  await expect(law(page)).toContainText("proved");
});

test("the visitor can pick a game", async ({ page }) => {
  await open(page);
  await page.getByLabel("Or pick a game").selectOption("dawsons-kayles");
  await expect(ruleField(page)).toHaveValue("dawsons-kayles");
  await expect(law(page)).toContainText("proved");
});

test("a rule with two numbers has a map", async ({ page }) => {
  await open(page, "#/rule?rule=wythoff");
  await expect(page.getByRole("group", { name: "Map of the pairs of wythoff" }).locator("svg")).toBeVisible();
  await page.getByRole("button", { name: "P-positions" }).click();
  await expect(page).toHaveURL(/show=p-positions/);
});

test("a game without a nim-sequence says what to do instead", async ({ page }) => {
  await open(page, "#/rule?rule=cram");
  await page.getByRole("link", { name: "Who wins?" }).last().click();
  await expect(page).toHaveURL(/#\/position\?position=cram/);
});

for (const hash of ["#/rule?rule=take%20{1,3,4}&view=strip&to=40&misere=1", "#/rule?rule=0.137&view=plot&to=10000", "#/rule?rule=kayles&to=95"]) {
  test(`the address reproduces the view: ${hash}`, async ({ page }) => {
    await open(page, hash);
    const shown = page.getByRole("tabpanel").locator("svg, table").first();
    await expect(shown).toBeVisible({ timeout: 30_000 });
    const before = await page.getByRole("main").ariaSnapshot();
    await page.waitForTimeout(400);
    await page.reload();
    await expect(shown).toBeVisible({ timeout: 30_000 });
    await expect(async () => expect(await page.getByRole("main").ariaSnapshot()).toBe(before)).toPass();
  });
}

test("the address holds what the visitor types", async ({ page }) => {
  await open(page);
  await ruleField(page).fill("take {1,2}");
  await page.getByRole("tab", { name: "P-positions" }).click();
  await page.getByRole("spinbutton", { name: "Heaps up to" }).fill("33");
  await expect(page).toHaveURL(/#\/rule\?rule=take%20%7B1,2%7D&view=strip&to=33$/);
});

test("the page saves pictures and values as files", async ({ page }) => {
  await open(page, "#/rule?rule=take%20{1,3,4}&view=strip");
  const begins: Record<string, string> = { SVG: "<svg", PNG: "\u0089PNG", TikZ: "%", CSV: "heap,nim_value\n0,0\n1,1\n2,0\n" };
  for (const [kind, begin] of Object.entries(begins)) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: `Save as ${kind}` }).click()]);
    const text = await readFile(await download.path(), "latin1");
    expect(text.slice(0, begin.length)).toBe(begin);
    expect(download.suggestedFilename()).toMatch(/^take-1-3-4-strip\.(svg|png|tex|csv)$/);
  }
});

test("the plot can show a million heaps", async ({ page }) => {
  await open(page, "#/rule?rule=take%20{2,5,7}&view=plot");
  await page.getByRole("button", { name: "1 000 000" }).click();
  await expect(page.getByRole("button", { name: "1 000 000" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".stale")).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole("group", { name: /Dot plot/ }).locator("svg")).toBeVisible();
});

test("a position in the field for a rule leads to the views of positions", async ({ page }) => {
  await open(page);
  await ruleField(page).fill("cram 3x4");
  await expect(page.getByText("This is not just a rule")).toBeVisible();
  await page.getByRole("link", { name: "Who wins?" }).click();
  await expect(page.getByRole("textbox", { name: "Position" })).toHaveValue(/^cram/);
  await expect(page.getByRole("region", { name: "Answer" })).toContainText("wins");
});
