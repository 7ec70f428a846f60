import { describe, expect, test } from "vitest";
import { routes } from "#routes.ts";
import { all, builtPages, englishPages, isBuiltFile, textOf } from "../support/built-pages.ts";
import { network, practice } from "../support/content.ts";

const base = "https://site.invalid";

const isLocal = (href: string) => new URL(href, base).origin === base && !href.startsWith("//");
const linksOf = (document: Document) => all<HTMLAnchorElement>(document, "a");
const hrefOf = (link: Element) => link.getAttribute("href") ?? "";

/** The error of an internal link, if any. */
function localMistake(href: string, from: string): string | undefined {
  const { pathname, hash, search } = new URL(href, new URL(from, base));
  if (search) return `${href} carries a query, which no page of this site reads`;
  const page = builtPages.find(({ route }) => route === pathname);
  if (page) {
    const fragment = decodeURIComponent(hash.slice(1));
    return fragment && !page.document.getElementById(fragment) ? `${href}: ${pathname} has no #${fragment}` : undefined;
  }
  if (isBuiltFile(pathname) && !pathname.endsWith(".html")) return undefined;
  return `${href} links to no page`;
}

describe.each(builtPages)("$file", (page) => {
  const { document, route } = page;
  const isEnglish = englishPages.includes(page);
  const links = linksOf(document);
  const external = links.filter((link) => /^https?:|^\/\//.test(hrefOf(link)));

  test("has no broken internal link", () => {
    const local = links.map(hrefOf).filter((href) => isLocal(href));
    expect(local.flatMap((href) => localMistake(href, route) ?? [])).toEqual([]);
    expect(local.length).toBeGreaterThan(isEnglish ? 10 : 3);
  });

  test("links only to what a browser can open safely", () => {
    expect(links.map(hrefOf).filter((href) => !/^(\/(?!\/)|#|https:\/\/|tel:|mailto:)/.test(href))).toEqual([]);
  });

  test("opens no page with access to its window", () => {
    expect(external.filter((link) => !link.getAttribute("rel")?.split(" ").includes("noopener")).map(hrefOf)).toEqual(
      [],
    );
    expect(external.length > 0).toBe(isEnglish);
  });

  test("tells screen readers which links leave the site", () => {
    expect(external.filter((link) => !textOf(link).includes("(external site)")).map(hrefOf)).toEqual([]);
  });

  test("marks no internal link as “(external site)”", () => {
    const staying = links.filter((link) => !external.includes(link));
    expect(staying.filter((link) => textOf(link).includes("(external site)")).map(hrefOf)).toEqual([]);
  });

  test("has rel=nofollow exactly on links to the sites for which the content says so", () => {
    const notFollowed = external
      .filter((link) => link.getAttribute("rel")?.split(" ").includes("nofollow"))
      .map(hrefOf);
    const shouldNotBe = new Set(network.filter(({ nofollow }) => nofollow).map(({ url }) => url));
    expect(notFollowed).toEqual(external.map(hrefOf).filter((href) => shouldNotBe.has(href)));
  });

  test("links out only to sister sites, to the maps service and to the State’s look-up of the license", () => {
    const { licensePage = [] } = practice.physician ?? {};
    const known = [...network.map(({ url }) => url), "https://www.google.com", licensePage]
      .flat()
      .map((url) => new URL(url).origin);
    expect(external.map(hrefOf).filter((href) => !known.includes(new URL(href).origin))).toEqual([]);
  });
});

test("every route that has a page is linked from some page", () => {
  const linked = new Set(builtPages.flatMap(({ document }) => linksOf(document).map(hrefOf)));
  expect(Object.values(routes).filter((route) => !linked.has(route))).toEqual([]);
});
