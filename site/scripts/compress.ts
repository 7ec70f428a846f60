/**
 * Writes a `.br` and a `.gz` beside each text file of the built site: `node site/scripts/compress.ts [folder]`.
 *
 * Done once at build with the slowest and best settings, so that serving costs nothing. The same input gives the same
 * bytes. Pictures and woff2 fonts are compressed already and stay as they are.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(css|html|ics|js|json|map|mjs|svg|txt|vcf|webmanifest|xml)$/;

/** Files smaller than this gain less than the two headers that name their compression cost. */
const minimumBytes = 400;

/** As in site/tests/built/budgets.test.ts. */
const pageBudget = 24_000;

const encoders = {
  ".br": (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  ".gz": (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../../dist"));
const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => {
  console.error(
    `There is no folder ${root}, so there is nothing to compress. Run \`npm run build\`, which creates it.`,
  );
  process.exit(1);
});

const total = { files: 0, plain: 0, ".br": 0, ".gz": 0 };
const texts = entries.filter((entry) => entry.isFile() && compressible.test(entry.name)).values();
const work = async () => {
  for (const entry of texts) await compress(join(entry.parentPath, entry.name));
};
const tooLarge: string[] = [];
// One worker for each core; all share the one list.
await Promise.all(Array.from({ length: availableParallelism() }, work));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `Compressed ${total.files} files: ${kilobytes(total.plain)}, ` +
    `${kilobytes(total[".br"])} as .br, ${kilobytes(total[".gz"])} as .gz.`,
);

// A page that is too large still works, only more slowly, and its text is the practice's decision: this is only a
// warning.
for (const page of tooLarge.sort())
  console.warn(`Warning: ${page} bytes; a page has at most ${pageBudget}. Shorten its longest texts in content/.`);

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < minimumBytes) return;
  total.files += 1;
  total.plain += bytes.byteLength;
  for (const suffix of [".br", ".gz"] as const) {
    const encoded = await encoders[suffix](bytes);
    const smaller = encoded.byteLength < bytes.byteLength;
    if (suffix === ".br" && path.endsWith(".html") && encoded.byteLength > pageBudget)
      tooLarge.push(`${relative(root, path)} has ${encoded.byteLength}`);
    if (smaller) await writeFile(path + suffix, encoded);
    else await rm(path + suffix, { force: true });
    total[suffix] += Math.min(encoded.byteLength, bytes.byteLength);
  }
}
