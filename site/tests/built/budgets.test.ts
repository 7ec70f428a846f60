import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { pictureBudget } from "#pictures/picture-schema.ts";
import { all, builtFiles, builtPages, dist, englishPages, hrefOf } from "../support/built-pages.ts";
import { ownTest } from "../support/own-content.ts";

/** Head, styles and first section: what is seen first fits into the first ten packets. */
const firstSectionBudget = 14_336;
const pageBudget = 24_000;
/** Bytes that every page keeps free, for a longer name or a new sentence. */
const spare = 300;
const fontBudget = 40 * 1024;
const rareFontBudget = 12 * 1024;
/** Total transfer of a first visit without headers, before any interaction. */
const visitBudget = 66_000;
const requestBudget = 5;
/** React and one island with all that it loads later, after the first interaction; most of it is React. */
const scriptBudget = 110_000;

/** The transfer size of a file with Brotli; small files are sent uncompressed. */
function transferSize(file: string): number {
  const compressed = new URL(`${file}.br`, dist);
  return statSync(existsSync(compressed) ? compressed : new URL(file, dist)).size;
}

const sizes = new Map(builtPages.map(({ file }) => [file, transferSize(file)]));

/** From here on a page is looked at before more is added to it. */
const warnedFrom = 20_000;

beforeAll(() => {
  const heavy = [...sizes].filter(([, size]) => size >= warnedFrom).map(([file, size]) => `${file}: ${size}`);
  if (heavy.length > 0) console.warn(`Pages of ${warnedFrom} bytes of brotli and more:\n${heavy.join("\n")}`);
});

/** The HTML until the section with the heading of the page ends; all of it where that is in no section. */
function untilFirstSection(html: string): string {
  const end = html.indexOf("</section>", html.indexOf("<h1"));
  return end < 0 ? html : html.slice(0, end);
}

/** The only request to another host: the live map, in a closed `<details>`. */
const isClosedMap = (element: Element) =>
  element.matches("details:not([open]) > iframe[loading=lazy][src^='https://www.google.com/maps?']");

describe.each(builtPages)("$file", ({ file, document, html, route }) => {
  // The build of another practice only warns about longer texts.
  ownTest(`weighs at most ${pageBudget} bytes, and ${firstSectionBudget} until its first section ends`, () => {
    expect(sizes.get(file)).toBeLessThanOrEqual(pageBudget - spare);
    expect(brotliCompressSync(untilFirstSection(html)).length).toBeLessThanOrEqual(firstSectionBudget - spare);
  });

  test(`transfers at most ${visitBudget} bytes in ${requestBudget} requests on a first visit`, () => {
    // Without the manifest, which browsers load only to offer installation.
    const selectors = ["link[rel=icon]", "link[rel=preload]", "link[rel=stylesheet]"];
    const linked = all(document, selectors.join()).map((link) => link.getAttribute("href") ?? "");
    const shown = all(document, "img:not([loading=lazy])[src], script[src]").map(
      (element) => element.getAttribute("src") ?? "",
    );
    const named = [...new Set([...linked, ...shown])].map((path) => path.slice(1));
    expect(named.length + 1).toBeLessThanOrEqual(requestBudget);
    const bytes = named.reduce((sum, path) => sum + transferSize(path), sizes.get(file) ?? Infinity);
    expect(bytes).toBeLessThanOrEqual(visitBudget);
  });

  test("references only the script files of its islands, of listening, and the home page that of its crash day", () => {
    const islands = all(document, "astro-island");
    const scripts = html.match(/[\w./-]+\.m?js\b/g) ?? [];
    const used = islands.flatMap((island) => [
      island.getAttribute("component-url"),
      island.getAttribute("renderer-url"),
    ]);
    const others = scripts.filter((path) => !used.includes(path));
    const own = [route === "/" && "crash-day", all(document, "[data-listen]").length > 0 && "listen"];
    const names = own.filter(Boolean).map((name) => expect.stringMatching(`^/_astro/${name}-[\\w-]+\\.js$`));
    expect(others).toEqual(names);
    expect(all(document, "script[src]")).toEqual([]);
  });

  test("has its styles inline, for screen and paper; what only a script uses may come at the end of the page", () => {
    const files = all(document, "link[rel=stylesheet]");
    expect(files.filter((link) => link !== document.body.lastElementChild).map(hrefOf)).toEqual([]);
    expect(html).toContain("@media print{");
    expect(/@import/.test(html)).toBe(false);
  });

  test("loads nothing from another host before a person asks for it", () => {
    const loaded = ["src", "srcset", "data", "poster", "component-url", "renderer-url"];
    const links = all(document, "link:not([rel=canonical], [hreflang])").map((link) => link.getAttribute("href") ?? "");
    const urls = loaded.flatMap((name) =>
      all(document, `[${name}]`)
        .filter((element) => !(route === "/locations" && isClosedMap(element)))
        .map((element) => element.getAttribute(name) ?? ""),
    );
    const inStyles = [...html.matchAll(/url\((['"]?)(.*?)\1\)/g)].map(([, , url = ""]) => url);
    const foreign = [...links, ...urls, ...inStyles].filter((url) => !/^(\/(?!\/)|#)/.test(url));
    expect(foreign).toEqual([]);
  });
});

test("every picture of the practice is in the build in each size, without its original, and within its budget", () => {
  const sets = builtPages.flatMap(({ document }) => all(document, "picture [srcset]"));
  const named = sets.flatMap((set) => (set.getAttribute("srcset") ?? "").split(", ").map((one) => one.split(" ")));
  for (const [path = "", width = ""] of named)
    expect(statSync(new URL(path.slice(1), dist)).size, path).toBeLessThanOrEqual(
      pictureBudget * Math.max(1, parseInt(width) / 640),
    );
  const pictures = builtFiles.filter((file) => /^_astro\/.*\.(avif|jpe?g)$/.test(file));
  expect(pictures.filter((file) => !named.some(([path]) => path === `/${file}`))).toEqual([]);
});

test("the two fonts that English pages preload weigh at most 40 KB, and each that comes only for its letters 12 KB", () => {
  const links = englishPages.flatMap(({ document }) => all(document, "link[rel=preload][as=font]"));
  const preloaded = new Set(links.map((link) => hrefOf(link)?.slice(1)));
  expect(preloaded.size).toBe(2);
  const fonts = builtFiles
    .filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
    .map((file) => ({ file, size: statSync(new URL(file, dist)).size }));
  const [always = [], rare = []] = [true, false].map((is) => fonts.filter(({ file }) => preloaded.has(file) === is));
  expect(always.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(fontBudget);
  expect(rare.filter(({ size }) => size > rareFontBudget)).toEqual([]);
});

/** All script files that an island loads on the first interaction or later: those that its files name, and so on. */
function scriptsOf(island: Element): string[] {
  const files = new Set(["component-url", "renderer-url"].map((name) => island.getAttribute(name)?.slice(1) ?? ""));
  for (const file of files)
    for (const [, name = ""] of readFileSync(new URL(file, dist), "utf8").matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      files.add(`_astro/${name}`);
  return [...files];
}

const islands = builtPages.flatMap(({ document, route }) =>
  all(document, "astro-island").map((island) => ({ route, island })),
);

test.each(islands)("the island of $route loads at most 110 kB, all in all", ({ island }) => {
  const files = scriptsOf(island);
  expect(files.length).toBeGreaterThan(1);
  expect(files.reduce((sum, file) => sum + transferSize(file), 0)).toBeLessThanOrEqual(scriptBudget);
});
