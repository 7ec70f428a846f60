import { phoneLines, readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { Faq } from "#schemas/faq.ts";
import type { Office } from "#schemas/office.ts";
import type { Practice } from "#schemas/practice.ts";
import { Accordion } from "./Accordion.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./FaqSection.module.css";

type Props = { faqs: readonly Faq[]; practice: Practice; offices: readonly Office[] };

/** The questions of a page beside the telephone numbers, for what they do not answer. */
export function FaqSection({ faqs, practice, offices }: Props) {
  const lines = phoneLines(practice, offices);
  return (
    <Section id="questions">
      <Columns split="4-8">
        <div className={styles.head}>
          <h2 id="questions-title">Frequently Asked Questions</h2>
          <Text tone="soft">Not answered here? Ask a person.</Text>
          <ul role="list">
            {lines.map(({ name, phone }) => (
              <li key={name}>
                {name} <a href={telHref(phone)}>{readablePhone(phone)}</a>
              </li>
            ))}
          </ul>
          <a href={routes.faq}>More questions</a>
        </div>
        <Accordion
          name="faq"
          items={faqs.map(({ id, question, answerHtml }) => ({ id, question, answer: <Prose html={answerHtml} /> }))}
        />
      </Columns>
    </Section>
  );
}
