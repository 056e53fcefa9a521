// The folder for static hosts, under a path, from a server that knows nothing of the page.

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesOf } from "./files";
import { expect, test as withComplaints } from "./page";

/** Visitors of a path that is not there see an error of the network in their console. */
const test = withComplaints.extend({ complaints: async ({}, use) => use([]) });
const PATH = "/some/path/";
const KINDS: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml" };

test("a static host serves the page under any path, and leads lost visitors to it", async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const top = mkdtempSync(join(tmpdir(), "grundy-"));
  const [built, folder] = [join(top, "built"), join(top, "folder")];
  const files = await filesOf(page, baseURL ?? "");
  for (const { name, bytes } of files) {
    mkdirSync(dirname(join(built, name)), { recursive: true });
    writeFileSync(join(built, name), bytes);
  }
  execFileSync(process.execPath, ["scripts/static.mjs", built, folder]);
  for (const { name, bytes } of files) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).equals(bytes)).toBe(true);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).equals(bytes)).toBe(true);
    if (/\.(html|css|webmanifest)$/.test(name)) {
      expect(bytes.toString(), `${name} names nothing at the root of its host`).not.toMatch(/(?:src|href)="\/|url\(\/|": "\//);
    }
  }
  const outside: string[] = [];
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const name = pathname.startsWith(PATH) ? pathname.slice(PATH.length) || "index.html" : null;
    if (name === null && pathname !== "/favicon.ico") {
      outside.push(pathname);
    }
    const file = join(folder, name ?? "404.html");
    const found = name !== null && existsSync(file) && statSync(file).isFile();
    response.writeHead(found ? 200 : 404, { "content-type": found ? (KINDS[name.split(".").pop() ?? ""] ?? "application/octet-stream") : "text/html" });
    response.end(readFileSync(found ? file : join(folder, "404.html")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.goto(`${host}${PATH}#/play?position=nim : 3,4,5`);
    await page.getByRole("button", { name: "take 1, leave 4" }).click();
    await expect(page.getByRole("log")).toContainText("You: ");
    await page.goto(`${host}${PATH}embed.html#/?position=nim : 3,4,5`);
    await expect(page.getByRole("button", { name: "take 1, leave 4" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    expect(outside).toEqual([]);
    await page.goto(`${host}${PATH}lost/and/gone`);
    await expect(page).toHaveURL(new RegExp(`^${host}${PATH}(#|$)`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(top, { recursive: true });
  }
});
