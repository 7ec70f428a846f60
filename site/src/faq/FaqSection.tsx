import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import type { Faq } from "./faq-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { Accordion } from "#ui/layout/Accordion.tsx";
import { Prose } from "#ui/text/Prose.tsx";

type Props = { faqs: readonly Faq[]; practice: Practice };

/** The FAQ of a page beside the practice line, for other questions. */
export function FaqSection({ faqs, practice }: Props) {
  return (
    <BesideSection
      id="questions"
      title="Frequently Asked Questions"
      lead={
        <>
          Not answered here? Call <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>.{" "}
          <a href={routes.faq}>More questions</a>
        </>
      }
      split="4-8"
    >
      <Accordion
        name="faq"
        items={faqs.map(({ id, question, answerHtml }) => ({
          id,
          title: question,
          content: <Prose html={answerHtml} />,
        }))}
      />
    </BesideSection>
  );
}
