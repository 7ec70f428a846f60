import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { all, builtFiles, builtPages, dist, one, pageAt, words } from "../support/built-pages.ts";
import { glossary } from "../support/content.ts";

const { document } = pageAt("/glossary");
const entry = (id: string) => one(document, `#${id}`);

test.each(glossary)("$term stands at its anchor with its meaning and where it comes from", (term) => {
  const said = words(entry(term.id));
  expect(words(one(entry(term.id), "dt"))).toBe([term.term, term.name].filter(Boolean).join(" "));
  for (const text of [term.meaning, term.more ?? "", term.source]) expect(said).toContain(text);
});

test.each([
  { certainty: "C", words: "Checked in:", because: "it was read in the law, the form or the reference" },
  {
    certainty: "L",
    words: "Likely, not yet checked at its source:",
    because: "a reader must know what is not certain",
  },
])("certainty $certainty reads “$words”: $because", ({ certainty, words: said }) => {
  const entries = glossary.filter((term) => term.certainty === certainty);
  expect(entries.length).toBeGreaterThan(0);
  for (const { id } of entries) expect(words(entry(id))).toContain(said);
});

test("the list of contents leads to every group, in the order of the page", () => {
  const targets = all(one(document, 'nav[aria-label="On this page"]'), "a").map((link) => link.getAttribute("href"));
  expect(targets).toEqual(all(one(document, "main"), "section[id]").map(({ id }) => `#${id}`));
});

test("the law's list of serious injuries stands nowhere: it has changed, and which list holds is a legal question", () => {
  expect(words(one(document, "main"))).not.toMatch(/dismember|disfigure|fracture|90.{0,20}180/i);
});

test("machines are told every word, with the meaning that the page shows", () => {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageAt("/glossary").html) ?? [];
  const graph = (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"];
  const set = graph.find((node) => node["@type"] === "DefinedTermSet") as {
    hasDefinedTerm: { "@id": string; name: string; description: string }[];
  };
  expect(set.hasDefinedTerm.map(({ name }) => name)).toEqual(glossary.map(({ term }) => term));
  for (const { "@id": id, description } of set.hasDefinedTerm)
    expect(words(entry(new URL(id).hash.slice(1)))).toContain(description);
});

const meanings = JSON.parse(readFileSync(new URL("glossary.json", dist), "utf8")) as Record<string, string>;
const explainer = builtFiles.filter((file) => /^_astro\/explain\..*\.js$/.test(file));
const linksIn = (page: Document) => all<HTMLAnchorElement>(page, "a[data-term]");
const withWords = builtPages.filter(({ document: page }) => linksIn(page).length > 0);

test("what a word says of itself in a text is what the glossary says of it", () => {
  expect(Object.keys(meanings)).toEqual(glossary.map(({ id }) => id));
  for (const { id, meaning } of glossary) expect(meanings[id]).toContain(meaning);
});

test("one file explains the words", () => {
  expect(explainer).toHaveLength(1);
});

test("pages of every kind have words that explain themselves", () => {
  const routes = withWords.map(({ route }) => route);
  expect(routes).toEqual(expect.arrayContaining(["/for-patients", "/insurance", "/services", "/faq", "/conditions"]));
  expect(routes.filter((route) => route.startsWith("/blog/")).length).toBeGreaterThan(2);
});

describe.each(withWords)("$file", ({ document: page, html }) => {
  const links = linksIn(page);

  test("links at most seven words, each once, and in sentences only", () => {
    const hrefs = links.map((link) => link.getAttribute("href") ?? "");
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs.length).toBeLessThanOrEqual(7);
    expect(links.filter((link) => !link.closest("main :is(p, li, dd)"))).toEqual([]);
    const inOthers = "a a, button a, summary a, form a, astro-island a, nav a, noscript a, :is(h1, h2, h3, h4) a";
    expect(links.filter((link) => link.matches(inOthers))).toEqual([]);
  });

  test("links each word to an entry that knows it, and can explain it", () => {
    for (const link of links) {
      const id = link.getAttribute("href")?.replace("/glossary#", "") ?? "";
      expect(glossary.find((term) => term.id === id)?.words?.map((word) => word.toLowerCase())).toContain(
        words(link).toLowerCase(),
      );
      expect(meanings[id]).toBeTruthy();
    }
  });

  test("names the file that explains them once, in its own script, and has a place for what is said", () => {
    expect(html.split(`import("/${explainer[0]}")`)).toHaveLength(2);
    expect(words(one(page, "main > [role=tooltip][popover=manual]"))).toBe("");
  });
});

test.each(builtPages.filter((page) => !withWords.includes(page)))(
  "$file has no such word, and so nothing that would explain it",
  ({ html }) => {
    expect(html).not.toMatch(/explain\.[\w-]+\.js|role="tooltip"|data-term/);
  },
);

test.each(["/", "/for-attorneys", "/glossary", "/404", "/blog", "/blog/category/legal"])(
  "%s links no word",
  (route) => {
    expect(linksIn(pageAt(route).document)).toEqual([]);
  },
);
