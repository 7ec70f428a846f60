import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { Faq } from "#schemas/faq-and-glossary.ts";
import type { Practice } from "#schemas/practice.ts";
import { Accordion } from "#ui/layout/Accordion.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { faqs: readonly Faq[]; practice: Practice };

/** The FAQ of a page beside the practice line, for other questions. */
export function FaqSection({ faqs, practice }: Props) {
  return (
    <Section id="questions">
      <Columns split="4-8">
        <Stack>
          <h2 id="questions-title">Frequently Asked Questions</h2>
          <Text tone="soft">
            Not answered here? Call <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>.{" "}
            <a href={routes.faq}>More questions</a>
          </Text>
        </Stack>
        <Accordion
          name="faq"
          items={faqs.map(({ id, question, answerHtml }) => ({
            id,
            title: question,
            content: <Prose html={answerHtml} />,
          }))}
        />
      </Columns>
    </Section>
  );
}
