import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";

const script = join(import.meta.dirname, "compress.ts");
const compress = (folder: string) => promisify(execFile)(process.execPath, [script, folder]);

const page = `<title>Home</title>${"<p>The same words again. ".repeat(200)}`;
const files = {
  "index.html": page,
  "404.html": "short ".repeat(50),
  "_astro/island.js": "export const answer = 42;\n".repeat(200),
  "_astro/noise.json": randomBytes(4096),
  "_astro/font.woff2": Buffer.alloc(4096),
};

test("text that gets smaller is compressed; short files, random bytes, and fonts are left alone", async () => {
  await using folder = await temporaryFolder(files);
  const { stdout } = await compress(folder.path);
  const names = (await readdir(folder.path, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort();
  expect(names).toEqual(["_astro/island.js.br", "_astro/island.js.gz", "index.html.br", "index.html.gz"]);
  expect(stdout).toMatch(/^Compressed \d+ files: .*\n$/);
});

test("a page over its budget is reported with its bytes, and the build continues", async () => {
  const long = { "long.html": randomBytes(30_000).toString("hex"), "index.html": page };
  await using folder = await temporaryFolder(long);
  const { stderr } = await compress(folder.path);
  expect(stderr).toMatch(/^Warning: long\.html has \d{5} bytes; a page has at most 24000\. .*content\/\.\n$/);
});

test("compressed files decompress to the page, and are identical on every run", async () => {
  await using one = await temporaryFolder(files);
  await using other = await temporaryFolder(files);
  await Promise.all([compress(one.path), compress(other.path)]);
  for (const [suffix, decode] of [
    [".br", brotliDecompressSync],
    [".gz", gunzipSync],
  ] as const) {
    const bytes = await readFile(join(one.path, `index.html${suffix}`));
    expect(decode(bytes).toString()).toBe(page);
    expect(bytes).toEqual(await readFile(join(other.path, `index.html${suffix}`)));
  }
});

test("without a built site, the error says to build", async () => {
  await using folder = await temporaryFolder({});
  await expect(compress(join(folder.path, "dist"))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("npm run build"),
  });
});
