import { resultItems, leftOutIn } from "#domain/who-pays.ts";
import type { Topic } from "#schemas/listed.ts";
import type { Option, WhoPays } from "#schemas/who-pays.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./DecisionOrder.module.css";

type Props = {
  rules: WhoPays;
  /** What No-Fault does not pay for, and whom an insurer may leave out. */
  limits: readonly Topic[];
};

/** The finder as text: every question with the result of each answer, then whom to ask, in the same sentences. */
export function DecisionOrder({ rules, limits }: Props) {
  const leftOut = leftOutIn(limits);
  return (
    <Section
      id="order"
      variant="sunk"
      title="Every question on one page"
      lead="The same questions, to read or print. Start with the first, and go where your answer leads."
    >
      <details className={styles.order}>
        <summary>Read every question</summary>
        <ol className={styles.questions} role="list">
          {rules.questions.map(({ id, text, hint, options }, index) => (
            <li key={id}>
              <h3>{`${index + 1}. ${text}`}</h3>
              {hint && <p>{hint}</p>}
              <ul role="list">
                {options.map((option) => (
                  <li key={option.id}>
                    <b>{option.label}:</b> <NoBreakText>{leadsTo(option, rules)}</NoBreakText>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <DescriptionList columns="fit" items={resultItems(rules.results)} />
        <Text>
          {leftOut.text} Source: {leftOut.source}.
        </Text>
      </details>
    </Section>
  );
}

/** The result of an answer as text: whom it names, and which question comes next. */
function leadsTo({ leads = [], next }: Option, { questions, results }: WhoPays): string {
  const titles = leads.map((lead) => `${results.find(({ id }) => id === lead)?.title}.`);
  const step = next && `Go on to question ${questions.findIndex(({ id }) => id === next) + 1}.`;
  return [...titles, step ?? (titles.length > 0 ? "" : "That is all.")].filter(Boolean).join(" ");
}
