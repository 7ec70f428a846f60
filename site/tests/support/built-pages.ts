import { parseHTML } from "linkedom";
import { parse as parsePage, serialize } from "parse5";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The folder of the built site. */
export const dist = new URL("../../../dist/", import.meta.url);

/** A built page: its file, its URL, its HTML, and its DOM. */
export type BuiltPage = { file: string; route: string; html: string; document: Document };

/** All files of the build, relative to `dist/`, without compressed copies and hidden files. */
export const builtFiles: readonly string[] = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.pathname.length).replace(/^\/+/, ""))
  .filter((file) => !/(^|\/)\./.test(file))
  .sort();

/** Pages that our own server fills in, while it takes the messages; the site links to none but the status. */
const isProgramPage = ({ file }: BuiltPage): boolean => /^contact\/[\w-]+\.html$/.test(file);

const allPages: readonly BuiltPage[] = builtFiles.filter((file) => file.endsWith(".html")).map(readPage);

/** All pages of the site in the build, `notFound` included. */
export const builtPages = allPages.filter((page) => !isProgramPage(page));

export const programPages = allPages.filter(isProgramPage);

if (builtPages.length === 0) throw new Error("dist/ holds no page, so there is nothing to test. Run `npm run build`.");

/** The 404 page; it has no URL of its own. */
export const notFound = pageAt("/404");

/** The pages that have a URL. */
export const linkablePages = builtPages.filter((page) => page !== notFound);

/** Whether a page is in English, as all are except the essential pages of other languages and their tools. */
const isEnglish = ({ document }: BuiltPage): boolean => document.documentElement.lang.startsWith("en");

/** The pages of the English site. */
export const englishPages = builtPages.filter(isEnglish);

/** The pages of other languages: the essential page of each, and its tools. */
export const languagePages = builtPages.filter((page) => !isEnglish(page));

/** Whether search engines may index a page: not that of the search, which only links to others. */
export const isListed = ({ document }: BuiltPage): boolean => !document.querySelector('head > meta[name="robots"]');

/** The built page of a URL. */
export function pageAt(route: string): BuiltPage {
  const page = builtPages.find((candidate) => candidate.route === route);
  if (!page)
    throw new Error(`No page is built for ${route}. The build has ${builtPages.map(({ file }) => file).join(", ")}.`);
  return page;
}

/** Whether a path, such as `/favicon.svg`, is a file of the build. */
export function isBuiltFile(path: string): boolean {
  return path.startsWith("/") && existsSync(new URL(path.slice(1), dist));
}

/** The text of an element, with whitespace collapsed. */
export function textOf(element: Element | null | undefined): string {
  if (!element) throw new Error("The element whose text was asked for is not on the page.");
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The only match of a selector; throws for none or several. */
export function one<T extends Element = HTMLElement>(within: ParentNode, selector: string): T {
  const found = within.querySelectorAll<T>(selector);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`“${selector}” means ${found.length} elements, not one.`);
  return element;
}

/** All matches of a selector, in DOM order. */
export function all<T extends Element = HTMLElement>(within: ParentNode, selector: string): T[] {
  return [...within.querySelectorAll<T>(selector)];
}

/** The `href` of a link; undefined without one. */
export function hrefOf(link: Element): string | null {
  return link.getAttribute("href");
}

/** The section with this heading. */
export function sectionNamed(document: Document, heading: string): HTMLElement {
  const title = all(document, "h1, h2, h3").find((candidate) => textOf(candidate) === heading);
  const section = title?.closest<HTMLElement>("article, section");
  if (!section) throw new Error(`No section has the heading “${heading}”.`);
  return section;
}

/** The links and buttons of a part of a page whose text, visible or hidden, begins so. */
export function linkNamed(within: ParentNode, name: string): HTMLAnchorElement {
  const found = all<HTMLAnchorElement>(within, "a").filter((link) => textOf(link).startsWith(name));
  const [link] = found;
  if (!link || found.length > 1) throw new Error(`“${name}” names ${found.length} links, not one.`);
  return link;
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(new URL(file, dist), "utf8");
  const route = `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
  return { file, route, html, document: parse(html) };
}

/** The DOM of a page as browsers parse it: with implied end tags, without the comments between texts. */
function parse(html: string): Document {
  return parseHTML(serialize(parsePage(html)).replace(/<!--.*?-->/gs, "")).document;
}
