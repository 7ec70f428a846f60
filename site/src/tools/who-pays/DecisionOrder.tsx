import { filledIn } from "#content/filled-in.ts";
import { resultItems, type FinderRules } from "./who-pays.ts";
import type { Topic } from "#content/fields.ts";
import type { Option } from "./who-pays-schema.ts";
import type { FinderLabels, WhoPaysTexts } from "./texts-schema.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./DecisionOrder.module.css";

type Props = {
  rules: FinderRules;
  /** The source for whom an insurer may exclude. */
  leftOut: Pick<Topic, "source">;
  texts: Pick<WhoPaysTexts, "order" | "language"> & Pick<FinderLabels, "result">;
};

/** The finder as text: every question with the result of each answer, in the same sentences, then whom to ask. */
export function DecisionOrder({ rules, leftOut, texts }: Props) {
  const { order, result, language } = texts;
  const foreign = language === "en" ? undefined : language;
  return (
    <Section id="order" variant="sunk" title={order.title} lead={order.lead}>
      <details className={styles.order}>
        <summary>{order.open}</summary>
        <ol className={styles.questions} role="list">
          {rules.questions.map(({ id, text, hint, options }, index) => (
            <li key={id}>
              <h3>{`${index + 1}. ${text}`}</h3>
              {hint && <p>{hint}</p>}
              <ul role="list">
                {options.map((option) => (
                  <li key={option.id}>
                    <b>{option.label}:</b> <NoBreakText>{resultText(option, rules, order)}</NoBreakText>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <DescriptionList columns="fit" items={resultItems(rules.results, { result, language: foreign })} />
        <Text>
          {rules.leftOut} {result.source}: {foreign ? <span lang="en">{leftOut.source}</span> : leftOut.source}.
        </Text>
      </details>
    </Section>
  );
}

/** The result of an answer as text: the payer, and the next question. */
function resultText(
  { leads = [], next }: Option,
  { questions, results }: FinderRules,
  order: WhoPaysTexts["order"],
): string {
  const titles = leads.map((lead) => `${results.find(({ id }) => id === lead)?.title}.`);
  const step = next && filledIn(order.step, { number: questions.findIndex(({ id }) => id === next) + 1 });
  return [...titles, step ?? (titles.length > 0 ? "" : order.end)].filter(Boolean).join(" ");
}
