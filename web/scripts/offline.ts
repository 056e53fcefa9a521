// Writes `offline.js`, the service worker, with the list of all files of the built page and a version that
// depends on their content. The names of some files contain no hash, and browsers would keep old copies of
// them.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

/** The placeholders in the template. */
const VERSION = "__VERSION__";
const FILES = "__FILES__";

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => name !== "offline.js")
    .sort();
}

export function offline(): Plugin {
  let root = "";
  let out = "";
  return {
    name: "grundy-offline",
    apply: "build",
    configResolved(config) {
      root = config.root;
      out = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = filesOf(out);
      const hash = createHash("sha256");
      const template = readFileSync(join(root, "scripts/offline-worker.js"), "utf8");
      hash.update(template);
      for (const file of files) {
        hash.update(file).update(readFileSync(join(out, file)));
      }
      const version = hash.digest("hex").slice(0, 16);
      const text = template.replace(VERSION, () => version).replace(FILES, () => JSON.stringify(files));
      writeFileSync(join(out, "offline.js"), text);
    },
  };
}
