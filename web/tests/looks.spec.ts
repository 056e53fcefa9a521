// Every view at desktop width and on a narrow phone, light and dark. No view is wider than the screen, and the audit
// finds no problem of accessibility. Pictures go to screenshots/, for people to look at.

import AxeBuilder from "@axe-core/playwright";
import { expect, open, test } from "./page";

const views: Record<string, string> = {
  begin: "",
  rule: "#/rule?rule=kayles&n=10^15",
  plot: "#/rule?rule=0.137&view=plot",
  strip: "#/rule?rule=take%20{1,3,4}&view=strip",
  proof: "#/rule?rule=kayles&view=law",
  pairs: "#/rule?rule=wythoff",
  wrong: "#/rule?rule=take%20{1,x}",
  instead: "#/rule?rule=cram",
  position: "#/position?position=nim%20:%203,4,5%20+%20kayles%20:%207",
  board: "#/position?position=cram%203x4",
  graph: "#/graph?position=nim%20:%202,3",
  turning: "#/play?position=turning-turtles%20:%202,5,6",
  play: "#/play?position=nim%20:%203,4,5",
  ended: "#/play?position=nim%20:%201,2&played=nim%20:%201,%200%0Anim%20:%200,%200",
  dominoes: "#/play?position=cram%204x4&played=cram%20:%20%23%23../..../..../....%0Acram%20:%20%23%23../%23.../%23.../....",
  heap: "#/play?position=fibonacci-nim%20:%20(20,19)",
  pins: "#/play?position=kayles%20:%209,4",
  gaps: "#/play?position=grundy%20:%209",
  strips: "#/play?position=treblecross%20:%20.......",
  token: "#/play?position=wythoff%20:%20(12,20)",
  labelled: "#/play?position=even-number-addicts%20:%20(2,1,0)",
  typed: "#/rule?rule=cram%203x4",
  games: "#/games",
  story: "#/games/kayles",
  learn: "#/learn",
  "learn-multiples": "#/learn/multiples?seed=5&why=1",
  "learn-outcomes": "#/learn/outcomes?seed=5&why=1",
  "learn-two-heaps": "#/learn/two-heaps?seed=5&why=1",
  "learn-binary": "#/learn/binary?seed=5&why=1",
  "learn-misere": "#/learn/misere?seed=5&why=1",
  "learn-graphs": "#/learn/graphs?seed=5&why=1",
  "learn-mex": "#/learn/mex?seed=5&why=1",
  "learn-sums": "#/learn/sums?seed=5&why=1",
  "learn-kayles": "#/learn/kayles?seed=5&why=1",
  "learn-grundy": "#/learn/grundy?seed=5&why=1",
  "learn-additions": "#/learn/additions?seed=5&why=1",
  "learn-rule": "#/learn/rule?seed=5&why=1",
  puzzles: "#/puzzles",
  puzzle: "#/puzzles/chomp/medium/1",
  daily: "#/puzzles/daily?day=1",
  worksheet: "#/worksheet?rule=nim&seed=7",
  sheet: "#/worksheet?rule=wythoff&seed=3&count=12&level=hard",
  hidden: "#/position?position=nim%20:%203,4,5&hide=1",
  frame: "embed.html#/?position=cram%203x4",
  nowhere: "#/nowhere",
  explore: "#/explore",
  "explore-rule": "#/explore?q=kayles",
  "explore-machine": "#/explore?q=candies",
  "explore-pairs": "#/explore?q=wythoff",
  "explore-position": "#/explore?q=nim%20:%203,4,5%20+%20kayles%20:%207",
  "explore-values": "#/explore?q=0,1,2,3,1,4,3,2",
  "explore-nimber": "#/explore?q=5*9%2B3",
  "explore-graph": "#/explore?q=from,to%0Aa,b%0Ab,c%0Ac,a%0Ac,d",
  about: "#/about",
};
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 320, height: 640 } };

for (const [name, hash] of Object.entries(views)) {
  test(`looks: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page, hash);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(300);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 30_000 });
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `screenshots/${name}-${size}-${colorScheme}.png`, fullPage: true });
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
    }
  });
}
