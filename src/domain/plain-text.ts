import { withSentenceMarks } from "./sentence-marks.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** What a browser shows of a piece of HTML, as one line of text in which lists and tables read as sentences. */
export function plainText(html: string): string {
  return withSentenceMarks(html)
    .replace(/<!--.*?-->/gs, "")
    .replace(/<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = "") => {
      if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
      return entities[name] ?? whole;
    })
    .replace(/\s+/g, " ")
    .trim();
}

/** The first paragraph of a text written as HTML, as one line of text. */
export function firstParagraph(html: string): string {
  return plainText(/<p\b[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html);
}
