// The page in a test. A test fails if the browser reports an error, a warning or a dialog.

import { test as base, expect, type Page } from "@playwright/test";

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") {
          complaints.push(message.text());
        }
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("dialog", (dialog) => {
        complaints.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a view by its address, as a link does. */
export async function open(page: Page, hash = ""): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** The card with the law of the current rule. */
export const law = (page: Page) => page.getByRole("region", { name: "The law" });

/** The field for the rule. */
export const ruleField = (page: Page) => page.getByRole("textbox", { name: "Rule", exact: true });
