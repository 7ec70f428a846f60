/** A text made from Markdown in two: its first paragraph, which a phone shows at once, and the rest, which it may fold. */
export function firstParagraph(html: string): { first: string; rest: string } {
  const end = html.indexOf("</p>") + "</p>".length;
  return { first: html.slice(0, end), rest: html.slice(end).trim() };
}
