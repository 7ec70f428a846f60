import type { AstroIntegration } from "astro";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { traces, type TraceName } from "#ui/traces.ts";
import { builtPages, canonicalOf, metaOf, wordsOf, type BuiltPage } from "./built-page.ts";
import { pictureMaker, type Picture } from "./share-picture.ts";

const cache = new URL("../../.cache/og/", import.meta.url);
/** What a picture is made with: when one of these files changes, or a package, every picture is drawn anew. */
const madeWith = [
  "./share-picture.ts",
  "../domain/share-image.ts",
  "../styles/oklch.ts",
  "../styles/tokens.css",
  "../assets/fonts/newsreader-display.woff2",
  "../assets/fonts/atkinson-hyperlegible-next.woff2",
];
const atOnce = 4;

/**
 * Draws the picture of each page for social sites, at the address that the page names as its `og:image`. What it shows
 * comes from the page: its `h1`, and the trace behind it. A picture that was drawn before is taken from `.cache/og/`.
 */
export function shareImages(): AstroIntegration {
  return {
    name: "share-images",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const start = performance.now();
        const draw = await cachedDrawing();
        const pages = builtPages(dir);
        const count = { pictures: 0, drawn: 0 };
        const work = async () => {
          for await (const page of pages) {
            const order = orderOf(page);
            if (!order) continue;
            const target = new URL(order.file, dir);
            const { png, isNew } = await draw(order.picture);
            await mkdir(new URL(".", target), { recursive: true });
            await writeFile(target, png);
            count.pictures += 1;
            if (isNew) count.drawn += 1;
          }
        };
        await Promise.all(Array.from({ length: atOnce }, work));
        const time = Math.round(performance.now() - start);
        logger.info(`${count.pictures} pictures, ${count.drawn} of them new, in ${time} ms`);
      },
    },
  };
}

/** What to draw for a page, and where; nothing for a page whose picture is a file of `public/`. */
export function orderOf({ file, html }: BuiltPage): { file: string; picture: Picture } | undefined {
  const url = metaOf(html, "og:image");
  const address = canonicalOf(html);
  if (!url || !address || !new URL(url).pathname.startsWith("/og/")) return undefined;
  const title = wordsOf(html, "h1");
  if (!title) throw new Error(`${file} has no h1, so its picture for social sites has no title. Give the page one h1.`);
  const trace = (/\bdata-trace="(\w+)"/.exec(html)?.[1] ?? "response") as TraceName;
  if (!(trace in traces)) throw new Error(`${file} names the trace “${trace}”, which ui/traces.ts does not have.`);
  const name = metaOf(html, "og:site_name") ?? "";
  const { host } = new URL(address);
  return { file: new URL(url).pathname.slice(1), picture: { title, name, host, trace: traces[trace] } };
}

/** Draws a picture, or takes it from the cache: under a hash of what it shows and of all that it is made with. */
async function cachedDrawing() {
  const files = await Promise.all(madeWith.map((file) => readFile(new URL(file, import.meta.url))));
  const { version } = createRequire(import.meta.url)("satori/package.json") as { version: string };
  const tools = createHash("sha256").update(JSON.stringify([version, sharp.versions]));
  for (const file of files) tools.update(file);
  const toolsHash = tools.digest("hex");
  await mkdir(cache, { recursive: true });
  let maker: ReturnType<typeof pictureMaker> | undefined;

  return async (picture: Picture): Promise<{ png: Buffer; isNew: boolean }> => {
    const hash = createHash("sha256").update(toolsHash).update(JSON.stringify(picture)).digest("hex");
    const file = new URL(`${hash}.png`, cache);
    const known = await readFile(file).catch(() => undefined);
    if (known) return { png: known, isNew: false };
    maker ??= pictureMaker();
    const png = await (await maker)(picture);
    await writeFile(file, png);
    return { png, isNew: true };
  };
}
