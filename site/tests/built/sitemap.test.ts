import { readFileSync } from "node:fs";
import { DOMParser } from "linkedom";
import { describe, expect, test } from "vitest";
import { languageHref } from "#languages/languages.ts";
import { toolIds, toolPath } from "#languages/translated-tools.ts";
import { routes } from "#routes.ts";
import { all, builtFiles, dist, isListed, languagePages, linkablePages, one, textOf } from "../support/built-pages.ts";
import { articles, practice, shownLanguages, shownTool } from "../support/content.ts";

const read = (file: string) => readFileSync(new URL(file, dist), "utf8");
const xml = (file: string) => new DOMParser().parseFromString(read(file), "text/xml") as unknown as Document;
const fileAt = (url: string) => url.replace(`${practice.site}/`, "");

const parts = all(xml("sitemap-index.xml"), "sitemap > loc").map(textOf);
const entries = parts.flatMap((part) =>
  all(xml(fileAt(part)), "url").map((entry) => ({
    address: textOf(one(entry, "loc")),
    changed: all(entry, "lastmod").map(textOf)[0],
  })),
);

test("the sitemap index lists its parts by absolute URLs of files that exist", () => {
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.map(fileAt).filter((file) => !builtFiles.includes(file))).toEqual([]);
});

test("the sitemap lists every indexable page once, by its canonical URL", () => {
  const listed = linkablePages.filter(isListed);
  const canonicals = listed.map(({ document }) => one(document, "link[rel=canonical]").getAttribute("href"));
  expect(entries.map(({ address }) => address).sort()).toEqual(canonicals.sort());
});

test("lastmod in the sitemap is a day of the content, and never that of the build", () => {
  const days = new Map(articles.map(({ id, date, updated }) => [`${practice.site}/blog/${id}`, updated ?? date]));
  for (const { address, changed } of entries) expect(changed?.slice(0, 10), address).toBe(days.get(address));
});

test("the sitemap names for the page for patients, for a tool and for each language all the others, and English for everyone else", () => {
  const namedBy = (all: readonly { id: string; language: string }[], tool?: string) =>
    Object.fromEntries([
      ...all.map(({ id, language }) => [language, practice.site + languageHref(id, tool)]),
      ["en", practice.site + (tool ?? routes.patients)],
      ["x-default", practice.site + (tool ?? routes.patients)],
    ]);
  // Only where there are any: a release may have none.
  const groups = [
    shownLanguages.length > 0 && namedBy(shownLanguages),
    ...toolIds.map((tool) => {
      const pages = shownTool(tool).map(({ content }) => content);
      return pages.length > 0 && namedBy(pages, toolPath(tool));
    }),
  ].filter((group) => group !== false);
  const addressesOf = (address: string) => groups.find((group) => Object.values(group).includes(address)) ?? {};
  const named = new Map(
    parts.flatMap((part) =>
      all(xml(fileAt(part)), "url").map((entry) => [
        textOf(one(entry, "loc")),
        Object.fromEntries(
          [...entry.children]
            .filter(({ localName }) => localName.endsWith("link"))
            .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
        ),
      ]),
    ),
  );
  for (const [address, links] of named) expect(links, address).toEqual(addressesOf(address));
  for (const { document, route } of languagePages)
    expect(
      Object.fromEntries(
        all(document, "link[hreflang]").map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
      ),
    ).toEqual(addressesOf(practice.site + route));
});

describe("robots.txt", () => {
  const lines = read("robots.txt").split("\n");

  test("allows all crawlers", () => {
    expect(lines.filter((line) => /^(User-agent|Allow|Disallow)/i.test(line))).toEqual(["User-agent: *", "Allow: /"]);
  });

  test("has the absolute URL of the sitemap", () => {
    expect(lines).toContain(`Sitemap: ${practice.site}/sitemap-index.xml`);
    expect(builtFiles).toContain("sitemap-index.xml");
  });
});
