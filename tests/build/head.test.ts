import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { all, builtPages, dist, isBuiltFile, linkablePages, notFound, one } from "../support/built-pages.ts";
import { practice } from "../support/content.ts";

const meta = (document: Document, name: string) =>
  one(document, `head > meta[name="${name}"], head > meta[property="${name}"]`).getAttribute("content") ?? "";
const metas = (document: Document, name: string) =>
  all(document, `head > meta[name="${name}"], head > meta[property="${name}"]`);
const link = (document: Document, rel: string) => one(document, `head > link[rel="${rel}"]`).getAttribute("href") ?? "";
const title = (document: Document) => one(document, "head > title").textContent ?? "";

describe.each(builtPages)("$file", ({ document, html }) => {
  test("has a title that search engines show whole: at most 60 characters", () => {
    expect(title(document).length).toBeLessThanOrEqual(60);
    expect(title(document).length).toBeGreaterThan(10);
  });

  test("has a description of 120 to 155 characters", () => {
    const { length } = meta(document, "description");
    expect(length).toBeGreaterThanOrEqual(120);
    expect(length).toBeLessThanOrEqual(155);
  });

  test("says its encoding first, before any text could be read wrongly", () => {
    expect(html.slice(0, 200)).toMatch(/^<!doctype html><html[^>]*>\s*<head>\s*<meta charset="utf-8">/i);
  });

  test("fits the width of a phone and lets people zoom", () => {
    const viewport = meta(document, "viewport");
    expect(viewport).toContain("width=device-width");
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });

  test("colours the browser’s own bar in the light and in the dark scheme", () => {
    const colors = metas(document, "theme-color").map((element) => [
      element.getAttribute("media"),
      element.getAttribute("content"),
    ]);
    expect(colors).toEqual([
      ["(prefers-color-scheme: light)", expect.stringMatching(/^#[0-9a-f]{6}$/)],
      ["(prefers-color-scheme: dark)", expect.stringMatching(/^#[0-9a-f]{6}$/)],
    ]);
    expect(colors[0]?.[1]).not.toBe(colors[1]?.[1]);
  });

  test("names icons and a manifest that exist", () => {
    for (const rel of ["icon", "apple-touch-icon", "manifest"])
      expect(link(document, rel), rel).toSatisfy(isBuiltFile, "a file of the build");
  });

  test("fetches its fonts early, from files that exist, and those that its styles name", () => {
    const preloads = all(document, "head > link[rel=preload]").map((element) => element.getAttribute("href") ?? "");
    expect(preloads.length).toBeGreaterThan(0);
    for (const path of preloads) {
      expect(path).toSatisfy(isBuiltFile, "a file of the build");
      expect(html.includes(`url(${path})`), `${path} in the styles`).toBe(true);
    }
    expect(all(document, "head > link[rel=preload]:not([crossorigin])")).toEqual([]);
  });

  test("shows itself on social sites as it does in search", () => {
    expect(meta(document, "og:title")).toBe(title(document));
    expect(meta(document, "og:description")).toBe(meta(document, "description"));
    expect(meta(document, "og:site_name")).toBe(practice.name);
    expect(meta(document, "og:locale")).toBe("en_US");
    expect(meta(document, "og:type")).toMatch(/^(website|article)$/);
    expect(meta(document, "twitter:card")).toMatch(/^summary/);
  });

  test("has a picture for social sites, with words for it, at a whole address of a file that exists", () => {
    const picture = new URL(meta(document, "og:image"));
    expect(picture.origin).toBe(practice.site);
    expect(picture.pathname).toSatisfy(isBuiltFile, "a file of the build");
    expect(meta(document, "og:image:alt")).not.toBe("");
  });
});

describe.each(linkablePages)("$file", ({ document, route }) => {
  test("names its own route on the practice’s site as its one address", () => {
    const address = new URL(route, practice.site).href;
    expect(link(document, "canonical")).toBe(address);
    expect(meta(document, "og:url")).toBe(address);
  });

  test("may be found by search engines", () => {
    expect(metas(document, "robots")).toEqual([]);
  });
});

test("the page for unknown paths is no result of a search and has no address of its own", () => {
  expect(meta(notFound.document, "robots")).toBe("noindex");
  expect(all(notFound.document, "link[rel=canonical], meta[property='og:url']")).toEqual([]);
});

test.each([
  { what: "titles", of: title, because: "two tabs with one title cannot be told apart" },
  { what: "descriptions", of: (document: Document) => meta(document, "description"), because: "a search shows both" },
])("no two pages share their $what: $because", ({ of }) => {
  const texts = builtPages.map(({ document }) => of(document));
  expect(new Set(texts).size).toBe(texts.length);
});

test("the manifest is JSON that names the practice and icons that exist", () => {
  const manifest = JSON.parse(readFileSync(new URL("site.webmanifest", dist), "utf8")) as {
    name: string;
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(practice.name);
  expect(manifest.start_url).toBe("/");
  expect(manifest.icons.length).toBeGreaterThan(0);
  expect(manifest.icons.map(({ src }) => src).filter((src) => !isBuiltFile(src))).toEqual([]);
});
