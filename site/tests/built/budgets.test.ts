import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { isSampleSite } from "#languages/languages.ts";
import {
  all,
  builtFiles,
  builtPages,
  dist,
  englishPages,
  languagePages,
  programPages,
} from "../support/built-pages.ts";
import { practice } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

/** Head, styles and first section: what is seen first fits into the first ten packets. */
const firstSectionBudget = 14_336;
const pageBudget = 24_000;
/** Bytes that every page keeps free, for a longer name or a new sentence. */
const spare = 300;
const fontBudget = 40 * 1024;
/** Total transfer of a first visit without headers, before any interaction. */
const visitBudget = 60_000;
const requestBudget = 5;
/** React and one island, loaded on the first interaction; nine tenths are React. */
const scriptBudget = 68_500;
const scriptBudgets: Readonly<Record<string, number>> = {
  "/contact": 69_500,
  "/tools/deadlines": 77_700,
  "/tools/notice-letter": 71_500,
  "/tools/who-pays": 71_500,
};
/** Scripts that an island loads only when one of its buttons is pressed, by page. */
const onDemandBudgets: Readonly<Record<string, number>> = { "/tools/deadlines": 20_000, "/contact": 7_500 };

/** The transfer size of a file with Brotli; small files are sent uncompressed. */
function transferSize(file: string): number {
  const compressed = new URL(`${file}.br`, dist);
  return statSync(existsSync(compressed) ? compressed : new URL(file, dist)).size;
}

const sizes = new Map(builtPages.map(({ file }) => [file, transferSize(file)]));

beforeAll(() => {
  const rows = [...sizes].map(
    ([file, size]) => `${file.padEnd(40)}${String(size).padStart(7)}  ${String(pageBudget - size).padStart(7)} left`,
  );
  console.log(["Bytes of each page as brotli:", ...rows].join("\n"));
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
    const shown = all(document, "img[src], script[src]").map((element) => element.getAttribute("src") ?? "");
    const named = [...new Set([...linked, ...shown])].map((path) => new URL(path.slice(1), dist));
    expect(named.length + 1).toBeLessThanOrEqual(requestBudget);
    const bytes = named.reduce((sum, url) => sum + statSync(url).size, sizes.get(file) ?? Infinity);
    expect(bytes).toBeLessThanOrEqual(visitBudget);
  });

  test("references only the script files of its islands and of its glossary terms or its crash day", () => {
    const islands = all(document, "astro-island");
    const scripts = html.match(/[\w./-]+\.m?js\b/g) ?? [];
    const used = islands.flatMap((island) => [
      island.getAttribute("component-url"),
      island.getAttribute("renderer-url"),
    ]);
    const explains = /^\/_astro\/(explain|crash-day)\.[\w-]+\.js$/;
    const others = scripts.filter((path) => !used.includes(path));
    expect(others.filter((path) => !explains.test(path))).toEqual([]);
    expect(others.length).toBeLessThanOrEqual(1);
    expect(all(document, "script[src]")).toEqual([]);
  });

  test("has all its styles inline, for screen and paper", () => {
    expect(all(document, "link[rel=stylesheet]")).toEqual([]);
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

/** The fonts in the `@font-face` rules of pages, whether or not a page uses their characters. */
const fontsOf = (pages: readonly { html: string }[]) =>
  new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/url\(\/(_astro\/[^)]+\.woff2)[^)]*\)/g)].map(([, file = ""]) => file),
    ),
  );

test("all fonts of English pages weigh at most 40 KB, and what other languages add is named on their pages alone", () => {
  const english = fontsOf(englishPages);
  const others = fontsOf(languagePages).difference(english);
  const named = english.union(others);
  const unused = builtFiles.filter((file) => /\.(woff2?|ttf|otf)$/.test(file) && !named.has(file));
  expect(unused.filter(isInBuild)).toEqual([]);
  const weights = [english, others].map((fonts) =>
    [...fonts].reduce((sum, file) => sum + statSync(new URL(file, dist)).size, 0),
  );
  expect(english.size).toBe(2);
  expect(weights[0]).toBeLessThanOrEqual(fontBudget);
  expect(weights[1]).toBeLessThanOrEqual(24 * 1024);
});

/** Whether a file belongs to a language of this build; a release may leave languages out. */
function isInBuild(file: string): boolean {
  return isSampleSite(practice.site) || !/accents|noto|Translated/.test(file);
}

/** The form for another way of delivery than that of the practice: no page loads it. */
const otherForm = /\/(Server|Email|Off)Form\./;

/** Static or dynamic imports of a script file. */
function importsOf(file: string, when: "static" | "dynamic"): string[] {
  const text = readFileSync(new URL(file, dist), "utf8");
  const names = [...text.matchAll(/(import\()?["'`]\.\/([\w.-]+\.js)["'`]/g)];
  return names
    .filter(([, later]) => (when === "dynamic") === (later !== undefined))
    .map(([, , name = ""]) => `_astro/${name}`);
}

/** Script files with their static imports. */
function withStaticImports(first: readonly string[]): string[] {
  const files = new Set(first);
  for (const file of files) for (const name of importsOf(file, "static")) files.add(name);
  return [...files];
}

/** All script files that the islands of a page load on the first interaction. */
function scriptsOf(document: Document): string[] {
  return withStaticImports(
    all(document, "astro-island").flatMap((island) =>
      ["component-url", "renderer-url"].map((name) => island.getAttribute(name)?.slice(1) ?? ""),
    ),
  );
}

/** All script files that are loaded later, for less common parts of an island. */
function laterScripts(document: Document): string[] {
  const loaded = scriptsOf(document);
  const later = withStaticImports(loaded.flatMap((file) => importsOf(file, "dynamic")));
  return later.filter((file) => !loaded.includes(file));
}

const weigh = (file: string) => [file, transferSize(file)] as const;
const sum = (weights: readonly (readonly [string, number])[]) =>
  weights.reduce((total, [, weight]) => total + weight, 0);

/** A tool in another language has the budgets of the English one. */
const englishRoute = (route: string) => route.replace(/^\/[a-z-]+(?=\/tools\/)/, "");

const islandPages = builtPages.filter(({ document }) => all(document, "astro-island").length > 0);

test.each(islandPages)("all scripts of $route together are within their budget", ({ document, route }) => {
  const weights = scriptsOf(document).map(weigh);
  console.log(`Bytes of the scripts of ${route} as brotli:`, Object.fromEntries(weights), sum(weights));
  expect(sum(weights)).toBeLessThanOrEqual(scriptBudgets[englishRoute(route)] ?? scriptBudget);
  expect(weights.length).toBeGreaterThan(1);
});

test.each(islandPages)("what $route loads on demand is within a budget of its own", ({ document, route }) => {
  const weights = laterScripts(document).map(weigh);
  console.log(`Bytes of the scripts that ${route} loads on demand:`, Object.fromEntries(weights));
  expect(sum(weights)).toBeLessThanOrEqual(onDemandBudgets[englishRoute(route)] ?? 0);
  expect(weights.length > 0).toBe(englishRoute(route) in onDemandBudgets);
});

test.each([
  { name: "explain", budget: 1024 },
  { name: "crash-day", budget: 3072 },
])("the file $name, loaded without an island, imports no other and has at most $budget bytes", ({ name, budget }) => {
  const [file = "", ...others] = builtFiles.filter((one) => one.startsWith(`_astro/${name}.`) && one.endsWith(".js"));
  expect(others).toEqual([]);
  expect(readFileSync(new URL(file, dist), "utf8")).not.toMatch(/\bimport\b/);
  expect(transferSize(file)).toBeLessThan(budget);
});

test("every script file belongs to an island or to a page, directly or through another", () => {
  const scripts = builtFiles.filter((file) => file.endsWith(".js"));
  const texts = [
    ...[...builtPages, ...programPages].map(({ html }) => html),
    ...scripts.map((file) => readFileSync(new URL(file, dist), "utf8")),
  ];
  const unused = scripts.filter((file) => {
    const name = file.replace(/^.*\//, "");
    return isInBuild(file) && !otherForm.test(file) && !texts.some((text) => text.includes(name));
  });
  expect(unused).toEqual([]);
});
