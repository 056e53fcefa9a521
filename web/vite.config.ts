import { defineConfig } from "vitest/config";
import { offline } from "./scripts/offline.ts";
import { policy } from "./scripts/policy.ts";

export default defineConfig({
  // Plain static files, under any path.
  base: "./",
  build: {
    target: "es2022",
    // Inlined assets would be data: addresses, which the policy does not allow everywhere.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  plugins: [offline()],
  // Tests run against the page as `grundy serve` sends it.
  preview: { headers: { "Content-Security-Policy": policy }, host: "127.0.0.1" },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"] },
});
