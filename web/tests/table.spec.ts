// The view Position asks a table of all positions. `grundy label 'nim : 3, 4, 5' --to nim.table` wrote the one here.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./page";

const TABLE = fileURLToPath(new URL("nim.table", import.meta.url));
const BLOCK = 4096;

const choose = (page: Page, file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) => page.getByLabel("Open a table…").setInputFiles(file);
const answer = (page: Page) => page.getByRole("region", { name: "Answer" });
const moves = (page: Page) => page.getByRole("region", { name: "All moves" });
const field = (page: Page) => page.getByLabel("Position", { exact: true });

test("a table answers for its position, and for what the moves leave", async ({ page }) => {
  await open(page, "#/position?position=kayles : 7");
  await choose(page, TABLE);
  await expect(field(page)).toHaveValue("nim : 3, 4, 5");
  await expect(page).toHaveURL(/position=nim%20:%203,%204,%205/);
  await expect(page.getByText("The answers come from nim.table, a table of all positions.")).toBeVisible();
  await expect(answer(page)).toContainText("The player to move wins.");
  await expect(answer(page).locator(".figure").first()).toHaveText("2");
  await expect(answer(page).locator(".figure").nth(1)).toHaveText("11");
  await expect(answer(page)).toContainText("by a table of all positions");
  await expect(moves(page).getByRole("heading", { name: "Winning moves (1)" })).toBeVisible();
  await expect(moves(page).getByRole("heading", { name: "Moves that lose (11)" })).toBeVisible();
  await expect(moves(page).locator("li.wins")).toContainText("leaves: nim-value 0, 10 more moves");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await moves(page).getByRole("button", { name: "3 → 1 (take 2)" }).click();
  await expect(field(page)).toHaveValue("nim : 1, 4, 5");
  await expect(answer(page)).toContainText("The player to move loses against best play.");
  await expect(answer(page).locator(".figure").first()).toHaveText("0");
  await page.goBack();
  await expect(field(page)).toHaveValue("nim : 3, 4, 5");
  await expect(answer(page)).toContainText("The player to move wins.");
});

test("a table knows misère play, and stays open until the visitor closes it", async ({ page }) => {
  await open(page, "#/position?position=kayles : 7");
  await choose(page, TABLE);
  await expect(answer(page)).toContainText("by a table of all positions");
  await field(page).fill("nim : 1, 1");
  await expect(answer(page)).toContainText("The player to move loses against best play.");
  await page.getByLabel("last mover loses (misère play)").check();
  await expect(answer(page)).toContainText("The player to move wins.");
  await expect(answer(page)).toContainText("misère play: the last mover loses");
  await expect(answer(page)).not.toContainText("nim-value");
  await expect(moves(page)).not.toContainText("nim-value");
  await page.getByRole("link", { name: "Games" }).click();
  await page.goto("./#/position");
  await expect(answer(page)).toContainText("by a table of all positions");
  await page.getByRole("button", { name: "Close the table" }).click();
  await expect(answer(page)).toContainText("by theorem");
  await expect(page.getByText("The answers come from")).toHaveCount(0);
});

test("a position that the table does not have is refused, and the next one is answered", async ({ page }) => {
  await open(page, "#/position");
  await choose(page, TABLE);
  await expect(answer(page)).toContainText("by a table of all positions");
  await field(page).fill("nim : 6");
  await expect(answer(page)).toContainText("`nim : 6` cannot be reached from `nim : 3, 4, 5`, which the table is about");
  await expect(moves(page)).toHaveCount(0);
  await field(page).fill("kayles : 3");
  await expect(answer(page)).toContainText("the table is about other rules than `kayles`");
  await field(page).fill("nim : 2, 4");
  await expect(answer(page).locator(".figure").first()).toHaveText("6");
});

test("a file that is no table, or a damaged one, says so and changes nothing", async ({ page }) => {
  await open(page, "#/position?position=nim : 1,2");
  const bytes = await readFile(TABLE);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });
  await choose(page, file("letter.txt", Buffer.from("Dear Nim,")));
  await expect(page.getByText("letter.txt: this is no table of grundy")).toBeVisible();
  await choose(page, file("short.table", bytes.subarray(0, -1)));
  await expect(page.getByText("short.table: the table is cut short, or longer than it says")).toBeVisible();
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(damaged.length - BLOCK + 100) ^ 1, damaged.length - BLOCK + 100);
  await choose(page, file("damaged.table", damaged));
  await expect(page.getByText("damaged.table: block 0 of the table is damaged")).toBeVisible();
  await expect(field(page)).toHaveValue("nim : 1,2");
  await expect(answer(page)).toContainText("by theorem");
  await choose(page, TABLE);
  await expect(page.getByText("is damaged")).toHaveCount(0);
  await expect(answer(page)).toContainText("by a table of all positions");
});

test("a table is dropped on the view", async ({ page }) => {
  await open(page, "#/position");
  const bytes = [...(await readFile(TABLE))];
  const transfer = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], "dropped.table"));
    return transfer;
  }, bytes);
  await page.locator(".view-position").dispatchEvent("dragover", { dataTransfer: transfer });
  await page.locator(".view-position").dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByText("The answers come from dropped.table")).toBeVisible();
  await expect(answer(page).locator(".figure").first()).toHaveText("2");
});
