import type { Faq } from "#schemas/faq-and-glossary.ts";
import { Passage } from "#ui/layout/Passage.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import styles from "./Answers.module.css";

/** Questions with their answers open beside them, and the numbers of an answer in its margin. */
export function Answers({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Section
      id="questions"
      title="Answers in plain words"
      lead="This is general information. It does not replace an exam."
      arrange="split"
    >
      <div className={styles.counted} data-short="">
        {faqs.map(({ id, question, answerHtml, margin }) => (
          <Passage
            key={id}
            id={id}
            title={question}
            margin={
              margin && (
                <DescriptionList
                  variant="facts"
                  items={margin.map(({ value, meaning }) => ({ title: value, text: meaning }))}
                />
              )
            }
          >
            <Prose html={answerHtml} />
          </Passage>
        ))}
      </div>
    </Section>
  );
}
