import { readFile } from "node:fs/promises";
import { expect, law, open, ruleField, test } from "./page";

test("the page proves the law of a rule that the visitor types", async ({ page }) => {
  await open(page, "#/rule");
  await ruleField(page).pressSequentially("0.77");
  await expect(law(page)).toContainText("proved");
  await expect(law(page).getByRole("definition").getByText("71", { exact: true })).toBeVisible();
  await expect(law(page).getByRole("definition").getByText("12", { exact: true })).toBeVisible();
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

for (const rule of ["candies", "mark", "upmark", "turnips", "n -> n-1 | floor(n/3)"]) {
  test(`an automaton gives the value of heap 10^18: ${rule}`, async ({ page }) => {
    await open(page, `#/rule?rule=${encodeURIComponent(rule)}&n=10^18`);
    const value = page.getByRole("region", { name: "The nim-value of one heap" });
    await expect(value).toContainText("proved");
    await expect(value).toContainText("The law gives the value of a heap of any size.");
    if (rule !== "turnips") { // Its heap has too many moves to list.
      await open(page, `#/position?position=${encodeURIComponent(rule)} : 10^18`);
      await expect(page.getByRole("region", { name: "Answer" })).toContainText("proved");
    }
  });
}

test("without a law the page does not promise values of any heap", async ({ page }) => {
  await open(page, "#/rule?rule=take primes");
  const value = page.getByRole("region", { name: "The nim-value of one heap" });
  await expect(value).toContainText(/No law is known|not proved/, { timeout: 30_000 });
  await expect(value).not.toContainText("of any size");
});

test("half a rule is no mistake, and the last answer stays while the visitor types", async ({ page }) => {
  await open(page, "#/rule?rule=n");
  const typed = " -> n-1 | floor(n/2) if n > 2";
  await expect(page.locator(".message")).toContainText("unknown game");
  await ruleField(page).fill("kayles");
  await expect(law(page)).toContainText("proved");
  await page.evaluate(() => {
    const seen = { faults: 0, gone: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.faults += document.querySelectorAll(".fault, [aria-invalid=true]").length;
      seen.gone += document.querySelector(".about-rule") === null ? 1 : 0;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-invalid"] });
  });
  await ruleField(page).press("ControlOrMeta+A");
  // The engine reads the text after each letter.
  await ruleField(page).pressSequentially(`n${typed}`, { delay: 220 });
  await expect(page.locator(".about-rule")).toContainText(typed);
  await expect(law(page)).toContainText("proved");
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ faults: 0, gone: 0 });
});

test("a rule that stops too early is unfinished, not wrong", async ({ page }) => {
  await open(page, "#/rule");
  await ruleField(page).pressSequentially("n -> n-1 | floor(n/");
  await expect(page.locator(".message")).toContainText("Not finished yet");
  await expect(ruleField(page)).toHaveAttribute("aria-invalid", "false");
  await expect(page.locator(".behind mark")).toHaveCount(0);
});

test("a click takes the suggested name", async ({ page }) => {
  await open(page, "#/rule");
  await ruleField(page).fill("kayels");
  await expect(page.locator(".message")).toContainText("Did you mean");
  await page.locator(".message").getByRole("button", { name: "kayles" }).click();
  await expect(ruleField(page)).toHaveValue("kayles");
  await expect(law(page)).toContainText("proved");
});

test("a number that is too large is cut, and the page says so", async ({ page }) => {
  await open(page, "#/rule?rule=kayles&to=1000000");
  const field = page.getByRole("spinbutton", { name: "Heaps up to" });
  await expect(page.getByText("The most is 5\u202F000.")).toBeVisible();
  await expect(field).toHaveValue("5000");
  await field.fill("50");
  await expect(page.getByText("The most is")).toHaveCount(0);
  await field.fill("6000");
  await expect(page.getByText("The most is 5\u202F000.")).toBeVisible();
  await field.blur();
  await expect(field).toHaveValue("5000");
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

test("a rule whose number may grow has no sequence, and the page says why", async ({ page }) => {
  await open(page, "#/rule?rule=n -> n+1 if n < 20 | n-3 if n > 22");
  await expect(page.getByText("need not leave less than before")).toBeVisible();
});

test("the visitor can pick a game", async ({ page }) => {
  await open(page, "#/rule");
  await page.getByLabel("Or pick a game").selectOption("dawsons-kayles");
  await expect(ruleField(page)).toHaveValue("dawsons-kayles");
  await expect(law(page)).toContainText("proved");
});

test("a rule with two numbers has a map", async ({ page }) => {
  await open(page, "#/rule?rule=wythoff");
  const map = page.getByRole("group", { name: "Map of the pairs of wythoff" });
  await expect(map.locator("canvas")).toBeVisible();
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("(1, 2): nim-value 0. The player to move loses.")).toBeVisible();
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
    const shown = page.getByRole("tabpanel").locator("svg, canvas, table, .strip").first();
    await expect(shown).toBeVisible({ timeout: 30_000 });
    const before = await page.getByRole("main").ariaSnapshot();
    await page.waitForTimeout(400);
    await page.reload();
    await expect(shown).toBeVisible({ timeout: 30_000 });
    await expect(async () => expect(await page.getByRole("main").ariaSnapshot()).toBe(before)).toPass();
  });
}

test("the address holds what the visitor types", async ({ page }) => {
  await open(page, "#/rule");
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
  await expect(page.getByRole("group", { name: /Dot plot/ }).locator("canvas")).toBeVisible();
  await expect(page.getByText("Heaps 0 to 1\u202F000\u202F000")).toBeVisible();
});

test("a plot can be zoomed with the mouse, the wheel and the keys", async ({ page }) => {
  await open(page, "#/rule?rule=kayles&view=plot");
  const plot = page.getByRole("group", { name: /Dot plot/ });
  const shown = page.getByRole("status").filter({ hasText: /^Heap/ });
  await expect(shown).toHaveText("Heaps 0 to 1\u202F000");
  await plot.scrollIntoViewIfNeeded();
  const box = (await plot.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.4, box.y + 100);
  await expect(shown).toHaveText(/^Heap \d+: nim-value \d+$/);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expect(shown).toHaveText(/^Heaps 3\d\d to [56]\d\d$/);
  await page.getByRole("button", { name: "See all" }).click();
  await expect(shown).toHaveText("Heaps 0 to 1\u202F000");
  // The wheel alone scrolls the page.
  await page.mouse.move(box.x + 300, box.y + 100);
  await page.mouse.wheel(0, -10);
  await expect(page.getByRole("button", { name: "See all" })).toBeDisabled();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await expect(page.getByRole("button", { name: "See all" })).toBeEnabled();
  await plot.focus();
  await page.keyboard.press("0");
  await expect(page.getByRole("button", { name: "See all" })).toBeDisabled();
  await page.keyboard.press("+");
  await expect(page.getByRole("button", { name: "See all" })).toBeEnabled();
});

test("a heap of the table says why it has its value", async ({ page }) => {
  await open(page, "#/rule?rule=kayles");
  await page.locator("[data-heap='4']").hover();
  const why = page.locator(".heap-line");
  await expect(why).toContainText("Heap 4: nim-value 1");
  await expect(why.getByRole("listitem")).toHaveText(["1 + 1 0", "2 2", "1 + 2 3", "3 3"]);
  await expect(why).toContainText("The smallest number that no option has is 1.");
  await page.locator("[data-heap='4']").focus();
  await page.keyboard.press("ArrowRight");
  await expect(why).toContainText("Heap 5: nim-value 4");
  await page.keyboard.press("ArrowDown");
  await expect(why).toContainText("Heap 17: nim-value 4");
});

test("when the time is up the plot shows what is there", async ({ page }) => {
  test.setTimeout(60_000);
  await open(page, "#/rule?rule=0.007&view=plot&to=1000000");
  await expect(page.getByText(/The time was up after [\d\u202F]+ heaps/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("group", { name: /Dot plot/ }).locator("canvas")).toBeVisible();
});

test("a position in the field for a rule leads to the views of positions", async ({ page }) => {
  await open(page, "#/rule");
  await ruleField(page).fill("cram 3x4");
  await expect(page.getByText("This is not just a rule")).toBeVisible();
  await page.getByRole("link", { name: "Who wins?" }).click();
  await expect(page.getByRole("textbox", { name: "Position" })).toHaveValue(/^cram/);
  await expect(page.getByRole("region", { name: "Answer" })).toContainText("wins");
});

test("the strip of P-positions is as wide as whole periods", async ({ page }) => {
  await open(page, "#/rule?rule=take 1..6&view=strip");
  const squares = page.locator(".strip li");
  await expect(squares).toHaveCount(61);
  await expect(squares.nth(7)).toHaveClass("zero");
  const left = async (heap: number) => (await squares.nth(heap).boundingBox())?.x;
  expect(await left(7)).toBe(await left(28));
  await page.getByRole("checkbox", { name: /Misère/ }).check();
  await expect(squares.nth(8)).toHaveClass("zero");
});
