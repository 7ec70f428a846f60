import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { englishSources, sourceText } from "#content/source-and-review.ts";
import { all, builtFiles, builtPages, dist, languagePages, one, pageAt, textOf } from "../support/built-pages.ts";
import { facts, glossary } from "../support/content.ts";

const { document } = pageAt("/glossary");
const entry = (id: string) => one(document, `#${id}`);

test.each(glossary)("$term is at its anchor with its meaning and source", (term) => {
  const said = textOf(entry(term.id));
  expect(textOf(one(entry(term.id), "dt"))).toBe([term.term, term.name].filter(Boolean).join(" "));
  for (const text of [term.meaning, term.more ?? "", term.source]) expect(said).toContain(text);
});

test("a term without certainty says so, and whom to ask", () => {
  const likely = glossary.filter(({ ask }) => ask);
  expect(likely.length).toBeGreaterThan(0);
  for (const term of likely) expect(textOf(entry(term.id))).toContain(sourceText(term, englishSources));
});

test.each([
  { id: "obel", says: "11 NYCRR 65-1.2", because: "65-1.3 is the section on APIP" },
  {
    id: "obel",
    says: `Within ${facts["obelChoice"]} of the date on its letter`,
    because: "no answer is an answer, too",
  },
  { id: "apip", says: "11 NYCRR 65-1.3", because: "neither §5102(a)(5) nor form NF-13 is about it" },
  { id: "mvaic", says: "A fund set up by state law.", because: "the State Fund insures workers" },
  { id: "written-notice", says: "A phone call alone does not count.", because: "the limit is for writing" },
  { id: "euo", says: "if you miss it, you can lose benefits", because: "going is a condition, as it is for an IME" },
  { id: "assignment-of-benefits", says: "Never sign an empty form.", because: "a blank form can be filled in later" },
  { id: "lien", says: "A doctor who took an assignment", because: "a lien obliges no one to this" },
  { id: "department", says: facts["stateDepartment"] ?? "", because: "a complaint needs an address" },
])("$id says “$says”: $because", ({ id, says }) => {
  expect(says).not.toBe("");
  expect(textOf(entry(id))).toContain(says);
});

test.each([
  { id: "apip", not: /5102|NF-13/, because: "these are about OBEL" },
  ...["causation", "impairment", "mmi", "neuropathy", "post-concussion-symptoms"].map((id) => ({
    id,
    not: /likely|check/i,
    because: "a neurologist does not doubt what it is",
  })),
])("$id does not say $not: $because", ({ id, not }) => {
  expect(textOf(entry(id))).not.toMatch(not);
});

const meanings = JSON.parse(readFileSync(new URL("glossary.json", dist), "utf8")) as Record<string, string>;
const explainer = builtFiles.filter((file) => /^_astro\/explain\..*\.js$/.test(file));
const linksIn = (page: Document) => all<HTMLAnchorElement>(page, "a[data-term]");
const withTerms = builtPages.filter(({ document: page }) => linksIn(page).length > 0);

test("the tooltip of a term has the text of the glossary", () => {
  expect(Object.keys(meanings)).toEqual(glossary.map(({ id }) => id));
  for (const { id, meaning } of glossary) expect(meanings[id]).toContain(meaning);
});

test("pages of every kind have terms with tooltips", () => {
  const routes = withTerms.map(({ route }) => route);
  expect(routes).toEqual(expect.arrayContaining(["/for-patients", "/insurance", "/services", "/faq", "/conditions"]));
  expect(routes.filter((route) => route.startsWith("/blog/")).length).toBeGreaterThan(2);
});

describe.each(withTerms)("$file", ({ document: page, html }) => {
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
  });

  test("references the file of the tooltips once, on the tooltip", () => {
    expect(html.split(`data-code="/${explainer[0]}"`)).toHaveLength(2);
    expect(textOf(one(page, "main > [role=tooltip][popover=manual]"))).toBe("");
  });
});

test.each(builtPages.filter((page) => !withTerms.includes(page)))(
  "$file has no glossary term, and so no tooltip",
  ({ document, html }) => {
    expect(all(document, "[role=tooltip], [data-term]")).toEqual([]);
    expect(html).not.toMatch(/explain\.[\w-]+\.js/);
  },
);

const english = ["/", "/for-attorneys", "/glossary", "/404", "/blog", "/blog/category/legal"];
test.each([...english, ...languagePages.map(({ route }) => route)])("%s links no term", (route) => {
  expect(linksIn(pageAt(route).document)).toEqual([]);
});
