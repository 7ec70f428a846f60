import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { routes } from "#routes.ts";
import {
  all,
  builtPages,
  dist,
  isBuiltFile,
  isListed,
  languagePages,
  linkablePages,
  notFound,
  one,
  pageAt,
} from "../support/built-pages.ts";
import { articles, practice } from "../support/content.ts";

const isWide = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
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

  test("has a description of 120 to 155 characters, of which Chinese ones are two wide", () => {
    const length = [...meta(document, "description")].reduce((sum, one) => sum + (isWide.test(one) ? 2 : 1), 0);
    expect(length).toBeGreaterThanOrEqual(120);
    expect(length).toBeLessThanOrEqual(155);
  });

  test("declares its encoding first, before any text", () => {
    expect(html.slice(0, 200)).toMatch(/^<!doctype html><html[^>]*>\s*<head>\s*<meta charset="utf-8">/i);
  });

  test("fits the width of a phone and lets people zoom", () => {
    const viewport = meta(document, "viewport");
    expect(viewport).toContain("width=device-width");
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });

  test("colors the browser’s own bar in the light and in the dark scheme", () => {
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
    for (const rel of ["icon", "manifest"])
      expect(link(document, rel), rel).toSatisfy(isBuiltFile, "a file of the build");
  });

  test("preloads its fonts, from existing files that its styles use", () => {
    const preloads = all(document, "head > link[rel=preload]").map((element) => element.getAttribute("href") ?? "");
    expect(preloads.length).toBeGreaterThan(0);
    for (const path of preloads) {
      expect(path).toSatisfy(isBuiltFile, "a file of the build");
      expect(html.includes(`url(${path})`), `${path} in the styles`).toBe(true);
    }
    expect(all(document, "head > link[rel=preload]:not([crossorigin])")).toEqual([]);
  });

  test("has the next page prefetched and faded in without a script file", () => {
    const rules: unknown = JSON.parse(one(document, "script[type=speculationrules]").textContent ?? "");
    expect(rules).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
    expect(html.match(/@view-transition\b/g)).toHaveLength(1);
  });

  test("shows itself on social sites as it does in search", () => {
    expect(meta(document, "og:title")).toBe(title(document));
    expect(meta(document, "og:description")).toBe(meta(document, "description"));
    expect(meta(document, "og:site_name")).toBe(practice.name);
    expect(meta(document, "og:type")).toMatch(/^(website|article)$/);
    expect(meta(document, "twitter:card")).toMatch(/^summary/);
  });

  test("has a share image with alternative text, at the absolute URL of an existing file", () => {
    const address = new URL(meta(document, "og:image"));
    expect(address.origin).toBe(practice.site);
    expect(address.pathname).toSatisfy(isBuiltFile, "a file of the build");
    expect(meta(document, "og:image:alt")).toBe(practice.name);
  });
});

describe.each(linkablePages)("$file", (page) => {
  const { document, route } = page;

  test("has the share image of its language, in the size that social sites require, within its size limit", async () => {
    const { pathname } = new URL(meta(document, "og:image"));
    const language = languagePages.includes(page) ? route.split("/")[1] : "en";
    expect(pathname).toBe(`/og/${language}.png`);
    const bytes = readFileSync(new URL(pathname.slice(1), dist));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect([meta(document, "og:image:width"), meta(document, "og:image:height")]).toEqual(["1200", "630"]);
    expect(bytes.length).toBeLessThan(24_000);
    expect(meta(document, "twitter:card")).toBe("summary_large_image");
  });

  test("has a canonical URL: its own route on the practice’s site", () => {
    const address = new URL(route, practice.site).href;
    expect(link(document, "canonical")).toBe(address);
    expect(meta(document, "og:url")).toBe(address);
  });
});

test("search engines may list every page but the search, whose links they follow", () => {
  expect(linkablePages.filter((page) => !isListed(page)).map(({ route }) => route)).toEqual([routes.search]);
  expect(meta(pageAt(routes.search).document, "robots")).toBe("noindex, follow");
});

test.each(linkablePages)(
  "$route has the metadata of an article, with its date, if it is one",
  ({ document, route }) => {
    const article = articles.find(({ id }) => route === `/blog/${id}`);
    const said = all(document, 'head > meta[property^="article:"]').map((element) => element.getAttribute("content"));
    const { date, updated, category } = article ?? {};
    expect(said).toEqual([date, updated, category].filter((value) => value !== undefined));
    expect(meta(document, "og:type")).toBe(article ? "article" : "website");
  },
);

test("the 404 page is not indexed and has no canonical URL", () => {
  expect(meta(notFound.document, "robots")).toBe("noindex");
  expect(all(notFound.document, "link[rel=canonical], meta[property='og:url']")).toEqual([]);
});

test.each([
  { what: "titles", of: title, because: "two tabs with one title look the same" },
  { what: "descriptions", of: (document: Document) => meta(document, "description"), because: "a search shows both" },
])("no two pages share their $what: $because", ({ of }) => {
  const texts = builtPages.map(({ document }) => of(document));
  expect(new Set(texts).size).toBe(texts.length);
});

type Manifest = {
  name: string;
  short_name?: string;
  id: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};
const manifest = JSON.parse(readFileSync(new URL("site.webmanifest", dist), "utf8")) as Manifest;
const picture = (path: string) => sharp(readFileSync(new URL(path.slice(1), dist)));

test("the manifest has the name of the practice, a short one that fits under an icon, and the start URL", () => {
  expect(manifest).toMatchObject({ name: practice.name, id: "/", start_url: "/" });
  expect(manifest.short_name).toBe(practice.shortName);
  expect(manifest.short_name?.length ?? 0).toBeLessThanOrEqual(12);
});

test("the manifest has the icons that phones ask for, one of which they may cut to their own shape", async () => {
  const drawn = manifest.icons.filter(({ type }) => type === "image/png");
  expect(drawn.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  for (const { src, sizes } of drawn) {
    const { format, width, height } = await picture(src).metadata();
    expect({ format, sizes: `${width}x${height}` }).toEqual({ format: "png", sizes });
  }
  const scalable = manifest.icons.filter(({ sizes }) => sizes === "any").map(({ src }) => src);
  expect(scalable).toEqual([link(notFound.document, "icon")]);
});

// Phones request it by this default name; pages have no `<link>` for it.
test("the icon for a phone’s home screen is 180 pixels wide and has no transparent corner", async () => {
  const { width, height, hasAlpha } = await picture("/apple-touch-icon.png").metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false });
});
