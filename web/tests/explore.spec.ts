import { readFile } from "node:fs/promises";
import { expect, open, test } from "./page";
import type { Page } from "@playwright/test";

const box = (page: Page) => page.getByRole("textbox", { name: "Ask about" });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const name of ["Dawson's Kayles", "dawsons-kayles", "DAWSONS KAYLES", "0.07"]) {
  test(`the box knows a game by any name: ${name}`, async ({ page }) => {
    await open(page, "#/explore");
    await box(page).fill(name);
    await expect(card(page, "Dawson’s kayles")).toContainText("Bowl down two adjacent pins");
    await expect(card(page, "The law")).toContainText("proved");
    await expect(page).toHaveURL(/#\/explore\?q=/);
  });
}

test("a rule has cards for its law, its values, its proof and games with the same values", async ({ page }) => {
  await open(page, "#/explore?q=kayles");
  await expect(card(page, "The law").locator("math").first()).toBeVisible();
  await expect(card(page, "Nim-values").getByRole("table")).toBeVisible();
  await expect(card(page, "Dot plot").locator("canvas")).toBeVisible();
  await expect(card(page, "Games with the same values").getByRole("link", { name: "A002186" })).toHaveAttribute("href", "https://oeis.org/A002186");
  await page.getByText("Show the proof").click();
  await expect(card(page, "Proof")).toContainText("Guy & Smith 1956");
  await page.getByText("BibTeX", { exact: true }).click();
  await expect(card(page, "Cite and save")).toContainText("@misc{guy1956");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as JSON" }).click()]);
  expect(file.suggestedFilename()).toBe("kayles-law.json");
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ rule: "kayles", known_by: "proved" });
});

test("where no law is known the page claims none", async ({ page }) => {
  await open(page, "#/explore?q=0.007");
  await expect(card(page, "The law")).toContainText("show no law");
  await expect(card(page, "The nim-value of one heap")).toContainText("No law is known");
  await expect(card(page, "What was tried")).toBeVisible();
  await expect(page.getByText("of any size.")).toHaveCount(0);
});

test("a machine reads a number digit by digit", async ({ page }) => {
  await open(page, "#/explore?q=candies");
  const machine = card(page, "The machine");
  await machine.getByLabel("n", { exact: true }).fill("37");
  await expect(machine.locator(".tape td")).toHaveText(["1", "0", "0", "1", "0", "1"]);
  await machine.getByRole("button", { name: "Read one digit" }).click();
  await expect(machine).toContainText("The machine is in state 2.");
  await expect(machine.locator(".state.lit .name")).toHaveText("2");
  await machine.getByRole("button", { name: "Read all" }).click();
  await expect(machine).toContainText("a heap of 37 has nim-value 2.");
  // The same as the answer for this heap.
  await card(page, "The nim-value of one heap").getByLabel("Heap").fill("37");
  await expect(card(page, "The nim-value of one heap")).toContainText("G(37) = 2");
  await machine.getByLabel("n", { exact: true }).fill("10^18");
  await machine.getByRole("button", { name: "Read all" }).click();
  await expect(machine).toContainText("All digits are read");
});

test("a machine may read two numbers side by side", async ({ page }) => {
  await open(page, "#/explore?q=Wythoff");
  const machine = card(page, "The machine");
  await machine.getByLabel("x", { exact: true }).fill("17");
  await machine.getByLabel("y", { exact: true }).fill("28");
  await machine.getByRole("button", { name: "Read all" }).click();
  await expect(machine).toContainText("(17, 28) is a P-position.");
  await machine.getByLabel("y", { exact: true }).fill("29");
  await machine.getByRole("button", { name: "Read all" }).click();
  await expect(machine).toContainText("(17, 29) is not a P-position.");
});

test("a position says who wins, with which move, and why", async ({ page }) => {
  await open(page, "#/explore?q=nim : 3,4,5");
  const answer = card(page, "Answer");
  await expect(answer).toContainText("The player to move wins.");
  await expect(answer).toContainText("A winning move: 3 → 1 (take 2).");
  await expect(answer).toContainText("A Nim heap of n coins is worth n");
  await page.getByText("Show all moves").click();
  await expect(page.getByRole("table").filter({ hasText: "Winning answer" })).toBeVisible();
  await page.getByRole("button", { name: "3 → 1 (take 2)" }).click();
  await expect(box(page)).toHaveValue(/nim : 1, 4, 5/);
  await expect(card(page, "Answer")).toContainText("The player to move loses against best play.");
  await page.goBack();
  await expect(box(page)).toHaveValue("nim : 3,4,5");
});

test("the nim-sum is the reason under normal play alone", async ({ page }) => {
  await open(page, "#/explore?q=nim : 3,4");
  await expect(card(page, "Answer")).toContainText("The nim-sum of the nim-values is 7.");
  await page.getByLabel("last mover loses (misère play)").check();
  await expect(card(page, "Answer")).toContainText("misère play: the last mover loses");
  await expect(card(page, "Answer")).not.toContainText("The nim-sum of the nim-values");
});

test("numbers alone are heaps of Nim, or values", async ({ page }) => {
  await open(page, "#/explore?q=3,4,5");
  await expect(page.getByText("Read as nim : 3,4,5.")).toBeVisible();
  await expect(card(page, "Answer")).toContainText("The player to move wins.");
  await page.getByRole("button", { name: "Read it as a list of values" }).click();
  await expect(card(page, "A list of values")).toBeVisible();
  await expect(page).toHaveURL(/as=values/);
});

test("a list of values leads to the games that have them", async ({ page }) => {
  await open(page, "#/explore?q=0,1,2,3,1,4,3,2");
  const found = card(page, "A list of values");
  await expect(found.getByRole("link", { name: "A002186" })).toBeVisible();
  await found.getByRole("link", { name: "Kayles" }).click();
  await expect(box(page)).toHaveValue("kayles");
});

test("the box computes with nimbers", async ({ page }) => {
  await open(page, "#/explore?q=5*9%2B3");
  await expect(card(page, "Nimbers")).toContainText("= 5");
  await box(page).fill("order(6)");
  await expect(card(page, "Nimbers")).toContainText("Which power of this nimber is 1?");
});

test("a state graph can be typed or opened", async ({ page }) => {
  await open(page, "#/explore");
  await page.getByLabel("Open a file").setInputFiles({ name: "moves.csv", mimeType: "text/csv", buffer: Buffer.from("from,to\na,b\nb,c\na,c\n") });
  const rows = card(page, "Your state graph").getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("the player to move wins");
  await expect(card(page, "Your state graph").getByRole("group", { name: "Your state graph" }).first().locator("svg")).toBeVisible();
  await card(page, "Your state graph").getByRole("link", { name: "As a position" }).click();
  await expect(box(page)).toHaveValue("graph {a>b, a>c, b>c} : a");
  await expect(card(page, "Answer")).toContainText("The player to move wins.");
  await box(page).fill("digraph { a -> b; b -> a; b -> c }");
  await expect(card(page, "Your state graph")).toContainText("Play may go on for ever.");
});

test("one law can hold for a whole family, and a row of positions has a sequence", async ({ page }) => {
  await open(page, "#/explore?q=take 1..a");
  await expect(card(page, "A family of rules")).toContainText("by theorem");
  await box(page).fill("cram 1xn");
  await expect(card(page, "A list of values").getByRole("link", { name: "Dawson’s kayles" })).toBeVisible();
});

test("half a word is no mistake, and the old answer stays", async ({ page }) => {
  await open(page, "#/explore?q=kayles");
  await expect(card(page, "The law")).toContainText("proved");
  await box(page).fill("kaylesx");
  await expect(page.locator(".cards.stale")).toBeVisible();
  await expect(page.locator(".fault")).toHaveCount(0);
  await expect(page.locator(".fault")).toContainText("unknown game");
  await page.getByRole("button", { name: "kayles", exact: true }).click();
  await expect(box(page)).toHaveValue("kayles");
  await box(page).fill("n -> n-1 |");
  await expect(page.locator(".message")).toContainText("Not finished yet");
  // Who leaves the box sees a problem without a pause.
  await box(page).fill("take {1,?}");
  await page.waitForTimeout(250);
  await box(page).blur();
  await expect(page.locator(".fault")).toBeVisible();
});

test("the empty box has an example of each kind", async ({ page }) => {
  await open(page, "#/explore");
  await page.getByRole("link", { name: /5\*9\+3/ }).click();
  await expect(card(page, "Nimbers")).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("heading", { name: "Try one of these" })).toBeVisible();
});

test("the views that go deeper lead back into the box", async ({ page }) => {
  await open(page, "#/explore?q=kayles : 9");
  await card(page, "Answer").getByRole("link", { name: "Go deeper" }).click();
  await page.getByRole("link", { name: "Everything about this" }).click();
  await expect(box(page)).toHaveValue("kayles : 9");
  await page.getByRole("link", { name: "State graph" }).click();
  await page.getByRole("link", { name: "Everything about this" }).click();
  await page.getByRole("link", { name: "Play it" }).click();
  await expect(page).toHaveURL(/#\/play\?position=kayles/);
});

for (const text of ["<img src=x onerror=alert(1)>", "__proto__", "9".repeat(400), "(".repeat(3000), "2^(2^(2^9))", "n -> n/0", "\u202Enim", "from,to\n<b>,</b>\n"]) {
  test(`a hostile text breaks nothing: ${text.slice(0, 12)}`, async ({ page }) => {
    await open(page, `#/explore?q=${encodeURIComponent(text)}`);
    await expect(box(page)).toHaveValue(text);
    await expect(page.locator(".fault, .unfinished, .note, .explore-card").first()).toBeVisible();
  });
}

test("help says how to type a game, and the description follows the view", async ({ page }) => {
  await open(page, "#/explore?q=kayles");
  await page.getByRole("banner").getByRole("link", { name: "Help and about" }).click();
  await expect(page.getByText("This is grundy")).toContainText(/\d+\.\d+\.\d+/);
  await expect(page).toHaveTitle("Help and about · grundy");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /how to type a game/);
  await page.getByRole("link", { name: "kayles : 7 + nim : 3" }).click();
  await expect(page).toHaveTitle("kayles : 7 + nim : 3 · Explore · grundy");
});

test("an engine that writes programs and certificates has cards for them", async ({ page }) => {
  // The engine of the page may be built without these questions. Here a worker answers them.
  await page.addInitScript(() => {
    const Real = Worker;
    class Answering extends Real {
      override postMessage(order: { say: string; task: number; question?: string }) {
        const asked = order.question === undefined ? {} : (JSON.parse(order.question) as { ask?: string; rule?: string; lang?: string });
        const answer =
          asked.ask === "code"
            ? { done: { rule: asked.rule, canonical: "0.77", convention: "normal", lang: asked.lang, code: `# in ${asked.lang}`, law: null, known_by: "proved", reference: null, winning_moves: true } }
            : asked.ask === "certify-law"
              ? asked.rule === ""
                ? { error: { kind: "syntax", message: "no rule" } }
                : { done: { kind: "law", theorem: "period", bytes: 9, sha256: "0", certificate: "grundy law" } }
              : null;
        if (answer === null) {
          super.postMessage(order);
        } else {
          setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: { say: "word", task: order.task, word: JSON.stringify(answer) } })));
        }
      }
    }
    window.Worker = Answering as typeof Worker;
  });
  await open(page, "#/explore?q=kayles");
  const code = card(page, "As a program");
  await expect(code).toContainText("# in python");
  await code.getByRole("button", { name: "Rust" }).click();
  await expect(code).toContainText("# in rust");
  const [program] = await Promise.all([page.waitForEvent("download"), code.getByRole("button", { name: "Save as Rust" }).click()]);
  expect(program.suggestedFilename()).toBe("kayles.rs");
  const [certificate] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the certificate" }).click()]);
  expect(await readFile(await certificate.path(), "utf8")).toBe("grundy law");
});
