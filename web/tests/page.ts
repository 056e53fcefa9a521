// The page as a test meets it: whatever the browser complains of fails the test.

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

/** Opens a view by its address, as from a link that somebody sent. */
export async function open(page: Page, hash = ""): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** The law of the rule that is shown. */
export const law = (page: Page) => page.getByRole("region", { name: "The law" });

/** The field in which the rule stands. */
export const ruleField = (page: Page) => page.getByRole("textbox", { name: "Rule", exact: true });
