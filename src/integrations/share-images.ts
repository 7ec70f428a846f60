import type { AstroIntegration } from "astro";
import { mkdir, writeFile } from "node:fs/promises";
import { traces, type TraceName } from "#ui/graphics/traces.ts";
import { builtPages, summaryOf, type BuiltPage } from "./built-page.ts";
import { pictureMaker, type Picture } from "./share-picture.ts";

const atOnce = 4;

/**
 * Draws the picture of each page for social sites, at the address that the page names as its `og:image`. What it shows
 * comes from the page: its `h1`, and the trace behind it.
 */
export function shareImages(): AstroIntegration {
  return {
    name: "share-images",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const start = performance.now();
        const draw = await pictureMaker();
        const pages = builtPages(dir);
        let count = 0;
        const work = async () => {
          for await (const page of pages) {
            const order = orderOf(page);
            if (!order) continue;
            const target = new URL(order.file, dir);
            await mkdir(new URL(".", target), { recursive: true });
            await writeFile(target, await draw(order.picture));
            count += 1;
          }
        };
        await Promise.all(Array.from({ length: atOnce }, work));
        logger.info(`${count} pictures in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}

/** What to draw for a page, and where; nothing for a page whose picture is a file of `public/`. */
function orderOf({ file, html }: BuiltPage): { file: string; picture: Picture } | undefined {
  const { heading: title, canonical: address, meta } = summaryOf(html);
  const url = meta["og:image"];
  if (!url || !address || !new URL(url).pathname.startsWith("/og/")) return undefined;
  if (!title) throw new Error(`${file} has no h1, so its picture for social sites has no title. Give the page one h1.`);
  const trace = (/\bdata-trace="(\w+)"/.exec(html)?.[1] ?? "response") as TraceName;
  if (!(trace in traces))
    throw new Error(`${file} names the trace “${trace}”, which ui/graphics/traces.ts does not have.`);
  const name = meta["og:site_name"] ?? "";
  const { host } = new URL(address);
  return { file: new URL(url).pathname.slice(1), picture: { title, name, host, trace: traces[trace] } };
}
