import { readFileSync, statSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { offline } from "./scripts/offline.ts";
import { policy } from "./scripts/policy.ts";

const size = (half: string) => statSync(new URL(`src/engine/pkg/${half}.wasm`, import.meta.url), { throwIfNoEntry: false })?.size ?? 0;

const workspace = readFileSync(new URL("../Cargo.toml", import.meta.url), "utf8");
const field = (name: string) => new RegExp(`^${name} = "([^"]+)"`, "m").exec(workspace)?.[1] ?? "";

/** The texts of a language lie in a folder of their own: the service worker keeps only those that a visitor reads. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, file] = /\/texts\/([a-z]+)\/(index|engine)\.ts$/.exec(facadeModuleId ?? "") ?? [];
  return language === undefined ? "assets/[name]-[hash].js" : `assets/texts/${language}-${file === "index" ? "page" : "engine"}-[hash].js`;
}

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
    rollupOptions: { input: ["index.html", "embed.html"], output: { chunkFileNames } },
  },
  worker: { format: "es" },
  plugins: [offline()],
  // The tests meet the same policy as visitors of `grundy serve`.
  preview: { headers: { "Content-Security-Policy": policy }, host: "127.0.0.1" },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"], setupFiles: ["src/texts/setup.ts"] },
});
