import type { AstroIntegration } from "astro";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createElement as element, type CSSProperties, type ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { lightColors, shareImageSize as size } from "#styles/share-image.ts";
import { traceNamed, type Trace } from "#ui/graphics/traces.ts";
import { builtPages, summaryOf, type BuiltPage } from "./built-page.ts";

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

/** What to draw for a page, and where; nothing for a page whose picture is a file of `public/`. */
function orderOf({ file, html }: BuiltPage): { file: string; picture: Picture } | undefined {
  const { heading: title, canonical: address, meta } = summaryOf(html);
  const url = meta["og:image"];
  if (!url || !address || !new URL(url).pathname.startsWith("/og/")) return undefined;
  if (!title) throw new Error(`${file} has no h1, so its picture for social sites has no title. Give the page one h1.`);
  const traceName = /\bdata-trace="([\w-]+)"/.exec(html)?.[1] ?? "response";
  const trace = traceNamed(traceName);
  if (!trace) throw new Error(`${file} names the trace “${traceName}”, which ui/graphics/traces.ts does not have.`);
  const name = meta["og:site_name"] ?? "";
  const { host } = new URL(address);
  const script = /\bdata-script="(\w+)"/.exec(html)?.[1] ?? "Latn";
  return { file: new URL(url).pathname.slice(1), picture: { title, name, host, trace, script } };
}

/** What a picture shows; `script` is that of its title, as ISO 15924 names it, and Latin if it is left out. */
export type Picture = { title: string; name: string; host: string; trace: Trace; script?: string };

/**
 * How wide a letter of a title is, as a part of its size, by its script. A title in another script is left out: satori joins
 * no letters of Arabic or Bengali, and the site has no font of Chinese. The line of the language is then alone.
 */
const letterWidths: Readonly<Record<string, number>> = { Latn: 0.455, Cyrl: 0.61 };

const margin = 72;
/** Traces are drawn on a sheet of 1216 by 210 and rest at y 170; here they are larger, and their answer stays at the right. */
const sheet = { scale: 1.3, x: -345, y: 315 };

/** A way to draw pictures. Making it reads the fonts and colors, which takes longer than a picture. */
export async function pictureRenderer(): Promise<(picture: Picture) => Promise<Buffer>> {
  const colors = lightColors(await readFile(new URL("../styles/tokens.css", import.meta.url), "utf8"));
  const fonts = await Promise.all([
    font("Newsreader", "newsreader-display.woff2"),
    font("Atkinson", "atkinson-hyperlegible-next.woff2", { wght: 400 }),
    // Satori goes on to these for what the fonts above lack.
    font("Newsreader Accents", "newsreader-accents.woff2"),
    font("Noto Sans Cyrillic", "noto-sans-cyrillic.woff2", { wght: 600 }),
  ]);
  return async (picture) => {
    const text = await satori(texts(picture, colors), { ...size, fonts });
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
      `<rect width="100%" height="100%" fill="${colors["paper"]}"/>`,
      crosses(colors["rule"]),
      drawing(picture.trace, colors),
      text,
      "</svg>",
    ].join("");
    // Few colors make a small file.
    return sharp(Buffer.from(svg))
      .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 1 })
      .toBuffer();
  };
}

/** A font of the site in the older format that the drawing program reads, with its axes fixed. */
async function font(name: string, file: string, variationAxes: Record<string, number> = {}) {
  const woff2 = await readFile(new URL(`../assets/fonts/${file}`, import.meta.url));
  const characters = String.fromCodePoint(...Array.from({ length: 0x2030 - 0x20 }, (_, index) => index + 0x20));
  return { name, data: await subsetFont(woff2, characters, { targetFormat: "sfnt", variationAxes }) };
}

type Colors = Readonly<Record<string, string>>;

function texts({ title, name, host, script = "Latn" }: Picture, colors: Colors): ReactNode {
  const width = letterWidths[script];
  const { lines, fontSize } = width === undefined ? { lines: [], fontSize: 0 } : setTitle(title, width);
  const column = { flexDirection: "column" } as const;
  const box = (style: CSSProperties, ...children: ReactNode[]) =>
    element("div", { style: { display: "flex", ...style } }, ...children);
  return box(
    { ...column, ...size, boxSizing: "border-box", padding: `60px ${margin}px 40px`, justifyContent: "space-between" },
    box(
      { ...column, fontFamily: "Newsreader", color: colors["ink"] },
      box({ alignItems: "center", height: 40, marginLeft: 62, fontSize: 34 }, name),
      box(
        { ...column, marginTop: 32, marginLeft: -3, fontSize, lineHeight: 1.06, letterSpacing: "-0.012em" },
        ...lines.map((line) => box({ whiteSpace: "nowrap" }, line)),
      ),
    ),
    box({ fontFamily: "Atkinson", fontSize: 26, color: colors["ink-soft"] }, host),
  );
}

/** Sizes of titles, the largest first, with the lines that fit above the trace. */
const titleSizes = [
  { fontSize: 98, lines: 1 },
  { fontSize: 88, lines: 2 },
  { fontSize: 76, lines: 2 },
  { fontSize: 64, lines: 3 },
  { fontSize: 54, lines: 3 },
  { fontSize: 44, lines: 4 },
] as const;

/** The largest size in which a title fits, and its lines, all about as long; words are not divided, “No-Fault” neither. */
export function setTitle(title: string, letterWidth = 0.455): { fontSize: number; lines: string[] } {
  for (const { fontSize, lines } of titleSizes) {
    const longest = Math.floor((size.width - 2 * margin) / (fontSize * letterWidth));
    for (let count = 1; count <= lines; count++) {
      const set = balanced(title.split(" "), count, longest);
      if (set) return { fontSize, lines: set };
    }
  }
  throw new Error(`The title “${title}” is too long for its picture; shorten it.`);
}

/** Words in so many lines that the longest is as short as can be; nothing when it would be too long. */
function balanced(words: readonly string[], count: number, longest: number): string[] | undefined {
  for (let limit = Math.ceil(words.join(" ").length / count); limit <= longest; limit++) {
    const lines = words.reduce<string[]>((set, word) => {
      const last = set.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= limit) return [...set.slice(0, -1), `${last} ${word}`];
      return [...set, word];
    }, []);
    if (lines.length <= count && lines.every(({ length }) => length <= limit)) return lines;
  }
  return undefined;
}

function drawing({ line, rings, measure, dashed }: Trace, colors: Colors): string {
  const { scale, x, y } = sheet;
  const mark = `fill="none" stroke="${colors["mark"]}" stroke-width="1.5"`;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linejoin="round">`,
    dashed ? `<path d="${dashed}" ${mark} stroke-dasharray="3 5"/>` : "",
    measure ? `<path d="${measure}" ${mark}/>` : "",
    `<path d="${line}" fill="none" stroke="${colors["trace"]}" stroke-width="3.25"/>`,
    ...rings.map(
      ([cx, cy]) =>
        `<circle cx="${cx}" cy="${cy}" r="5.5" fill="${colors["paper"]}" stroke="${colors["mark"]}" stroke-width="2.5"/>`,
    ),
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
