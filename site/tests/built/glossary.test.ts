import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { all, builtPages, dist, languagePages, one, pageAt, textOf } from "../support/built-pages.ts";
import { glossary } from "../support/content.ts";

const meanings = JSON.parse(readFileSync(new URL("glossary.json", dist), "utf8")) as Record<string, string>;
const linksIn = (page: Document) => all<HTMLAnchorElement>(page, "a[data-term]");
/** The script of the tooltips, which is in the page. */
const explains = ({ textContent }: Element) => textContent.includes("/glossary.json");
const withTerms = builtPages.filter(({ document: page }) => linksIn(page).length > 0);

test("each term is at its anchor, and its tooltip has the text of the glossary", () => {
  expect(Object.keys(meanings)).toEqual(glossary.map(({ id }) => id));
  for (const { id, meaning } of glossary) {
    expect(meanings[id]).toContain(meaning);
    expect(textOf(one(pageAt("/glossary").document, `#${id}`))).toContain(meaning);
  }
});

test("pages of every kind have terms with tooltips", () => {
  const routes = withTerms.map(({ route }) => route);
  expect(routes).toEqual(expect.arrayContaining(["/for-patients", "/insurance", "/services", "/faq", "/conditions"]));
  expect(routes.filter((route) => route.startsWith("/blog/")).length).toBeGreaterThan(2);
});

describe.each(withTerms)("$file", ({ document: page }) => {
  const links = linksIn(page);

  test("links at most seven terms, each once, and in sentences only", () => {
    const hrefs = links.map((link) => link.getAttribute("href") ?? "");
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs.length).toBeLessThanOrEqual(7);
    expect(links.filter((link) => !link.closest("main :is(p, li, dd)"))).toEqual([]);
    const inOthers = "a a, button a, summary a, form a, astro-island a, nav a, noscript a, :is(h1, h2, h3, h4) a";
    expect(links.filter((link) => link.matches(inOthers))).toEqual([]);
  });

  test("links each term to its entry, and has its tooltip", () => {
    for (const link of links) {
      const id = link.getAttribute("href")?.replace("/glossary#", "") ?? "";
      expect(glossary.find((term) => term.id === id)?.words?.map((word) => word.toLowerCase())).toContain(
        textOf(link).toLowerCase(),
      );
      expect(meanings[id]).toBeTruthy();
    }
    expect(all(page, "script[type=module]").filter(explains)).toHaveLength(1);
    expect(textOf(one(page, "main > [role=tooltip][popover=manual]"))).toBe("");
  });
});

test.each(builtPages.filter((page) => !withTerms.includes(page)))(
  "$file has no glossary term, and so no tooltip",
  ({ document }) => {
    expect(all(document, "[role=tooltip], [data-term]")).toEqual([]);
    expect(all(document, "script").filter(explains)).toEqual([]);
  },
);

const english = ["/", "/for-attorneys", "/glossary", "/404", "/blog", "/blog/category/legal"];
test.each([...english, ...languagePages.map(({ route }) => route)])("%s links no term", (route) => {
  expect(linksIn(pageAt(route).document)).toEqual([]);
});
