import type { FAQPage } from "schema-dts";
import { plainText } from "#domain/plain-text.ts";
import type { Faq } from "#schemas/faq.ts";
import type { Practice } from "#schemas/practice.ts";
import { ids } from "./ids.ts";
import type { Page } from "./page.ts";

/** The questions of a page, word for word as the page shows them; it stands beside the node of the page itself. */
export function faqPage({ site }: Practice, { url }: Page, faqs: readonly Faq[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": ids.questions(url),
    inLanguage: "en-US",
    isPartOf: { "@id": ids.page(url) },
    publisher: { "@id": ids.organization(site) },
    mainEntity: faqs.map(({ id, question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      url: `${url}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: plainText(answerHtml) },
    })),
  };
}
