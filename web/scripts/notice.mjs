// Writes the licences of everything in the built page to public/NOTICE.txt, or, with --check, compares them.
// The page contains the npm packages under "dependencies" and the crates that crates/grundy-wasm uses.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const notice = join(web, "public/NOTICE.txt");
const json = (path) => JSON.parse(readFileSync(path, "utf8"));

/** True if the page may contain a work under this licence, or under one of these if there is a choice. */
const isAcceptable = (licence) => licence.split(/ OR |\//).some((choice) => !/GPL|EPL/.test(choice));

/** The text of the licence in a folder: MIT if it is there, else Apache, else the first that is there. */
function text(folder) {
  const names = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|unlicense)/i.test(name) && !/gpl/i.test(name))
    .sort((a, b) => a.localeCompare(b));
  const name = names.find((each) => /mit/i.test(each)) ?? names.find((each) => /apache/i.test(each)) ?? names[0];
  return name === undefined ? null : readFileSync(join(folder, name), "utf8").trim();
}

function packages() {
  const { packages } = json(join(web, "package-lock.json"));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && dev !== true)
    .map(([path, { version, license }]) => ({ name: path.replace(/^.*node_modules\//, ""), version, licence: license, folder: join(web, path) }));
}

function cargo(...args) {
  return execFileSync("cargo", args, { cwd: dirname(web), encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
}

function crates() {
  const target = "wasm32-unknown-unknown";
  const tree = cargo("tree", "--locked", "-p", "grundy-wasm", "-e", "normal,no-proc-macro", "--target", target, "--prefix", "none", "--format", "{p}");
  const used = new Set(tree.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")));
  const { packages } = JSON.parse(cargo("metadata", "--locked", "--format-version", "1", "--filter-platform", target));
  return packages
    .filter(({ name, version, source }) => source !== null && used.has(`${name} v${version}`))
    .map(({ name, version, license, manifest_path }) => ({ name, version, licence: license, folder: dirname(manifest_path) }));
}

function works() {
  const given = [...packages(), ...crates()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
  const bad = given.filter(({ licence }) => licence === undefined || licence === null || !isAcceptable(licence));
  if (bad.length > 0) {
    throw new Error(`the page may not contain these works: ${bad.map(({ name, licence }) => `${name} (${licence})`).join(", ")}`);
  }
  return given;
}

function noticeText() {
  const given = works();
  const texts = new Map();
  for (const { name, version, folder } of given) {
    const licence = existsSync(folder) ? text(folder) : null;
    if (licence !== null) {
      texts.set(licence, [...(texts.get(licence) ?? []), `${name} ${version}`]);
    }
  }
  const list = given.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  return [
    "This page is grundy, under MIT or Apache-2.0. It contains the following works of others.",
    ["The standard library of Rust: MIT OR Apache-2.0", ...list].join("\n"),
    ...[...texts].map(([licence, names]) => `${"-".repeat(80)}\n${names.join(", ")}\n\n${licence}`),
    "",
  ].join("\n\n");
}

const current = noticeText();
if (process.argv.includes("--check")) {
  if (readFileSync(notice, "utf8") !== current) {
    console.error("public/NOTICE.txt is out of date: run `npm run notice`");
    process.exit(1);
  }
} else {
  writeFileSync(notice, current);
}
