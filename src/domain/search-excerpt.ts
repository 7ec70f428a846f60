/** A piece of an excerpt; `found` where it is a word that was searched for. */
export type ExcerptPart = { text: string; found: boolean };

/**
 * An excerpt of Pagefind's, which is HTML, as pieces of plain text: words in `<mark>` are found, and it writes only `<`
 * and `>` as entities. So it can be shown without a string ever becoming HTML, which the policy of every page forbids.
 */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: text.replaceAll("&lt;", "<").replaceAll("&gt;", ">"), found: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
