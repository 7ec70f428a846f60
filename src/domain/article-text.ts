import { plainText } from "#domain/plain-text.ts";
import type { Article, ArticlePart } from "#schemas/article.ts";

const wordsPerMinute = 200;
const heading = /<h2 id="([^"]*)">(.*?)<\/h2>/;

/** What an article’s text, given as HTML, gives its page, its lists and the feeds. */
export function articleText(html: string): Pick<Article, "bodyHtml" | "parts" | "words" | "minutes"> {
  const words = wordCount(html);
  return { bodyHtml: html, parts: articleParts(html), words, minutes: readingMinutes(words) };
}

/** How many words a text has, given as HTML. */
export function wordCount(html: string): number {
  return plainText(html).split(" ").filter(Boolean).length;
}

/** How long reading takes, in whole minutes. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / wordsPerMinute);
}

/** The text of an article cut before each of its headings of the second level, made fit for the page. */
export function articleParts(html: string): ArticlePart[] {
  return html
    .split(/(?=<h2 id=)/)
    .filter((piece) => piece.trim() !== "")
    .map((piece) => {
      const [whole = "", id, title] = heading.exec(piece) ?? [];
      const text = piece.slice(whole.length).trim();
      return id === undefined || title === undefined
        ? { html: marked(text) }
        : { id, title: plainText(title), html: marked(text, title) };
    });
}

/**
 * What Markdown leaves out: which row and column a cell belongs to, said again in each cell for phones, where rows are
 * stacked; and that a margin note is a note and no landmark of the page.
 */
function marked(html: string, title = "Table"): string {
  return html
    .replace(/<table>.*?<\/table>/gs, (table) => {
      const heads = [...table.matchAll(/<th>(.*?)<\/th>/gs)].map(([, head = ""]) => attribute(head));
      return table
        .replace("<table>", `<table aria-label="${attribute(title)}">`)
        .replace(/<th>/g, '<th scope="col">')
        .replace(/<tr>\s*<td>(.*?)<\/td>(.*?)<\/tr>/gs, (_, first: string, rest: string) => {
          let column = 0;
          return `<tr><th scope="row">${first}</th>${rest.replace(/<td>/g, () => `<td data-head="${heads[++column]}">`)}</tr>`;
        });
    })
    .replace(/<aside>/g, '<aside role="note">');
}

/** The words of a piece of HTML as they may stand between the quotes of an attribute. */
function attribute(html: string): string {
  return plainText(html).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
