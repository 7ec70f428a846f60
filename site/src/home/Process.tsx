import { countFirst } from "#practice/number-words.ts";
import type { ProcessStep } from "./process-step-schema.ts";
import { StepConnector } from "#ui/graphics/StepConnector.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Process.module.css";

type Props = { steps: readonly ProcessStep[] };

/** The quarters of the curve: stimulus, response, peak, return. */
const quarters = [
  "M-400 66H14l2-34 3 56 2-22H101",
  "M-1 66C26 66 40 60 54 42S82 6 101 6",
  "M-1 6C18 6 26 34 36 58S54 92 66 92 84 66 101 66",
  "M-1 66H600",
] as const;

/** Four steps from the accident to recovery along one curve, which is vertical on small screens. */
export function Process({ steps }: Props) {
  return (
    <Section id="process" variant="sunk" title={`${countFirst(steps.length)} steps, one continuous record`}>
      <ol className={styles.steps} role="list">
        {steps.map(({ id, title, text }, index) => (
          <li key={id}>
            <StepConnector path={quarters[index]} />
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
