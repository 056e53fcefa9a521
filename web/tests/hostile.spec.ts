import { expect, law, open, ruleField, test } from "./page";

/** A move splits a heap into four. Nobody would wait for the values of large heaps. */
const EXPLODES = "n -> [a, b, c, n-1-a-b-c] for a in 0..n-1, b in 0..n-1-a, c in 0..n-1-a-b";

test("a rule that explodes is stopped, and the page stays alive", async ({ page }) => {
  await open(page, "#/rule");
  await ruleField(page).fill(EXPLODES);
  await page.getByRole("tab", { name: "Dot plot" }).click();
  await page.getByRole("button", { name: "1 000 000" }).click();
  // The page still responds at once.
  await page.getByRole("tab", { name: "Proof" }).click();
  await expect(page.getByRole("tab", { name: "Proof" })).toHaveAttribute("aria-selected", "true", { timeout: 1_000 });
  await expect(law(page)).toContainText(/Stopped|No law|law/, { timeout: 20_000 });
  await page.getByRole("tab", { name: "Dot plot" }).click();
  await page.getByRole("button", { name: "1 000 000" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Stopped", { timeout: 40_000 });
  await ruleField(page).fill("kayles");
  await expect(law(page)).toContainText("proved");
});

test("a button stops the work", async ({ page }) => {
  await open(page, `#/rule?rule=${encodeURIComponent(EXPLODES)}&view=plot&to=1000000`);
  await page.getByRole("tabpanel").getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Stopped, as you asked");
  await ruleField(page).fill("kayles");
  await expect(law(page)).toContainText("proved");
});

const texts = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  '"><svg onload=alert(1)>',
  "javascript:alert(1)",
  "take {1,999999999999999999999999999999999}",
  "n -> n-1 if n > 9^9^9^9^9",
  "(".repeat(5_000),
  "\u202Egnp.exe\u0000",
  "%E0%A4%A",
  "nim : 99999999999999999999999999999999",
  "take 1..999999999999",
];

for (const view of ["rule", "position", "graph", "play"]) {
  test(`hostile text in the address of ${view} is only text`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const text of texts) {
      const name = view === "rule" ? "rule" : "position";
      await open(page, `#/${view}?${name}=${encodeURIComponent(text)}&to=99999999999999999999&seed=-1&n=${encodeURIComponent(text)}`);
      await page.waitForTimeout(250);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.querySelectorAll("main script, main img, main [onload], main [onerror]").length)).toBe(0);
      await page.goto("about:blank");
    }
  });
}

for (const view of ["puzzles", "worksheet"]) {
  test(`hostile text in the address of ${view} is only text`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const text of texts) {
      const each = encodeURIComponent(text);
      await open(page, view === "puzzles" ? `#/puzzles/${each}/easy/1?day=${each}` : `#/worksheet?rule=${each}&seed=${each}&count=${each}&level=${each}&tasks=${each}&key=${each}`);
      await page.waitForTimeout(250);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.querySelectorAll("main script, main img, main [onload], main [onerror]").length)).toBe(0);
      await page.goto("about:blank");
    }
  });
}

test("a very long text stays in its room", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `#/rule?rule=take {${Array.from({ length: 2_000 }, (_, i) => 2 * i + 1).join(",")}}`);
  await expect(law(page)).toContainText("proved");
  const height = async (of: string) => (await page.locator(of).boundingBox())!.height;
  expect(await height(".typed")).toBeLessThan(300);
  expect(await height(".about-rule")).toBeLessThan(500);
  await open(page, `#/position?position=nim : ${"9".repeat(400)}`);
  await expect(page.getByText("this number is too large")).toBeVisible();
  expect((await page.locator(".message").innerText()).length).toBeLessThan(200);
});

test("an unknown game and an unknown view have an answer", async ({ page }) => {
  await open(page, "#/games/<img src=x onerror=alert(1)>");
  await expect(page.getByText("There is no game with the name")).toBeVisible();
  await page.goto("about:blank");
  await open(page, "#/nonsense/../../etc?x=y");
  await expect(page.getByRole("heading", { name: "Take coins. Whoever takes the last one wins." })).toBeVisible();
  await expect(page.getByText("There is no view “nonsense”.")).toBeVisible();
});

test("a long search gives way to the next question, and the engine keeps running", async ({ page }) => {
  let engines = 0;
  page.on("worker", () => {
    engines += 1;
  });
  await open(page, "#/rule?rule=kayles");
  await expect(law(page)).toContainText("proved");
  for (const rule of ["take squares", "8.D", "n -> [a, n-1-a] for a in 0..n-1 if a > 2*isqrt(n)"]) {
    await ruleField(page).fill(rule);
    // By now the search is running.
    await page.waitForTimeout(700);
    await ruleField(page).fill("dawsons-kayles");
    await expect(law(page)).toContainText("proved");
  }
  expect(engines).toBe(1);
});
