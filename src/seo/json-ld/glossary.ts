import type { DefinedTermSet } from "schema-dts";
import { glossaryHref } from "#routes.ts";
import type { GlossaryTerm } from "#schemas/faq-and-glossary.ts";
import type { Practice } from "#schemas/practice.ts";
import { ids } from "./ids.ts";
import type { Page } from "./page.ts";

type Defined = Pick<GlossaryTerm, "id" | "term" | "name" | "meaning">;

/** The words of the glossary, each under its anchor, with the meaning that the page shows. */
export function definedTermSet({ site }: Practice, { url, title }: Page, terms: readonly Defined[]): DefinedTermSet {
  return {
    "@type": "DefinedTermSet",
    "@id": ids.terms(url),
    name: title,
    inLanguage: "en-US",
    isPartOf: { "@id": ids.page(url) },
    hasDefinedTerm: terms.map(({ id, term, name, meaning }) => ({
      "@type": "DefinedTerm",
      "@id": site + glossaryHref(id),
      name: term,
      ...(name && { alternateName: name }),
      description: meaning,
    })),
  };
}
