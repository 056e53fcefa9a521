// Figures of the first board and of motion. Times depend on the machine, so the test reports them.

import { expect, test } from "./page";

test("the time to the first board, and between the frames of a move", async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector(".coin.legal:not([disabled])") !== null) {
        watch.disconnect();
        Object.assign(window, { firstBoard: performance.now() });
      }
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto("./#/play?position=nim : 7,8,9");
  await page.waitForFunction(() => "firstBoard" in window);
  const board = await page.evaluate(() => (window as unknown as { firstBoard: number }).firstBoard);
  await page.waitForTimeout(1000);
  const gaps = await page.evaluate(async () => {
    const times: number[] = [];
    const until = performance.now() + 1500;
    document.querySelectorAll<HTMLElement>(".coin.legal")[2]?.click();
    await new Promise<void>((resolve) => {
      const tick = (time: number) => {
        times.push(time);
        if (time < until) {
          requestAnimationFrame(tick);
        } else {
          resolve();
        }
      };
      requestAnimationFrame(tick);
    });
    return times.slice(1).map((time, i) => time - (times[i] ?? 0)).sort((a, b) => a - b);
  });
  const share = (part: number) => gaps[Math.floor((gaps.length - 1) * part)]?.toFixed(1);
  console.log(`    first board: ${Math.round(board)} ms; ms between frames: median ${share(0.5)}, 95 % below ${share(0.95)}, most ${share(1)}`);
  // The move was made while the frames were counted.
  await expect(page.getByRole("log")).toContainText("You: ");
});
