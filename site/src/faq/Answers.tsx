import type { Faq } from "./faq-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import styles from "./Answers.module.css";

/** Questions with open answers, and the facts of an answer in its margin. */
export function Answers({ faqs, lead }: { faqs: readonly Faq[]; lead: string }) {
  return (
    <Section id="questions" title="Answers in plain words" lead={lead} arrange="split">
      <div className={styles.counted} data-short="">
        {faqs.map(({ id, question, answerHtml, margin }) => (
          <div key={id} className={styles.passage} id={id}>
            <h3>{question}</h3>
            <Prose html={answerHtml} />
            {margin && (
              <DescriptionList
                variant="facts"
                items={margin.map(({ value, meaning }) => ({ title: value, text: meaning }))}
              />
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
