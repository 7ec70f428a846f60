import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gunzipSync } from "node:zlib";
import { articlesHref, conditionHref, redFlagsHref, routes } from "#routes.ts";
import {
  all,
  builtFiles,
  dist,
  englishPages,
  hrefOf,
  linkablePages,
  one,
  pageAt,
  textOf,
} from "../support/built-pages.ts";
import { categories, conditions, offices, redFlags, searchPlaces } from "../support/content.ts";

const { document } = pageAt(routes.search);
const main = one(document, "main");
/** Other languages have one page each, and no search. */
const english = linkablePages.filter((page) => englishPages.includes(page));
const lists: readonly string[] = categories.map(({ id }) => articlesHref(id));
const index = builtFiles.filter((file) => file.startsWith("pagefind/"));

/** A fragment of the Pagefind index: the text of one page. */
type Fragment = { url: string; content: string; meta: { title?: string } };

const fragments = index
  .filter((file) => file.endsWith(".pf_fragment"))
  .map((file) => {
    const text = gunzipSync(readFileSync(new URL(file, dist))).toString();
    return JSON.parse(text.replace(/^pagefind_dcd/, "")) as Fragment;
  });

test("every page with content of its own is in the index, under its path and its short name; pages about the site are not", () => {
  const apart: readonly string[] = [routes.search, routes.privacy, routes.accessibility, ...lists];
  const wanted = english.filter(({ route }) => !apart.includes(route));
  expect(fragments.map(({ url }) => url).sort()).toEqual(wanted.map(({ route }) => route).sort());
  for (const { url, meta } of fragments.filter((fragment) => fragment.url !== routes.home))
    expect(meta.title, url).toBe(textOf(one(pageAt(url).document, "[aria-label=Breadcrumb] [aria-current=page]")));
});

test.each([
  { word: "NF-2", path: routes.insurance, because: "patients read it on a letter" },
  { word: offices[0]?.street ?? "", path: routes.locations, because: "people search for the way" },
  { word: "EMG", path: routes.services, because: "a doctor has named the test" },
])("the index has “$word” of $path: $because", ({ word, path }) => {
  expect(fragments.find(({ url }) => url === path)?.content).toContain(word);
});

test.each(searchPlaces)("visitors’ own words link to $href, which exists", ({ href }) => {
  const { pathname, hash } = new URL(href, "https://site.invalid");
  const { document } = pageAt(pathname);
  if (hash) expect(document.getElementById(hash.slice(1))).not.toBeNull();
});

test("the signs for which to call 911 are in the index once, so that a search for one finds one list", () => {
  const [sign = ""] = redFlags[0]?.items ?? [];
  expect(fragments.filter(({ content }) => content.includes(sign)).map(({ url }) => url)).toEqual([routes.patients]);
});

test("a place that is a condition has its name", () => {
  const names = new Map(conditions.map(({ id, title }) => [conditionHref(id), title]));
  const found = searchPlaces.filter(({ href }) => names.has(href));
  expect(found.map(({ title }) => title)).toEqual(found.map(({ href }) => names.get(href)));
  expect(found.length).toBeGreaterThan(0);
});

test("danger signs come before everything else that a visitor may mean", () => {
  expect(searchPlaces[0]?.href).toBe(redFlagsHref);
});

test("the index has only the main part of each page, without header and footer", () => {
  for (const { url, content } of fragments) expect(content, url).not.toContain("Quick links");
});

test("of Pagefind's files, only those that a search loads are in the build", () => {
  const kinds = new Set(index.map((file) => file.replace(/^.*\//, "").replace(/^(pagefind\.)?en_[\da-f]+/, "")));
  expect([...kinds].sort()).toEqual([
    ".pf_fragment",
    ".pf_index",
    ".pf_meta",
    "pagefind-entry.json",
    "pagefind.js",
    "wasm.en.pagefind",
  ]);
});

test("the list links to every page of the site, so that no one has to search", () => {
  const linked = new Set(all(one(main, "#all-pages"), "a").map(hrefOf));
  const listed = english.map(({ route }) => route);
  expect(listed.filter((route) => route !== routes.search && !lists.includes(route) && !linked.has(route))).toEqual([]);
});
