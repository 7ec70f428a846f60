import type { FAQPage } from "schema-dts";
import { plainText } from "#domain/plain-text.ts";
import type { Faq } from "#schemas/faq-and-glossary.ts";
import { ids } from "./ids.ts";
import type { Page } from "./page.ts";

/**
 * The questions of a page, word for word as the page shows them. It is beside the node of the page itself, which says
 * the language and whose it is.
 */
export function faqPage({ url }: Page, faqs: readonly Faq[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": ids.questions(url),
    isPartOf: { "@id": ids.page(url) },
    mainEntity: faqs.map(({ question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answerHtml) },
    })),
  };
}
