import { countFirst } from "#practice/number-words.ts";
import { pointNamed } from "#content/points.ts";
import { letterHref, payHref } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { ProcessStep } from "#home/process-step-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./ClaimProcess.module.css";

/** So many steps have a limit, so they are never folded. */
const urgent = 2;

type Props = {
  start: string;
  steps: readonly ProcessStep[];
  /** The time for written notice. */
  limit: string;
  notice: readonly Point[];
  costs: readonly Point[];
};

/** The five steps of a claim, beside its limit and what it costs; small screens fold the later ones. */
export function ClaimProcess({ start, steps, limit, notice, costs }: Props) {
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
          <DescriptionList variant="facts" items={[{ title: limit, text: pointNamed(notice, "time").text }]} />
        </Stack>
        <div className={styles.steps}>
          <AnswerSteps steps={steps.slice(0, urgent)} of={steps.length} />
          <NarrowFold label={`${steps.length - urgent} more steps`}>
            <AnswerSteps steps={steps.slice(urgent)} after={urgent} of={steps.length} />
          </NarrowFold>
        </div>
        <Text>
          {pointNamed(costs, "covered").text}. See <a href={payHref}>what you may have to pay</a>, and{" "}
          <a href={letterHref("nf-2")}>what the NF-2 asks</a>.
        </Text>
      </div>
    </Section>
  );
}

type AnswerStepsProps = {
  steps: readonly ProcessStep[];
  /** The number of steps before these, and of all. */
  after?: number;
  of: number;
};

/** Steps along a vertical line, with a response at each; amplitudes increase from step to step. */
function AnswerSteps({ steps, after = 0, of }: AnswerStepsProps) {
  return (
    <ol start={after + 1} role="list">
      {steps.map(({ id, title, text }, index) => {
        const height = 14 + Math.round(((after + index) / Math.max(of - 1, 1)) * 30);
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
