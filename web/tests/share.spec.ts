// The dialog to share a view, hidden answers, and the board in a frame of another page.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Share" });

test("a position is shared as a link, a frame, a QR code and pictures", async ({ page }) => {
  await open(page, "#/position?position=cram 3x4");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(dialog(page).getByLabel("Link", { exact: true })).toHaveValue(new URL("#/position?position=cram%20:%203x4", page.url()).href);
  await expect(dialog(page).getByLabel("Code to show the board")).toHaveValue(/^<iframe src="http[^"]*embed\.html#\/\?position=cram[^"]*"/);
  const { width } = (await dialog(page).locator(".qr").boundingBox())!;
  await dialog(page).getByRole("button", { name: "Show the QR code in full size" }).click();
  expect((await dialog(page).locator(".qr").boundingBox())!.width).toBeGreaterThan(2 * width);
  await dialog(page).getByRole("button", { name: "Show the QR code smaller" }).click();
  const saved = async (name: string) => {
    const download = page.waitForEvent("download");
    await dialog(page).getByRole("button", { name }).click();
    return readFile(await (await download).path());
  };
  const card = await saved("PNG with a caption");
  // The head of a PNG file holds its width and height.
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
  await test.info().attach("card", { body: card, contentType: "image/png" });
  const svg = (await saved("SVG")).toString("utf8");
  expect(svg).toContain("<svg");
  expect(svg).not.toMatch(/wins by|-position/);
  expect((await saved("TikZ")).toString("utf8")).toContain("tikzpicture");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
});

test("a text is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "#/position?position=nim : 3,4,5");
  await page.getByRole("button", { name: "Share" }).click();
  await dialog(page).getByRole("button", { name: "Copy" }).first().click();
  await expect(dialog(page).getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("#/position?position=nim");
});

test("the answers of a position stay hidden until somebody reveals them", async ({ page }) => {
  await open(page, "#/position?position=nim : 3,4,5&hide=1");
  await expect(page.locator(".played .coin")).toHaveCount(12);
  for (const told of ["The player to move wins.", "Winning moves (1)", "The nim-sum in binary columns", "Save as SVG"]) {
    await expect(page.getByText(told, { exact: true })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Reveal the answer" }).click();
  await expect(page.getByText("The player to move wins.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Winning moves (1)" })).toBeVisible();
  // The next position is hidden again, and its address says so.
  await page.getByRole("group", { name: "Heap 1: 3" }).getByRole("button", { name: "take 2, leave 1" }).click();
  await expect(page.getByRole("button", { name: "Reveal the answer" })).toBeVisible();
  expect(page.url()).toContain("hide=1");
  await page.getByRole("checkbox", { name: "hide the answers" }).uncheck();
  await expect(page.getByText("The player to move loses against best play.")).toBeVisible();
  await expect.poll(() => page.url()).not.toContain("hide=1");
});

/** A page of another site with the board in a frame. It writes down what the frame tells it. */
async function school(page: Page, query: string): Promise<void> {
  const host = new URL("./", test.info().project.use.baseURL!).href;
  await page.route("http://school.test/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>School</title><body style="background: rgb(255, 240, 200)"><iframe title="board" width="600" height="400" style="border: 0" src="${host}embed.html#/?${query}"></iframe>`,
    }),
  );
  // What a server says about frames is not tested here.
  await page.route("**/embed.html", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    headers["content-security-policy"] = headers["content-security-policy"]?.replace("frame-ancestors 'none'", "frame-ancestors *") ?? "";
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener("message", ({ data }) => heard.push(data));
  });
  await page.goto("http://school.test/");
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard.filter(({ grundy }) => grundy !== undefined));

test("a board in a frame tells its height and the result", async ({ page }) => {
  await school(page, "position=nim%20:%201,2&controls=board,rules,hint,undo&first=people");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Player 1, it is your turn." })).toBeVisible();
  await expect(frame.getByRole("navigation")).toHaveCount(0);
  await expect(frame.getByRole("contentinfo")).toHaveCount(0);
  await expect(frame.getByRole("button", { name: "Hint" })).toBeVisible();
  await expect.poll(async () => (await heard(page)).some(({ grundy, height }) => grundy === "size" && Number(height) > 100)).toBe(true);
  expect(await frame.locator(":root").evaluate((root) => getComputedStyle(root).backgroundColor)).toBe("rgba(0, 0, 0, 0)");
  await frame.getByRole("group", { name: "Heap 2: 2" }).getByRole("button", { name: "take 1, leave 1" }).click();
  await expect(frame.getByRole("heading", { name: "Player 2, it is your turn." })).toBeVisible();
  await frame.getByRole("group", { name: "Heap 1: 1" }).getByRole("button").first().click();
  await frame.getByRole("group", { name: "Heap 2: 1" }).getByRole("button").first().click();
  await expect(frame.getByRole("heading", { name: "Player 1 wins!" })).toBeVisible();
  await expect.poll(async () => (await heard(page)).filter(({ grundy }) => grundy === "result")).toEqual([{ grundy: "result", winner: "one", moves: 3, position: "nim : 0, 0" }]);
  await frame.getByRole("button", { name: "Play again" }).click();
  await expect(frame.getByRole("heading", { name: "Player 1, it is your turn." })).toBeVisible();
});

test("a frame has the theme and the controls of its address, and plays", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("./embed.html#/?position=kayles : 3&controls=board&theme=dark");
  await expect(page.getByRole("heading", { name: "Your turn." })).toBeVisible();
  expect(await page.locator(":root").getAttribute("data-theme")).toBe("dark");
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await page.goto("about:blank");
  // The theme of a frame is nobody's choice for the page.
  await open(page);
  expect(await page.locator(":root").getAttribute("data-theme")).toBe("light");
});

test("whatever the address of a frame says, there is a board or a message", async ({ page }) => {
  test.setTimeout(120_000);
  for (const text of ["<img src=x onerror=alert(1)>", '"><svg onload=alert(1)>', "javascript:alert(1)", "(".repeat(5_000), "‮ \0", "%E0%A4%A", "nim : 99999999999999999999999999999999", "take 1..999999999999"]) {
    const each = encodeURIComponent(text);
    await page.goto(`./embed.html#/?position=${each}&controls=${each}&lang=${each}&theme=${each}&first=${each}&strength=${each}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForTimeout(250);
    expect(await page.evaluate(() => document.querySelectorAll("main script, main img, main [onload], main [onerror]").length)).toBe(0);
    await page.goto("about:blank");
  }
});

test("a frame hears no messages", async ({ page }) => {
  await school(page, "position=nim%20:%203&first=people");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Player 1, it is your turn." })).toBeVisible();
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector("iframe")!;
    for (const message of [{ grundy: "move", after: "nim : 0" }, { grundy: "size", height: 1e9 }, "position=kayles : 9", null]) {
      contentWindow!.postMessage(message, "*");
    }
  });
  await page.waitForTimeout(300);
  await expect(frame.locator(".coin")).toHaveCount(3);
});
