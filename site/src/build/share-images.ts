import type { AstroIntegration } from "astro";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { lightColors, shareImageSize as size } from "#styles/share-image.ts";
import { traceNamed } from "#ui/graphics/traces.ts";
import { builtPages, summaryOf, type BuiltPage } from "./built-page.ts";
import { outlineOf, siteFont, type Outline } from "./outlines.ts";
import { margin, setTitle, titleFonts } from "./share-titles.ts";

const atOnce = 4;

/**
 * Renders the share image of each page, at the URL of its `og:image`. It shows the page's `h1`, and the trace behind
 * it.
 */
export function shareImages(): AstroIntegration {
  return {
    name: "share-images",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const start = performance.now();
        const draw = await pictureRenderer();
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

/** What to draw for a page, and where; undefined for a page whose image is a file of `public/`. */
export function orderOf({ file, html }: BuiltPage): { file: string; picture: Picture } | undefined {
  const { heading: title, canonical: address, meta } = summaryOf(html);
  const url = meta["og:image"];
  if (!url || !address || !new URL(url).pathname.startsWith("/og/")) return undefined;
  if (!title) throw new Error(`${file} has no h1, so its picture for social sites has no title. Give the page one h1.`);
  const traceName = /\bdata-trace="([\w-]+)"/.exec(html)?.[1] ?? "response";
  const trace = traceNamed(traceName);
  if (!trace) throw new Error(`${file} names the trace “${traceName}”, which ui/graphics/traces.ts does not have.`);
  const name = meta["og:site_name"] ?? "";
  const { host } = new URL(address);
  return { file: new URL(url).pathname.slice(1), picture: { title, name, host, trace } };
}

/** The content of a share image. */
type Picture = { title: string; name: string; host: string; trace: string };

/** Traces have a viewBox of 1216 by 210 with the baseline at y 170; here they are larger, aligned right. */
const sheet = { scale: 1.3, x: -345, y: 315 };

/** Creates a renderer of share images. Loading the fonts and colors takes longer than rendering one. */
export async function pictureRenderer(): Promise<(picture: Picture) => Promise<Buffer>> {
  const colors = lightColors(await readFile(new URL("../styles/tokens.css", import.meta.url), "utf8"));
  const fonts = await titleFonts();
  const small = await siteFont("atkinson-hyperlegible-next.woff2", { wght: 400 });
  return async ({ title, name, host, trace }) => {
    const { fontSize, lines } = await setTitle(title, fonts);
    const { ink = "", "ink-soft": soft = "" } = colors;
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
      `<rect width="100%" height="100%" fill="${colors["paper"]}"/>`,
      crosses(colors["rule"]),
      drawing(trace, colors),
      placed(await outlineOf(name, fonts), { x: margin + 62, y: 91, fontSize: 34, color: ink }),
      ...lines.map((line, index) => {
        const x = line.isRightToLeft ? size.width - margin - line.width * fontSize : margin - 3;
        return placed(line, { x, y: 132 + (index * 1.06 + 0.83) * fontSize, fontSize, color: ink });
      }),
      placed(await outlineOf(host, [small]), { x: margin, y: 582, fontSize: 26, color: soft }),
      "</svg>",
    ].join("");
    // A small palette keeps the file small.
    return sharp(Buffer.from(svg))
      .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 1 })
      .toBuffer();
  };
}

type Place = { x: number; y: number; fontSize: number; color: string };

function placed(line: Outline | undefined, { x, y, fontSize, color }: Place): string {
  return line ? `<g fill="${color}" transform="translate(${x} ${y}) scale(${fontSize})">${line.paths}</g>` : "";
}

type Colors = Readonly<Record<string, string>>;

function drawing(trace: string, colors: Colors): string {
  const { scale, x, y } = sheet;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linejoin="round">`,
    `<path d="${trace}" fill="none" stroke="${colors["trace"]}" stroke-width="3.25"/>`,
    "</g>",
    // The wordmark, beside the name.
    `<g transform="translate(${margin} 62)" fill="none"><path d="M0 24h8c4 0 5-21 9-21s5 27 9 27 3-6 6-6h8" transform="scale(1.2)" stroke="${colors["trace"]}" stroke-width="2.25" stroke-linejoin="round"/><circle cx="20.4" cy="3.6" r="3.8" fill="${colors["mark"]}"/></g>`,
  ].join("");
}

/** Sparse crosses behind the plot, as behind that of the home page. */
function crosses(color: string | undefined): string {
  const places = [...Array(30).keys()].flatMap((column) =>
    [...Array(7).keys()].map((row) => [20 + column * 40, 364 + row * 40] as const),
  );
  const d = places.map(([x, y]) => `M${x} ${y - 3}v6M${x - 3} ${y}h6`).join("");
  return `<path d="${d}" stroke="${color}" stroke-width="1.25"/>`;
}
