import { withGlossaryLinks, type LinkedTerm } from "#glossary/glossary-links.ts";
import { firstElement, pageTree } from "#content/html.ts";
import { glossaryHref, legalPages, routes } from "#routes.ts";
import { articleLists, isEnglish, pathUnless, summaryOf } from "./built-page.ts";
import { withScript, type LazyCode } from "./lazy-code.ts";

const legalHrefs = Object.values(legalPages).map(({ href }) => href);

/**
 * Pages without links to the glossary: the home page explains its terms in place, attorneys know them and a report uses
 * them as doctors do, the glossary would link to itself, and lists of articles show only excerpts. A legal notice
 * contains only its own text.
 */
const plainPages = [
  routes.home,
  routes.attorneys,
  routes.sampleReport,
  routes.glossary,
  routes.blog,
  ...articleLists,
  ...legalHrefs,
];

/** The code that explains words of the glossary. */
export const glossaryWords = { folder: "glossary", code: "explain", loader: "load-explainer" };

/** The glossary terms of a page, and the code of their tooltips. */
export type GlossaryWords = LazyCode & { terms: readonly LinkedTerm[] };

/** The page with its terms linked and, if there are any, with the loader of the explainer and the tooltip. */
export function withGlossaryWords(html: string, { terms, address, loader }: GlossaryWords): string {
  const page = summaryOf(html);
  // Definitions are in English.
  if (!pathUnless(plainPages, page) || !isEnglish(page)) return html;
  const linked = withGlossaryLinks(html, terms, glossaryHref);
  const end = firstElement(pageTree(linked), "main")?.sourceCodeLocation?.endTag?.startOffset;
  if (linked === html || end === undefined) return html;
  // Empty until a word is explained.
  const tooltip = `<div id="explained" role="tooltip" popover="manual" data-code="${address}"></div>`;
  return withScript(linked.slice(0, end) + tooltip + linked.slice(end), loader);
}
