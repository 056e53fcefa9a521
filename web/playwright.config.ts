import { defineConfig } from "@playwright/test";

/** The address of the page: that of `grundy serve`, or else of Vite, which sends the same policy. */
const page = process.env.GRUNDY_PAGE ?? "http://127.0.0.1:4173/";

export default defineConfig({
  testDir: "tests",
  timeout: 60_000,
  // On a busy machine the browser takes a while to compile the engine.
  expect: { timeout: 15_000 },
  workers: 2,
  // In a long run one test failed once, and we never found the reason. A test that fails twice has failed; a
  // test that passes at the second try is reported as flaky.
  retries: 1,
  reporter: "list",
  use: {
    baseURL: page,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.GRUNDY_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer:
    process.env.GRUNDY_PAGE === undefined
      ? { command: "npx vite preview --port 4173 --strictPort", url: page, reuseExistingServer: true }
      : undefined,
});
