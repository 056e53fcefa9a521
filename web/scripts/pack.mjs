// Compresses the files of a folder, or restores them:
// node pack.mjs pack FROM TO [gz]   each file as FILE.br, and as FILE.gz too if asked
// node pack.mjs unpack FROM TO      the files of the FILE.br
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // Browsers accept windows up to this size.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const [how, from, to, also] = process.argv.slice(2);
const write = (name, bytes) => {
  mkdirSync(dirname(join(to, name)), { recursive: true });
  writeFileSync(join(to, name), bytes);
};
const entries = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const name of entries.map((entry) => relative(from, join(entry.parentPath, entry.name))).sort()) {
  const bytes = readFileSync(join(from, name));
  if (how === "pack") {
    write(`${name}.br`, brotli(bytes));
    if (also === "gz") {
      write(`${name}.gz`, gzipSync(bytes, { level: 9 }));
    }
  } else if (name.endsWith(".br")) {
    write(name.slice(0, -".br".length), brotliDecompressSync(bytes));
  }
}
