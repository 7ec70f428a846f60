import type { AstroIntegration } from "astro";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";

/** Runs the integration over a finished build of these pages, and gives the addresses in each of its files. */
async function filesFor(integration: AstroIntegration, pages: readonly string[]) {
  const folder = await mkdtemp(`${tmpdir()}/sitemap-`);
  const dir = pathToFileURL(`${folder}/`);
  const config = { site: "https://example.com", base: "/", trailingSlash: "never", build: { format: "file" } };
  const logger = { info: () => undefined, warn: expect.unreachable, error: expect.unreachable };
  try {
    for (const pathname of pages) await writeFile(new URL(`${pathname || "index"}.html`, dir), "<!doctype html>");
    const hooks = integration.hooks as Record<string, (options: unknown) => unknown>;
    await hooks["astro:config:done"]?.({ config });
    await hooks["astro:routes:resolved"]?.({ routes: [] });
    await hooks["astro:build:done"]?.({ dir, logger, pages: pages.map((pathname) => ({ pathname })) });
    const read = async (file: string) =>
      [...(await readFile(new URL(file, dir), "utf8")).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
    const files = (await readdir(dir)).filter((file) => /^sitemap-\d+\.xml$/.test(file)).sort();
    return { files, index: await read("sitemap-index.xml"), addresses: await Promise.all(files.map(read)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("more addresses than one file may hold go into further files, each once, and the index names them all", async () => {
  const pages = ["", "a", "b", "c", "d"];
  const { files, index, addresses } = await filesFor(sitemap(2), pages);
  expect(addresses.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(addresses.flat().sort()).toEqual(["", "a", "b", "c", "d"].map((page) => `https://example.com/${page}`));
  expect(index).toEqual(files.map((file) => `https://example.com/${file}`));
});

test("a site of the usual size has one file", async () => {
  const { files } = await filesFor(sitemap(), ["", "a", "b", "c", "d"]);
  expect(files).toEqual(["sitemap-0.xml"]);
});
