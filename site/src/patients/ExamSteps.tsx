import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Spot, type SpotName } from "#ui/graphics/Spot.tsx";
import styles from "./ExamSteps.module.css";

/** The drawings of steps, by the id of the step. */
const spots: Readonly<Record<string, SpotName>> = {
  memory: "exam-memory",
  eyes: "exam-eyes",
  strength: "exam-strength",
  feel: "exam-feel",
  reflex: "exam-reflex",
  balance: "exam-balance",
  walk: "exam-walk",
};

/** What a patient is asked to do, frame by frame; paper has only the text above it. */
export function ExamSteps({ steps }: { steps: readonly Point[] }) {
  const comfort = pointNamed(steps, "comfort");
  return (
    <div className={styles.steps} data-screen-only="">
      <h3 id="exam-steps">The exam, step by step</h3>
      <ol role="list" aria-labelledby="exam-steps">
        {steps
          .filter((step) => step !== comfort)
          .map(({ id, text }) => (
            <li key={id}>
              {spots[id] && <Spot name={spots[id]} size="fill" />}
              <span>{text}</span>
            </li>
          ))}
      </ol>
      <p>{comfort.text}</p>
    </div>
  );
}
