/** Splits rendered Markdown: its first paragraph, always visible on phones, and the rest, which may be folded. */
export function firstParagraph(html: string): { first: string; rest: string } {
  const end = html.indexOf("</p>") + "</p>".length;
  return { first: html.slice(0, end), rest: html.slice(end).trim() };
}
