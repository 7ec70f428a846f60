import type { ReactNode } from "react";
import { phoneLines, readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { Faq } from "#schemas/faq-and-glossary.ts";
import type { Office, Practice } from "#schemas/practice.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import opener from "#ui/links/Opener.module.css";
import { Prose } from "#ui/text/Prose.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
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

type Item = { id: string; question: string; answer: ReactNode };
type AccordionProps = {
  /** Questions that share a name: opening one closes the others. */
  name: string;
  items: readonly Item[];
};

/** Questions that open in place, one at a time, as native `<details>`: no script, and find-in-page opens them. */
function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, question, answer }, index) => (
        <details key={id} id={id} name={name} open={index === 0}>
          <summary className={opener.opener}>
            <h3>
              <NoBreakText>{question}</NoBreakText>
            </h3>
          </summary>
          {answer}
        </details>
      ))}
    </div>
  );
}
