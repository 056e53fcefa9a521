import { expect, law, open, ruleField, test } from "./page";

test("a law is found without a mouse", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the view" })).toBeFocused();
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

test("another view is read from its heading", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "Games", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Games" })).toBeFocused();
  await expect(page).toHaveTitle("Games · grundy");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "A rule and its law" })).toBeFocused();
});

test("a field keeps Enter and Tab for the page", async ({ page }) => {
  await open(page);
  await ruleField(page).fill("nim");
  await ruleField(page).press("Enter");
  await expect(ruleField(page)).toHaveValue("nim");
  await ruleField(page).press("Tab");
  await expect(ruleField(page)).not.toBeFocused();
});
