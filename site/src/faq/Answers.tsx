import type { Faq } from "./faq-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Contents } from "#ui/links/Contents.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import styles from "./Answers.module.css";

/** Questions with open answers and their facts, beside the list of the questions. */
export function Answers({ faqs, lead }: { faqs: readonly Faq[]; lead: string }) {
  return (
    <Section id="questions">
      <Columns split="5-7">
        <Stack sticky>
          <h2 id="questions-title">Answers in plain words</h2>
          <Text tone="soft">{lead}</Text>
          <Contents
            title="The questions"
            links={faqs.map(({ id, question }) => ({ href: `#${id}`, label: question }))}
          />
        </Stack>
        <div data-short="">
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
      </Columns>
    </Section>
  );
}
