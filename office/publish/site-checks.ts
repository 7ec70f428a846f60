/**
 * Checks the changed pages of a newly built site, with messages in the practice's terms. As a program it prints the
 * report of the site in one folder, compared with that in another: a process of its own, since visitors are served
 * meanwhile.
 */
import { parseHTML } from "linkedom";
import { canonicalPath, readSite, type Site } from "@practice/site/serve/app.ts";
import { charactersWithoutFont } from "@practice/site/styles/page-fonts.ts";

/** `mistakes` block publication; `warnings` do not. */
export type SiteReport = {
  mistakes: string[];
  warnings: string[];
};

/** The most compressed bytes of a page, as in site/tests/built/budgets.test.ts. */
const pageBudget = 24_000;

const base = "https://site.invalid";

/**
 * Checks the pages of a built site that differ from the live one; without one, every page counts as new.
 */
export function checkSite(built: Site, online: Site | undefined): SiteReport {
  const names = [...built.keys()].filter((name) => name.endsWith(".html"));
  const isNew = (name: string) => built.get(name)?.etag !== online?.get(name)?.etag;
  const pages = new Map(names.map((name) => [canonicalPath(name), name]));
  const documents = new Map<string, Document>();
  const documentAt = (path: string) => {
    const name = pages.get(path);
    if (!name) return undefined;
    const document = documents.get(path) ?? parseHTML(textOf(built, name)).document;
    documents.set(path, document);
    return document;
  };
  const report: SiteReport = { mistakes: [], warnings: [] };
  for (const name of names.filter(isNew)) {
    const path = canonicalPath(name);
    const document = documentAt(path) as Document;
    report.mistakes.push(...[...badLinks(document, path), ...badData(document)].map(on));
    const bytes = built.get(`${name}.br`)?.bytes.byteLength ?? 0;
    if (bytes > pageBudget) report.warnings.push(on(tooLong(document, bytes - pageBudget)));

    function on(text: string) {
      return `${path}: ${text}`;
    }
  }
  report.warnings.push(...inOtherFonts(built, names.filter(isNew).filter(isEnglish)));
  return report;

  function isEnglish(name: string): boolean {
    return documentAt(canonicalPath(name))?.documentElement.lang.startsWith("en") ?? false;
  }

  function badLinks(document: Document, from: string): string[] {
    return elements(document, "a[href]").flatMap((link) => {
      const url = new URL(link.getAttribute("href") ?? "", new URL(from, base));
      if (url.origin !== base) return [];
      const id = decodeURIComponent(url.hash.slice(1));
      if (!pages.has(url.pathname))
        return built.has(url.pathname)
          ? []
          : [`the link “${wordsOf(link)}” goes to ${url.pathname}, which is no page.`];
      return id === "" || documentAt(url.pathname)?.getElementById(id)
        ? []
        : [`the link “${wordsOf(link)}” goes to ${url.pathname}#${id}, and there is no such part.`];
    });
  }
}

/** What browsers show in another font, once for all pages that have the same. */
function inOtherFonts(site: Site, names: readonly string[]): string[] {
  const read = (path: string) => site.get(path)?.bytes ?? new Uint8Array();
  const lacked = (name: string) => charactersWithoutFont(textOf(site, name), read).map((one) => `“${one}”`);
  const pages = Map.groupBy(names, (name) => lacked(name).join(", "));
  pages.delete("");
  return Array.from(pages, ([all, [first = "", ...more]]) => {
    const where = canonicalPath(first) + (more.length > 0 ? ` and ${more.length} more` : "");
    const them = all.includes(", ") ? "them" : "it";
    return `The fonts of the site lack ${all} on ${where}; browsers show ${them} in another font.`;
  });
}

/** Approximate bytes per English word in a compressed page. */
const bytesOfWord = 2.5;

/** What to shorten on a page over its budget, and by about how much. */
function tooLong(document: Document, over: number): string {
  const parts = elements(document, "main section").flatMap((part) => {
    const title = part.querySelector("h2, h3");
    return title ? [{ title: wordsOf(title), words: wordsOf(part, "script, style").split(" ").length }] : [];
  });
  const [longest] = parts.sort((one, other) => other.words - one.words);
  const where = longest ? ` Its longest part is “${longest.title}”, with ${longest.words} words.` : "";
  return `it is too long for a slow phone. Take out about ${Math.ceil(over / bytesOfWord)} words.${where}`;
}

function textOf(site: Site, name: string): string {
  return Buffer.from(site.get(name)?.bytes ?? []).toString();
}

function elements(within: ParentNode, selector: string): Element[] {
  return [...within.querySelectorAll(selector)];
}

function wordsOf(element: Element, without?: string): string {
  const copy = element.cloneNode(true) as Element;
  if (without) for (const inner of elements(copy, without)) inner.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Structured data that search engines cannot read, or with a value that is empty. */
function badData(document: Document): string[] {
  return elements(document, 'script[type="application/ld+json"]').flatMap((script) => {
    try {
      const data = JSON.parse(script.textContent ?? "") as Record<string, unknown>;
      if (!data["@context"]) throw new Error("The data has no @context.");
      return emptyKeys(data).map((key) => `what search engines read of it has an empty “${key}”. Tell a developer.`);
    } catch {
      return ["search engines could not read its facts. Tell a developer."];
    }
  });
}

function emptyKeys(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (inner === "" || inner === null) return [key];
    return typeof inner === "object" ? emptyKeys(inner) : [];
  });
}

if (import.meta.main) {
  const [built = "", online = ""] = process.argv.slice(2);
  const before = await readSite(online).catch(() => undefined);
  console.log(JSON.stringify(checkSite(await readSite(built), before)));
}
