// Makes a folder that any static host can serve under any path: node static.mjs BUILT FOLDER
// It has the built page, a 404.html that leads to the page, and each file compressed beside it for hosts that send such
// files: nginx with gzip_static and brotli_static, Caddy with precompressed.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = (name) => fileURLToPath(new URL(name, import.meta.url));
const [built, folder] = process.argv.slice(2);

// A host sends 404.html at any depth, so this page cannot name the page by a relative address.
const lost = readFileSync(script("404.html"), "utf8");
rmSync(folder, { recursive: true, force: true });
cpSync(built, folder, { recursive: true });
writeFileSync(join(folder, "404.html"), lost);
execFileSync(process.execPath, [script("pack.mjs"), "pack", folder, folder, "gz"], { stdio: "inherit" });
