import { defineConfig } from "vitest/config";
import { offline } from "./scripts/offline.ts";
import { policy } from "./scripts/policy.ts";

export default defineConfig({
  // The page works under any path of any host.
  base: "./",
  build: {
    target: "es2022",
    // Vite would inline small assets as data: addresses, which the policy forbids for most of them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  plugins: [offline()],
  // The tests meet the same policy as visitors of `grundy serve`.
  preview: { headers: { "Content-Security-Policy": policy }, host: "127.0.0.1" },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"] },
});
