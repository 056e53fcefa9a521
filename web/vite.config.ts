import { readFileSync, statSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { offline } from "./scripts/offline.ts";
import { policy } from "./scripts/policy.ts";

const size = (half: string) => statSync(new URL(`src/engine/pkg/${half}.wasm`, import.meta.url), { throwIfNoEntry: false })?.size ?? 0;

const workspace = readFileSync(new URL("../Cargo.toml", import.meta.url), "utf8");
const field = (name: string) => new RegExp(`^${name} = "([^"]+)"`, "m").exec(workspace)?.[1] ?? "";

export default defineConfig({
  // A server that compresses the engine does not say how large it is.
  define: { FIRST_BYTES: size("first"), REST_BYTES: size("rest"), GRUNDY_VERSION: JSON.stringify(field("version")), GRUNDY_REPOSITORY: JSON.stringify(field("repository")) },
  // The page works under any path of any host.
  base: "./",
  build: {
    target: "es2022",
    // Vite would inline small assets as data: addresses, which the policy forbids for most of them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The page, and the board in a frame.
    rollupOptions: { input: ["index.html", "embed.html"] },
  },
  worker: { format: "es" },
  plugins: [offline()],
  // The tests meet the same policy as visitors of `grundy serve`.
  preview: { headers: { "Content-Security-Policy": policy }, host: "127.0.0.1" },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"], setupFiles: ["src/texts/setup.ts"] },
});
