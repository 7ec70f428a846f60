import { countFirst } from "#practice/number-words.ts";
import { marginOf, pointNamed } from "#content/points.ts";
import { insuranceQuestionsHref } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { ProcessStep } from "#home/process-step-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./ClaimProcess.module.css";

type Props = {
  start: string;
  steps: readonly ProcessStep[];
  /** The fields of the NF-2. */
  asked: readonly Point[];
  notice: readonly Point[];
  costs: readonly Point[];
};

/** The five steps of a claim, beside the fields of the NF-2 and how its days are counted. */
export function ClaimProcess({ start, steps, asked, notice, costs }: Props) {
  const time = pointNamed(notice, "time");
  return (
    <Section id="process" variant="sunk">
      <div className={styles.columns}>
        <Stack>
          <h2 id="process-title">
            <NoBreakText>The No-Fault process</NoBreakText>
          </h2>
          <Text variant="lead" tone="soft">
            {countFirst(steps.length)} steps. {start}
          </Text>
          <DescriptionList variant="facts" items={marginOf([time])} />
        </Stack>
        <AnswerSteps steps={steps} />
        <Stack>
          <Points title="What the NF-2 asks" items={asked.map(({ text }) => text)} />
          <Text>{time.text}</Text>
          <Text>
            {pointNamed(costs, "covered").text}. See <a href={insuranceQuestionsHref}>what you may have to pay</a>.
          </Text>
        </Stack>
      </div>
    </Section>
  );
}

type Step = { id: string; title: string; text: string };
type AnswerStepsProps = { steps: readonly Step[] };

/** Steps along a vertical line, with a response at each; amplitudes increase from step to step. */
function AnswerSteps({ steps }: AnswerStepsProps) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ id, title, text }, index) => {
        const height = 14 + Math.round((index / Math.max(steps.length - 1, 1)) * 30);
        const back = height + 8;
        return (
          <li key={id}>
            <svg viewBox="0 0 72 72" aria-hidden="true">
              <path d={`M12 0v12c0 12 ${height} 8 ${height} 18s-${back} 8-${back} 18 8 12 8 24`} />
              <circle cx={12 + height} cy="30" r="6" />
            </svg>
            <h3>{title}</h3>
            <p>
              <NoBreakText>{text}</NoBreakText>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
