// How long the engine's answer takes: from the click to the move in the document, without motion.

import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Boards that the engine solves within a second. */
const boards = ["nim : 3,4,5", "take 1..3 : 21", "kayles : 9", "chomp 3x4", "cram 4x4", "treblecross : .......", "turning-turtles : 2,5,6"];
const LIMIT_MS = 100;
/** Other programs slow single games down. The fastest of several games tells what the page itself needs. */
const GAMES = 6;

/** Makes the first move of the list, and measures the time to the answer. */
async function answerTime(page: Page): Promise<number> {
  const first = page.locator(".legal-moves li button").first();
  await expect(first).toBeEnabled();
  return first.evaluate(
    (button: HTMLButtonElement) =>
      new Promise<number>((resolve) => {
        const log = document.querySelector(".last");
        const start = performance.now();
        new MutationObserver((_, seen) => {
          if (log?.textContent?.includes("The engine:")) {
            seen.disconnect();
            resolve(performance.now() - start);
          }
        }).observe(log ?? document.body, { childList: true, characterData: true, subtree: true });
        button.click();
      }),
  );
}

for (const position of boards) {
  test(`${position} is answered within ${LIMIT_MS} ms`, async ({ page }) => {
    await open(page, `#/play?position=${position}`);
    const times: number[] = [];
    for (let game = 0; game < GAMES; game += 1) {
      times.push(await answerTime(page));
      await page.getByRole("button", { name: /^(New game|Play again)$/ }).click();
    }
    console.log(`${position}: ${Math.min(...times).toFixed()} ms (${times.map((time) => time.toFixed()).join(", ")})`);
    expect(Math.min(...times)).toBeLessThan(LIMIT_MS);
  });
}
