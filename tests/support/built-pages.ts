import { parseHTML } from "linkedom";
import { parse as parsePage, serialize } from "parse5";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The folder of the built site. */
export const dist = new URL("../../dist/", import.meta.url);

/** A page as it was built: its file, the URL that serves it, its HTML, and its HTML taken apart. */
export type BuiltPage = { file: string; route: string; html: string; document: Document };

/** Every file of the built site, relative to `dist/`, without the compressed twins and what is hidden. */
export const builtFiles: readonly string[] = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.pathname.length).replace(/^\/+/, ""))
  .filter((file) => !/(^|\/)\./.test(file))
  .sort();

/** Every page of the built site; `notFound` is among them. */
export const builtPages: readonly BuiltPage[] = builtFiles.filter((file) => file.endsWith(".html")).map(readPage);

if (builtPages.length === 0) throw new Error("dist/ holds no page, so there is nothing to test. Run `npm run build`.");

/** The page for unknown paths; it has no URL of its own. */
export const notFound = pageAt("/404");

/** The pages that have a URL. */
export const linkablePages = builtPages.filter((page) => page !== notFound);

/** Whether a page is in English, as all are but the essential pages of other languages. */
const isEnglish = ({ document }: BuiltPage): boolean => document.documentElement.lang.startsWith("en");

/** The pages of the English site. */
export const englishPages = builtPages.filter(isEnglish);

/** The pages of other languages: the essential page of each, and its tools. */
export const languagePages = builtPages.filter((page) => !isEnglish(page));

/** Whether search engines may list a page: not the one of the search, which only links to others. */
export const isListed = ({ document }: BuiltPage): boolean => !document.querySelector('head > meta[name="robots"]');

/** The built page that a URL of the site shows. */
export function pageAt(route: string): BuiltPage {
  const page = builtPages.find((candidate) => candidate.route === route);
  if (!page)
    throw new Error(`No page is built for ${route}. The build has ${builtPages.map(({ file }) => file).join(", ")}.`);
  return page;
}

/** Whether a path from the site’s root, such as `/favicon.svg`, is a file of the build. */
export function isBuiltFile(path: string): boolean {
  return path.startsWith("/") && existsSync(new URL(path.slice(1), dist));
}

/** What an element says, with every run of white space as one blank. */
export function words(element: Element | null | undefined): string {
  if (!element) throw new Error("The element whose words were asked for is not on the page.");
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The one element that a selector means; an error when there is none or more than one. */
export function one<T extends Element = HTMLElement>(within: ParentNode, selector: string): T {
  const found = within.querySelectorAll<T>(selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`“${selector}” means ${found.length} elements, not one.`);
  return element;
}

/** All elements that a selector means, in the order of the page. */
export function all<T extends Element = HTMLElement>(within: ParentNode, selector: string): T[] {
  return [...within.querySelectorAll<T>(selector)];
}

/** Where a link leads; nothing when it has no address. */
export function hrefOf(link: Element): string | null {
  return link.getAttribute("href");
}

/** The section whose heading carries these words. */
export function sectionNamed(document: Document, heading: string): HTMLElement {
  const title = all(document, "h1, h2, h3").find((candidate) => words(candidate) === heading);
  const section = title?.closest<HTMLElement>("article, section");
  if (!section) throw new Error(`No section has the heading “${heading}”.`);
  return section;
}

/** The links and buttons of a part of a page whose visible or hidden words begin so. */
export function linkNamed(within: ParentNode, name: string): HTMLAnchorElement {
  const found = all<HTMLAnchorElement>(within, "a").filter((link) => words(link).startsWith(name));
  const [link] = found;
  if (!link || found.length > 1) throw new Error(`“${name}” names ${found.length} links, not one.`);
  return link;
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(new URL(file, dist), "utf8");
  const route = `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
  return { file, route, html, document: parse(html) };
}

/** The page as a browser's parser reads it: with the end tags that HTML implies, without the comments between texts. */
function parse(html: string): Document {
  return parseHTML(serialize(parsePage(html)).replace(/<!--.*?-->/gs, "")).document;
}
