// How long the engine's answer takes: from the click to the move in the document, without motion.

import { expect, open, test } from "./page";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Boards that the engine solves within a second, with the button of a first move. */
const boards = ["nim : 3,4,5", "take 1..3 : 21", "kayles : 9", "chomp 3x4", "cram 4x4", "treblecross : .......", "turning-turtles : 2,5,6"];
const LIMIT_MS = 100;

for (const position of boards) {
  test(`${position} is answered within ${LIMIT_MS} ms`, async ({ page }) => {
    await open(page, `#/play?position=${position}`);
    const first = page.locator(".legal-moves button").first();
    await expect(first).toBeEnabled();
    // The engine has read the game by now. What counts is a move, not the first visit.
    await page.waitForTimeout(1500);
    const took = await first.evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          const log = document.querySelector(".last");
          const start = performance.now();
          const seen = new MutationObserver(() => {
            if (/The engine:|wins/.test(log?.textContent ?? "")) {
              resolve(performance.now() - start);
            }
          });
          seen.observe(log ?? document.body, { childList: true, characterData: true, subtree: true });
          (button as HTMLButtonElement).click();
        }),
    );
    console.log(`${position}: ${took.toFixed()} ms`);
    expect(took).toBeLessThan(LIMIT_MS);
  });
}
