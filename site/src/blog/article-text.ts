import { serializeOuter } from "parse5";
import { attribute, elementsIn, isElement, fragmentTree, type HtmlElement, type HtmlNode } from "#content/html.ts";
import { plainText, textOf } from "#content/plain-text.ts";
import type { Article, ArticlePart } from "./article-schema.ts";

const wordsPerMinute = 200;

/**
 * What pages, lists and feeds need of an article’s text, from its HTML.
 * @param besides what else a reader reads in it, as HTML: the main message, the short version, the texts of its drawings
 */
export function articleText(html: string, besides = ""): Pick<Article, "bodyHtml" | "parts" | "words" | "minutes"> {
  const words = plainText(`${besides} ${html}`).split(" ").filter(Boolean).length;
  return { bodyHtml: html, parts: articleParts(html), words, minutes: Math.ceil(words / wordsPerMinute) };
}

/** The text of an article split before each h2, marked up for the page. */
function articleParts(html: string): ArticlePart[] {
  const parts: HtmlNode[][] = [[]];
  for (const node of fragmentTree(html).childNodes) {
    if (idOfHeading(node) !== undefined) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts
    .map((nodes) => {
      const [first, ...rest] = nodes;
      const id = first && idOfHeading(first);
      if (!first || id === undefined) return { html: marked(nodes) };
      const title = textOf(first);
      return { id, title, html: marked(rest, title) };
    })
    .filter((part) => "id" in part || part.html !== "");
}

function idOfHeading(node: HtmlNode): string | undefined {
  return isElement(node) && node.tagName === "h2" ? attribute(node, "id") : undefined;
}

/**
 * Adds what Markdown leaves out: the row and column of a cell, repeated in each cell for phones, where rows are
 * stacked; and the role of a margin note, which is no landmark.
 */
function marked(nodes: readonly HtmlNode[], title = "Table"): string {
  for (const element of nodes.flatMap((node) => [...elementsIn(node)])) {
    if (element.tagName === "table") markCells(element, title);
    if (element.tagName === "aside") add(element, "role", "note");
  }
  return nodes
    .map((node) => serializeOuter(node))
    .join("")
    .trim();
}

function markCells(table: HtmlElement, title: string) {
  const all = [...elementsIn(table)];
  const heads = all.filter(({ tagName }) => tagName === "th");
  const names = heads.map(textOf);
  add(table, "aria-label", title);
  for (const head of heads) add(head, "scope", "col");
  for (const row of all.filter(({ tagName }) => tagName === "tr")) {
    const [first, ...others] = row.childNodes.filter(isElement).filter(({ tagName }) => tagName === "td");
    if (!first) continue;
    first.tagName = "th";
    add(first, "scope", "row");
    for (const [index, cell] of others.entries()) add(cell, "data-head", names[index + 1] ?? "");
  }
}

function add({ attrs }: HtmlElement, name: string, value: string) {
  attrs.push({ name, value });
}
