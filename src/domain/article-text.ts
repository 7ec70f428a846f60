import type { ArticlePart } from "#schemas/article.ts";

const wordsPerMinute = 200;
const heading = /<h2 id="([^"]*)">(.*?)<\/h2>/;

/** How many words a text has, given as HTML. */
export function wordCount(html: string): number {
  return html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
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
      if (id === undefined || title === undefined) return { html: marked(text, "Table") };
      return { id, title, html: marked(text, `Table: ${title}`) };
    });
}

/**
 * What Markdown leaves out: tables that scroll on a phone and say which row or column a cell belongs to, and margin
 * notes that are no landmarks of the page.
 */
function marked(html: string, label: string): string {
  return html
    .replace(/<table>/g, `<section tabindex="0" aria-label="${label}"><table>`)
    .replace(/<\/table>/g, "</table></section>")
    .replace(/<aside>/g, '<aside role="note">')
    .replace(/<th>/g, '<th scope="col">')
    .replace(/<tr>\s*<td>(.*?)<\/td>/gs, '<tr><th scope="row">$1</th>');
}
