import { countInWords } from "#practice/number-words.ts";
import type { ProcessStep } from "#home/process-step-schema.ts";
import { StepConnector } from "#ui/graphics/StepConnector.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./ClaimTimeline.module.css";

/** Path data for six steps in two rows. */
const segments = [
  "M-400 78H5l1.5-62 2.5 71 1.5-9H101",
  "M-1 78H7c3 0 3.5-20 6.5-20s4 26 7 26 2-6 5-6H101",
  "M-1 78H7c6 0 7-72 12-72s6 81 13 81 5-9 11-9H600",
  "M-400 78H7c3 0 3.5-20 6.5-20s4 26 7 26 2-6 5-6H101",
  "M-1 78H7c3 0 3.5-34 6.5-34s4 41 7 41 2-7 5-7H101",
  "M-1 78H7c4 0 4.5-58 9-58s5 67 10 67 4-32 8-32 4 23 9 23H600",
] as const;

/**
 * The steps of a claim along one recording in two rows, with brackets for the times between them; vertical on small
 * screens. The brackets repeat the texts, so they are hidden from screen readers.
 */
export function ClaimTimeline({ lead, steps }: { lead: string; steps: readonly ProcessStep[] }) {
  return (
    <Section
      id="claim"
      variant="sunk"
      title={`A claim in ${countInWords(steps.length)} steps`}
      lead={lead}
      arrange="split"
    >
      <ol className={styles.timeline} role="list">
        {steps.map(({ id, title, text }, index) => (
          <li key={id}>
            <StepConnector path={segments[index]} />
            <Bracket limit={steps[index + 1]?.limit} />
            <h3>{title}</h3>
            <p>
              <NoBreakText>{text}</NoBreakText>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Bracket({ limit }: Pick<ProcessStep, "limit">) {
  if (!limit) return null;
  return (
    <div className={styles.limit} data-stops={limit.stops || undefined} aria-hidden="true">
      <b>{limit.time}</b>
      <span>
        <NoBreakText>{limit.meaning}</NoBreakText>
      </span>
    </div>
  );
}
