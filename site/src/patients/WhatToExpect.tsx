import type { ReactNode } from "react";
import { minutesOf } from "#practice/report-times.ts";
import { paragraphsOf } from "#content/points.ts";
import type { AllFacts } from "#content/facts-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Picture, type PictureData } from "#pictures/Picture.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { ExamSteps } from "./ExamSteps.tsx";
import styles from "./WhatToExpect.module.css";

type Props = {
  lead: string;
  facts: AllFacts;
  stages: readonly Point[];
  steps: readonly Point[];
  picture: PictureData | undefined;
};

/** A time scale of the visit, what happens in each of its three parts, and the exam in drawings. */
export function WhatToExpect({ lead, facts, stages, steps, picture }: Props) {
  return (
    <Section id="visit" title="What to Expect" lead={lead} arrange="split">
      {picture && <Picture picture={picture} />}
      <VisitScale
        periods={[
          { keys: "A + B", value: facts.firstVisit, ...minutesOf(facts.firstVisit) },
          { keys: "C, only if needed", value: facts.emgVisit, ...minutesOf(facts.emgVisit) },
        ]}
        parts={stages.map(({ id, title, text }) => ({
          id,
          title,
          text: paragraphsOf(text).map((paragraph) => (
            <Text key={paragraph}>
              <NoBreakText>{paragraph}</NoBreakText>
            </Text>
          )),
        }))}
      />
      <ExamSteps steps={steps} />
    </Section>
  );
}

/** A period that ends between `from` and `to`; `keys` are the labels of its parts. */
type Period = { keys: string; value: string; from: number; to: number };
type Part = { id: string; title: string; text: ReactNode };
type VisitScaleProps = { periods: readonly Period[]; parts: readonly Part[] };

/** Space between two periods, in the unit of the scale. */
const gap = 14;

/** A time scale above the parts. The drawing adds nothing to their text, so it is hidden from screen readers. */
function VisitScale({ periods, parts }: VisitScaleProps) {
  const whole = periods.reduce((sum, { to }) => sum + to, gap * (periods.length - 1));
  const at = (time: number) => `${Math.round((time / whole) * 1000) / 10}%`;
  return (
    <>
      <figure className={styles.scale}>
        <svg aria-hidden="true">
          {periods.map((period, index) => {
            const start = periods.slice(0, index).reduce((sum, { to }) => sum + to + gap, 0);
            const [sure, end] = [at(start + period.from), at(start + period.to)];
            return (
              <g key={period.keys}>
                {index > 0 && (
                  <line className={styles.rest} x1={at(start - gap)} x2={at(start)} y1="2.8em" y2="2.8em" />
                )}
                <text x={at(start)} y="1em">
                  {period.keys}
                </text>
                <line className={styles.time} data-sure="" x1={at(start)} x2={sure} y1="2.8em" y2="2.8em" />
                <line className={styles.time} x1={sure} x2={end} y1="2.8em" y2="2.8em" />
                <text x={end} y="5em" textAnchor="end">
                  {period.value}
                </text>
              </g>
            );
          })}
        </svg>
      </figure>
      <ol className={styles.parts} role="list">
        {parts.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
